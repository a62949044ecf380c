import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { setsFolder } from '../../../scripts/texts/set-file.ts'
import { runAction } from '../../../server/cli/command.ts'
import { actions } from '../texts.ts'

/** A copy of the message sets that a command may write to; `remove` takes it away. */
export const copySets = async (): Promise<{ folder: string; remove(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  await cp(setsFolder, folder, { recursive: true })
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** The set files of a folder with their text; the states beside them change with each reading. */
export const filesOf = (path: string): [name: string, text: string][] =>
  readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(join(path, name), 'utf8')])

/** Runs `texts` with these arguments. */
export const call = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
  const output: string[] = []
  const err: string[] = []
  const code = await runAction({ actions }, args, { out: (line) => output.push(line), err: (line) => err.push(line), env: {} })
  return { code, out: output.join('\n'), err: err.join('\n') }
}

export const exportSet = async (set: string, format = 'csv'): Promise<string> => (await call('export', set, '--format', format)).out

/** What an import of this content would say; nothing is written. */
export const importing = async (set: string, content: string | Uint8Array, format = 'csv'): Promise<Awaited<ReturnType<typeof call>>> => {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, `in.${format}`)
  await writeFile(file, content)
  return call('import', set, file, '--check')
}
