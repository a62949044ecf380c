import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Target } from './player.ts'

export interface Child extends Target {
  process: ChildProcess
  /** CPU seconds so far and resident bytes. */
  usage(): Promise<{ cpu: number; memory: number }>
  stop(): Promise<void>
}

/** The next message; a server that ends instead fails the bench. */
const next = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`the server ended with ${code}`))
    child.once('exit', end)
    child.once('message', (message) => {
      child.off('exit', end)
      resolve(message as T)
    })
  })

/** Starts a server of this folder as a process of its own with a fresh data folder. */
export async function startChild(name: 'bare' | 'product', settings: Record<string, string> = {}): Promise<Child> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-bench-'))
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const child = fork(script, { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings } })
  const { url, secret = 'x'.repeat(36) } = await next<{ url: string; secret?: string }>(child)
  return {
    process: child,
    url,
    secret,
    async usage() {
      const answer = next<{ cpu: number; memory: number }>(child)
      child.send('usage')
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
