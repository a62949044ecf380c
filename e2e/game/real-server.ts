import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runHere } from '../../server/testing/run-here.ts'
import { serverProgram } from '../../server/testing/test-process.ts'

export type RealServer = {
  url: string
  /** Where it keeps its data. */
  dataDir: string
  /** A secret of the operator mindway. */
  secret: string
  /** A test secret of that operator. */
  testSecret: string
  /** Makes another secret, as the command does. */
  newSecret(operator: string, ...more: string[]): Promise<string>
  /** Makes a key of a partner's server for its test games, as the command does. */
  newTestKey(operator: string): Promise<string>
  /** Kills the process without a shutdown, as a crash would. */
  kill(): Promise<void>
  /** Restarts it on the same data. */
  start(): Promise<void>
  close(): Promise<void>
}

/** The production server as a separate process, which can be killed and restarted on its data. */
export const startRealServer = async (port: number, settings: Record<string, string> = {}): Promise<RealServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-game-'))
  const url = `http://127.0.0.1:${port}`
  const place = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir }
  const env = { ...process.env, NODE_ENV: 'test', ...place, LOG_LEVEL: 'warn', WORKERS: '1', ...settings }
  let child: ChildProcess | undefined

  const ready = async () => {
    for (let tries = 0; tries < 2400 && child?.exitCode === null; tries++) {
      const reply = await fetch(`${url}/readyz`).catch(() => undefined)
      if (reply?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`the server did not get ready at ${url}`)
  }
  const server: RealServer = {
    url,
    dataDir,
    secret: '',
    testSecret: '',
    newSecret: async (operator, ...more) => (await runHere(['secret', 'create', '--operator', operator, ...more], env)).out,
    newTestKey: async (operator) => (await runHere(['key', 'create', '--operator', operator, '--test'], env)).out,
    async start() {
      child = spawn(process.execPath, [serverProgram], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      await ready().catch(async (error) => {
        await server.kill()
        throw error
      })
    },
    async kill() {
      if (child?.exitCode !== null || child.signalCode) return
      const dead = once(child, 'exit')
      child.kill('SIGKILL')
      await dead
    },
    async close() {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await server.start()
  server.secret = await server.newSecret('mindway')
  server.testSecret = await server.newSecret('mindway', '--test')
  return server
}
