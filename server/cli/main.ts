import { readdir } from 'node:fs/promises'
import { ProblemError } from '../errors/problem.ts'
import { ConfigError, readConfig } from '../process/config.ts'

/** Input and output of a command. */
export type Io = {
  out(line: string): void
  err(line: string): void
  env: Record<string, string | undefined>
}

/** Exports of a file in `commands/`. */
export type Command = {
  usage: string
  /** Returns the exit code. */
  run(args: string[], io: Io): Promise<number>
}

const folder = new URL('./commands/', import.meta.url)

/** Names of all commands: add one as a new file. */
export const listCommands = async (): Promise<string[]> => {
  const files = await readdir(folder)
  return files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -3))
    .sort()
}

/** Runs one command line, without the program name. */
export const runCommand = async (argv: string[], io: Io): Promise<number> => {
  const [name, ...args] = argv
  const names = await listCommands()
  const load = (command: string): Promise<Command> => import(new URL(`${command}.ts`, folder).href)
  if (name === undefined || !names.includes(name)) {
    const wantsHelp = name === undefined || ['help', '--help', '-h'].includes(name)
    if (!wantsHelp) io.err(`There is no command "${name}".`)
    const usages = await Promise.all(names.map(async (each) => (await load(each)).usage))
    for (const line of ['Usage: npm run -s gamalyze -- <command> …', '', ...usages]) (wantsHelp ? io.out : io.err)(line)
    return wantsHelp ? 0 : 1
  }
  const command = await load(name)
  if (args.includes('--help') || args.includes('-h')) {
    io.out(command.usage)
    return 0
  }
  try {
    return await command.run(args, io)
  } catch (error) {
    if (isUsageError(error)) {
      io.err(`${error.message}\n${command.usage}`)
      return 1
    }
    if (error instanceof ConfigError) {
      io.err(error.message)
      return 1
    }
    if (error instanceof ProblemError) {
      io.err(`${error.message}\n${readConfig(io.env).publicUrl}/docs/errors/${error.code}`)
      return 1
    }
    throw error
  }
}

/** Codes that `parseArgs` of node:util throws for unknown or incomplete options. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')

if (import.meta.main) {
  const io: Io = { out: (line) => console.log(line), err: (line) => console.error(line), env: process.env }
  try {
    process.exitCode = await runCommand(process.argv.slice(2), io)
  } catch (error) {
    io.err(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
