import type { Io } from './command.ts'

/** What a command applies to: its argument, or for `-` a line of standard input, which does not appear in process lists. */
export const readWhich = async (io: Io, argument: string): Promise<string> => (argument === '-' ? ((await io.read?.()) ?? '') : argument)
