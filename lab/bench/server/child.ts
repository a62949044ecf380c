import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Target } from './player.ts'

export type Child = Target & {
  process: ChildProcess
  dataDir: string
  usage(): Promise<Usage>
  /** The same after a full garbage collection. */
  live(): Promise<Usage>
  stop(): Promise<void>
}

/** CPU seconds so far, resident bytes, and bytes of the heap. */
export type Usage = { cpu: number; memory: number; heap: number }

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

/** Where this version has the programs, and where 1.0.0 has them. */
const places = ['lab/bench/server', 'bench/server']

/** Starts this version's server, or an earlier version's, as a separate process with a fresh data folder. */
export const startChild = async (
  name: 'bare' | 'product' | 'watched',
  settings: Record<string, string> = {},
  root: string = resolve(import.meta.dirname, '../../..'),
): Promise<Child> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-bench-'))
  const script = places.map((place) => join(root, place, `${name}.ts`)).find((path) => existsSync(path))
  if (!script) throw new Error(`the bench has no ${name}.ts in ${root}`)
  const child = fork(script, { cwd: root, execArgv: ['--expose-gc'], env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings } })
  const ask = (question: 'usage' | 'live') => {
    const answer = next<Usage>(child)
    child.send(question)
    return answer
  }
  const { url, secret = 'x'.repeat(36) } = await next<{ url: string; secret?: string }>(child)
  return {
    process: child,
    dataDir,
    url,
    secret,
    usage: () => ask('usage'),
    live: () => ask('live'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
