import type { Io } from './command.ts'

/** What a command is about: the argument, or for `-` a line of standard input, which no list of processes shows. */
export const readWhich = async (io: Io, argument: string): Promise<string> => (argument === '-' ? ((await io.read?.()) ?? '') : argument)

/** Says of a secret among the arguments what it costs. */
export const warnOfArgument = (io: Io): void =>
  io.err(
    'Whoever sees the processes of this machine saw that secret: next time give its fingerprint, or - and the secret on standard input.',
  )
