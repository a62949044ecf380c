import type { Io } from './command.ts'

/** What a command is about: the argument, or for `-` a line of standard input, which no list of processes shows. */
export const readWhich = async (io: Io, argument: string): Promise<string> => (argument === '-' ? ((await io.read?.()) ?? '') : argument)
