import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runHere } from '../../server/testing/run-here.ts'
import { type RealServer, startRealServer } from '../game/real-server.ts'

export type ConsoleServer = RealServer & {
  consoleUrl: string
  /** Adds a member by command, which prints a first sign-in link: `--operator nfl`, or `--provider`. */
  firstLink(email: string, ...of: string[]): Promise<string>
}

/** The production server with its own console, and a few operators that no other test uses. */
export const startConsoleServer = async (
  port: number,
  operators: readonly string[],
  more: Record<string, string> = {},
): Promise<ConsoleServer> => {
  const dir = mkdtempSync(join(tmpdir(), 'gamalyze-labels-'))
  // Every test server comes with secrets for mindway.
  for (const operator of new Set(['_flags', '_fonts', 'mindway', ...operators]))
    cpSync(`operators/${operator}`, join(dir, operator), { recursive: true })
  const consolePort = port + 1
  const consoleUrl = `http://localhost:${consolePort}`
  const settings = { OPERATORS_DIR: dir, CONSOLE_PORT: `${consolePort}`, CONSOLE_URL: consoleUrl, ...more }
  const server = await startRealServer(port, settings)
  const env = { ...process.env, ...settings, PUBLIC_URL: server.url, DATA_DIR: server.dataDir }
  return Object.assign(server, {
    consoleUrl,
    firstLink: async (email: string, ...of: string[]) => (await runHere(['member', 'add', ...of, '--email', email], env)).out,
    close: async () => {
      await server.kill()
      for (const folder of [dir, server.dataDir]) rmSync(folder, { recursive: true, force: true })
    },
  })
}
