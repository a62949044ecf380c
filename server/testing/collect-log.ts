import { type Logger, pino } from 'pino'

export type CollectedLog = {
  /** For a server of this process (`ServerOptions`). */
  log: Logger
  /** All that was logged, as a process writes it. */
  text(): string
  /** The lines that are warnings or worse. */
  warnings(): Record<string, unknown>[]
}

/** The log of a server that runs in the test's process, where a process of its own would show no more. */
export const collectLog = (): CollectedLog => {
  const lines: string[] = []
  return {
    log: pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) }),
    text: () => lines.join(''),
    warnings: () => lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ level }) => Number(level) >= warning),
  }
}

const warning = 40
