import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A new, empty folder for the tests of a file, removed after them; with `onTestFinished`, for a test that makes it. */
export const newFolder = (whenOver: (remove: () => void) => void = afterAll): string => {
  const folder = mkdtempSync(join(tmpdir(), 'gamalyze-test-'))
  whenOver(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
