import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ConfigError, readConfig } from '../process/config.ts'

/** Input and output of a command. */
export type Io = {
  out(line: string): void
  err(line: string): void
  env: Record<string, string | undefined>
  /** A line of standard input. */
  read?(): Promise<string>
}

/** Exports of a file in `commands/`. */
export type Command = {
  usage: string
  /** Returns the exit code. */
  run(args: string[], io: Io): Promise<number>
}

const folder = new URL('./commands/', import.meta.url)
const labFolder = new URL('../../lab/commands/', import.meta.url)

/** Commands in `lab/`, which a clone of the repository has and the image has not. */
const labCommands = ['analyse', 'texts', 'validate']

/** Names of all commands: add one as a new file. */
export const listCommands = async (): Promise<string[]> => {
  const files = await readdir(folder)
  const names = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => name.slice(0, -3))
  return [...names, ...(existsSync(labFolder) ? labCommands : [])].sort()
}

/** Whether the settings name the folder of a demo. Where PostgreSQL is used, NODE_ENV must say so. */
const isDemo = ({ DATABASE_URL, DATABASE_URL_FILE, DATA_DIR }: Io['env']): boolean =>
  !DATABASE_URL && !DATABASE_URL_FILE && existsSync(join(DATA_DIR || 'data', 'demo.json'))

/** Runs one command line, without the program name. */
export const runCommand = async (argv: string[], given: Io): Promise<number> => {
  const io = { ...given, env: { ...given.env, NODE_ENV: given.env.NODE_ENV || (isDemo(given.env) ? 'development' : 'production') } }
  const [name, ...args] = argv
  const names = await listCommands()
  const load = (command: string): Promise<Command> =>
    import(new URL(`${command}.ts`, labCommands.includes(command) ? labFolder : folder).href)
  if (name === undefined || !names.includes(name)) {
    if (name !== undefined && labCommands.includes(name)) {
      io.err(`"${name}" runs from a clone of the repository only: the image has no lab/.`)
      return 1
    }
    const wantsHelp = name === undefined || ['help', '--help', '-h'].includes(name)
    if (!wantsHelp) io.err(`There is no command "${name}".`)
    const usages = await Promise.all(names.map(async (each) => (await load(each)).usage))
    for (const line of ['Usage: npm run -s gamalyze -- <command> …', '', ...usages]) (wantsHelp ? io.out : io.err)(line)
    if (!wantsHelp) io.err(docsOf(io, 'errors/usage'))
    return wantsHelp ? 0 : 1
  }
  const command = await load(name)
  if (args.includes('--help') || args.includes('-h')) {
    io.out(command.usage)
    return 0
  }
  try {
    const exitCode = await command.run(args, io)
    if (exitCode !== 0) io.err(docsOf(io, pages[name] ?? 'operations'))
    return exitCode
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const { message } = error as Error
    io.err(error instanceof ConfigError ? message : sentence(message))
    if (code === 'usage') io.err(command.usage)
    io.err(docsOf(io, code === 'bad_setting' ? 'operations' : `errors/${code}`))
    return 1
  }
}

const sentence = (text: string): string =>
  `${text.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase())}${/[.?!]$/.test(text) ? '' : '.'}`

/** Pages about commands; the others are on that about operations. */
const pages: Record<string, string> = {
  key: 'known-users',
  member: 'console',
  operator: 'operators',
  secret: 'secrets',
  validate: 'study-kit',
  webhook: 'webhooks',
}

/** Where more is said: the last line of every refusal. */
const docsOf = (io: Io, page: string): string => {
  try {
    return `${readConfig(io.env).publicUrl}/docs/${page}`
  } catch {
    return `docs/${page}.md`
  }
}

/** Our own code of a refusal; undefined for any other error. `parseArgs` of node:util throws for unknown or incomplete options. */
const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error && 'code' in error)) return undefined
  const code = String(error.code)
  if (code.startsWith('ERR_PARSE_ARGS_')) return 'usage'
  if (error instanceof ConfigError) return code.toLowerCase()
  return /^[a-z_]+$/.test(code) ? code : undefined
}

const readLine = async (): Promise<string> => {
  for await (const line of createInterface({ input: process.stdin })) return line.trim()
  return ''
}

if (import.meta.main) {
  const io: Io = { out: (line) => console.log(line), err: (line) => console.error(line), env: process.env, read: readLine }
  try {
    process.exitCode = await runCommand(process.argv.slice(2), io)
  } catch (error) {
    io.err(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
