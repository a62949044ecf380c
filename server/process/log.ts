import { type Logger, pino } from 'pino'

/** The server's log: JSON lines on stderr, without process id or host name. */
export const openLog = (level: string): Logger => pino({ level, base: null }, pino.destination({ dest: 2, sync: true }))

/** What may be logged of an error: its code, else its name, never its message, which may quote values. */
export const codeOf = (error: unknown): string => (error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown')

/** Where in the code an error was thrown, without its message, which may quote values. */
export const framesOf = ({ stack = '' }: Error): string => (stack.match(/^ {4}at .*$/gm) ?? []).join('\n').trim()
