import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Target } from './player.ts'

export type Child = Target & {
  dataDir: string
  /** Seconds so far */
  cpu(): Promise<number>
  stop(): Promise<void>
}

/** The next message; a server that exits instead fails the benchmark. */
const next = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`the server exited with ${code}`))
    child.once('exit', end)
    child.once('message', (message) => {
      child.off('exit', end)
      resolve(message as T)
    })
  })

/** Starts a server as a separate process with a fresh data folder. */
export const startChild = async (name: 'bare' | 'product', settings: Record<string, string> = {}): Promise<Child> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-bench-'))
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings }
  const child = fork(join(import.meta.dirname, `${name}.ts`), { cwd: resolve(import.meta.dirname, '../../..'), execArgv: [], env })
  const { url, secret = 'x'.repeat(36) } = await next<{ url: string; secret?: string }>(child)
  return {
    dataDir,
    url,
    secret,
    cpu() {
      const answer = next<number>(child)
      child.send('cpu')
      return answer
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
