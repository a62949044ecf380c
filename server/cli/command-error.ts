/** Why a command was not carried out: what is wrong and what to do. Its code, in small letters, has a page (`docs/errors.md`). */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly code: 'usage' | 'not_writable' | 'too_few' | 'version_retired'

  constructor(code: CommandError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Why the words of a command line were not understood. */
export const usageError = (message: string): CommandError => new CommandError('usage', message)

/** A word of a command line in quotes; what could be a secret, or is no plain word, is not shown. */
export const named = (word: string): string => (/^[\w-]{1,30}$/.test(word) ? `"${word}"` : '"…"')

/** Why nothing was written to a path. */
export const notWritable = (path: string, { code }: NodeJS.ErrnoException): CommandError =>
  new CommandError('not_writable', `${path} cannot be written (${code}): check the folder, its permissions and free space.`)

/** Prints why nothing was done, and returns the exit code. */
export const refuse = (io: { err(line: string): void }, line: string): number => {
  io.err(line)
  return 1
}
