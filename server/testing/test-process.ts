import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type TestProcess = {
  child: ChildProcess
  /** Its output so far. */
  out(): string
  err(): string
  /** The messages of its log so far. */
  messages(): string[]
  /** What it logged as a warning or worse, whole. */
  warnings(): Record<string, unknown>[]
  /** Resolves when the output or the log matches; rejects when the process ends first. */
  says(text: RegExp): Promise<RegExpMatchArray>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/** What starts the server: in a whole run its bundle, as in production (`scripts/test.mjs`), else the sources. */
export const serverProgram = process.env.SERVER_PROGRAM ?? 'server/main.ts'

/**
 * Runs one of our scripts as a separate process, not in production, with only these settings besides the path, the temporary folder and Node's
 * cache, and with one worker, as each of them warms up; `limit` is a shell's ulimit. For `server/main.ts` the `serverProgram` stands in, with few
 * operators.
 */
export const startProcess = (script: string, args: string[], settings: Record<string, string | undefined>, limit?: string): TestProcess => {
  const isServer = script === 'server/main.ts'
  const program = isServer ? serverProgram : script
  const { PATH, TMPDIR, NODE_COMPILE_CACHE, TEST_OPERATORS_DIR } = process.env
  const few = isServer && TEST_OPERATORS_DIR && { OPERATORS_DIR: TEST_OPERATORS_DIR }
  const options = { cwd: root, env: { PATH, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV: 'test', WORKERS: '1', ...few, ...settings } }
  const child = limit
    ? spawn('sh', ['-c', `ulimit ${limit}; exec "$@"`, 'sh', process.execPath, program, ...args], options)
    : spawn(process.execPath, [program, ...args], options)
  let out = ''
  let err = ''
  const listeners = new Set<() => void>()
  const heard = () => {
    for (const listener of listeners) listener()
  }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    heard()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
    heard()
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)))
  return {
    child,
    out: () => out,
    err: () => err,
    messages: () => linesOf(err).map(({ msg }) => String(msg)),
    warnings: () => linesOf(err).filter(({ level }) => Number(level) >= warning),
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = out.match(text) ?? err.match(text)
          if (!match) return
          listeners.delete(look)
          resolve(match)
        }
        listeners.add(look)
        void ended.then((code) => reject(new Error(`ended with ${code}: ${err}`)))
        look()
      }),
  }
}

const warning = 40

const linesOf = (log: string): Record<string, unknown>[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
