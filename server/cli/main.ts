import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ConfigError, readConfig } from '../process/config.ts'
import { type Command, type Io, runAction, usageOf } from './command.ts'
import { named, refuse } from './command-error.ts'

/** Folders of commands. The lab is missing in the image. */
const folders = ['./commands/', '../../lab/commands/'].map((path) => new URL(path, import.meta.url)).filter((folder) => existsSync(folder))

const labCommands = ['study', 'texts', 'validate']

/** The files of all commands by name: add one as a new file. */
const findCommands = (): Map<string, string> => {
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => [file, new URL(file, folder).href] as const))
  const commands = files.filter(([file]) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return new Map(commands.map(([file, url]) => [file.slice(0, -3), url] as const).sort())
}

/** Names of all commands. */
export const listCommands = (): string[] => [...findCommands().keys()]

/** Whether the settings name the folder of a demo. Where PostgreSQL is used, NODE_ENV must say so. */
const isDemo = ({ DATABASE_URL, DATABASE_URL_FILE, DATA_DIR }: Io['env']): boolean =>
  !DATABASE_URL && !DATABASE_URL_FILE && existsSync(join(DATA_DIR || 'data', 'demo.json'))

/** Runs one command line, without the program name. */
export const runCommand = async (argv: string[], processIo: Io): Promise<number> => {
  const { env } = processIo
  const io = {
    ...processIo,
    /** What a terminal would obey, from a word or a file's name, is not printed. */
    err: (line: string) => processIo.err(line.replace(/[^\P{Cc}\n\t]/gu, '\ufffd')),
    env: { ...env, NODE_ENV: env.NODE_ENV || (isDemo(env) ? 'development' : 'production') },
  }
  const [name, ...words] = argv
  const commands = findCommands()
  const load = async (each: string): Promise<Command> => import(commands.get(each) ?? '')
  if (name === undefined || isHelp(name) || (name === 'help' && words.length === 0)) {
    io.out('Usage: npm run -s gamalyze -- <command> …\n')
    for (const each of commands.keys()) io.out(usageOf(each, await load(each)))
    return 0
  }
  if (!commands.has(name)) {
    if (labCommands.includes(name)) return refuse(io, `"${name}" runs only from a clone of the repository: the image has no lab/.`)
    io.err(`There is no command ${named(name)}; choose from ${[...commands.keys()].join(', ')}.`)
    return refuse(io, docsOf(io, 'errors/usage'))
  }
  const command = await load(name)
  if (words.some(isHelp)) {
    io.out(usageOf(name, command))
    return 0
  }
  try {
    const exitCode = await runAction(command, words, io)
    if (exitCode !== 0) io.err(docsOf(io, command.page ?? 'operations'))
    return exitCode
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const { message } = error as Error
    io.err(error instanceof ConfigError ? message : sentence(message))
    return refuse(io, docsOf(io, code === 'bad_setting' ? 'settings' : `errors/${code}`))
  }
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

const sentence = (text: string): string =>
  `${text.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase())}${/[.?!]$/.test(text) ? '' : '.'}`

/** The last line of every refusal: where to read more. */
const docsOf = (io: Io, page: string): string => {
  try {
    return `${readConfig(io.env).publicUrl}/docs/${page}`
  } catch {
    return `docs/${page}.md`
  }
}

/** Our own code of a refusal; undefined for any other error. */
const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error && 'code' in error)) return undefined
  const code = String(error.code)
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
