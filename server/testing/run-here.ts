import { runCommand } from '../cli/main.ts'
import { readConfig } from '../process/config.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { putEmptyDatabase } from './empty-database.ts'

const prepare = async ({ DATA_DIR, DATABASE_URL }: Record<string, string | undefined>): Promise<void> => {
  if (DATA_DIR && !DATABASE_URL) await putEmptyDatabase(DATA_DIR)
}

/** Runs a command in this process, as starting Node for each would take a second. Returns its exit code and what it printed. */
export const runHere = async (
  args: string[],
  env: Record<string, string | undefined>,
): Promise<{ code: number; out: string; err: string }> => {
  await prepare(env)
  const lines = { out: [] as string[], err: [] as string[] }
  const code = await runCommand(args, {
    env: { NODE_ENV: 'test', ...env },
    out: (line) => lines.out.push(line),
    err: (line) => lines.err.push(line),
  })
  return { code, out: lines.out.join('\n').trim(), err: lines.err.join('\n') }
}

/** The same for commands of one installation, without the line that names its database. */
export const commandsIn =
  (env: Record<string, string>) =>
  async (...args: string[]) => {
    const { err, ...ended } = await runHere(args, env)
    return { ...ended, err: err.replace(/^Database: .*\n?/m, '') }
  }

/** The store of an installation, on which its commands work. */
export const storeOf = async (env: Record<string, string>): Promise<Store> => {
  await prepare(env)
  return openStore(readConfig({ NODE_ENV: 'test', ...env }))
}
