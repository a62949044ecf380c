import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listCommands, runCommand } from '../cli/main.ts'

/** One line for each command that opens the database. */
const commands = [
  ['audit'],
  ['export', '--format', 'csv'],
  ['game', 'delete', 'none', '--operator', 'nfl'],
  ['jobs', 'list'],
  ['key', 'list'],
  ['member', 'list', '--provider'],
  ['migrate'],
  ['norms', 'list'],
  ['operator', 'pause', 'nfl'],
  ['replay', '00000000-0000-4000-8000-000000000000'],
  ['report', 'half-year', '--from', '2026-01-01', '--out', '/nowhere/half-year.json'],
  ['secret', 'list'],
  ['standing', '--operator', 'nfl'],
  ['stats'],
  ['webhook', 'list'],
]
const commandsOfSqlite = [
  ['backup', '--to', join(tmpdir(), 'gamalyze-never-made.sqlite')],
  ['copy', '--from', 'sqlite', '--to', 'postgres'],
]
/** Without a database, or with sentences of their own about one. */
const others = ['check', 'help', 'restore', 'study', 'texts', 'validate']

/** Expects that every command that opens the database ends with code 1 and, beside the line that names the database, this one. */
export const expectRefusedCommands = async (env: Record<string, string>, line: string): Promise<void> => {
  const named = [...commands, ...commandsOfSqlite].map(([name]) => name)
  expect([...named, ...others].toSorted()).toEqual(await listCommands())
  for (const command of env.DATABASE_URL ? commands : [...commands, ...commandsOfSqlite]) {
    const lines: string[] = []
    const code = await runCommand(command, { env, out: (text) => lines.push(`out: ${text}`), err: (text) => lines.push(text) })
    const told = lines.filter((text) => !/^(Database: |From )/.test(text))
    expect({ command, code, told }).toEqual({
      command,
      code: 1,
      told: [line, expect.stringMatching(/^http:.*\/docs\/(settings|errors\/id_key_mismatch)$/)],
    })
  }
}
