import { type Logger, pino } from 'pino'

/** The server's log: JSON lines on stderr, without process id or host name. */
export const openLog = (level: string): Logger => pino({ level, base: null }, pino.destination({ dest: 2, sync: true }))
