import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Those that tests play in processes, with what all share. */
const few = ['_flags', '_fonts', 'mindway', 'nfl', 'quiet-hour']

/**
 * A folder with few operators for server processes of tests (`startProcess`): to check and watch all of them is a third of a start. Vitest calls
 * this before the tests, and the function it returns after them.
 */
export default function copyFewOperators(): () => void {
  const dir = mkdtempSync(join(tmpdir(), 'gamalyze-few-'))
  for (const name of few) cpSync(new URL(`../../operators/${name}`, import.meta.url), join(dir, name), { recursive: true })
  process.env.TEST_OPERATORS_DIR = dir
  return () => rmSync(dir, { recursive: true })
}
