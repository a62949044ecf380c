import type { Logger } from 'pino'
import { Counter, Gauge, type Registry } from 'prom-client'
import { DatabaseProblem } from '../errors/problem.ts'
import { codeOf } from '../process/log.ts'
import type { Clock } from '../process/time.ts'

/** Dependencies that may fail while the process runs. */
export const outageParts = ['database', 'disk', 'mail', 'worker', 'queue'] as const
export type OutagePart = (typeof outageParts)[number]

/** ms between checks whether an outage is over */
const checkInterval = 1000
/** Maximum number of different failed operations that are retried in one outage */
const maxProbes = 8

/** Outages of dependencies: logged when one begins and, with its duration, when it ends; and metrics. */
export type Outages = ReturnType<typeof watchOutages>

type Needs = { log: Pick<Logger, 'error' | 'info'>; clock: Clock; registry: Registry; ping(): Promise<void> }

/** Tracks outages, with metrics and a log line at the beginning and end of each; `ping` checks the database. */
export const watchOutages = ({ log, clock, registry, ping }: Needs) => {
  const labelled = { labelNames: ['part'], registers: [registry] }
  const gauge = new Gauge({ name: 'outage', help: 'Whether a part is away', ...labelled })
  const began = new Counter({ name: 'outages_total', help: 'Outages of a part', ...labelled })
  const seconds = new Counter({ name: 'outage_seconds_total', help: 'Duration of outages that ended', ...labelled })
  for (const part of outageParts) {
    gauge.set({ part }, 0)
    began.inc({ part }, 0)
    seconds.inc({ part }, 0)
  }
  const timers = new Map<OutagePart, NodeJS.Timeout>()
  const probes = new Map<OutagePart, Map<string, () => Promise<unknown>>>()
  let isClosed = false

  /** Begins an outage unless it has begun. `cause` is a code; every second each `isOver` given so far is called, until all resolve. */
  const begin = (
    part: OutagePart,
    cause: string,
    isOver: () => Promise<unknown>,
    { key = '', missing, todo }: { key?: string } & Pick<Partial<DatabaseProblem>, 'missing' | 'todo'> = {},
  ): void => {
    if (isClosed) return
    const ofPart = probes.get(part) ?? new Map()
    if (ofPart.size < maxProbes) ofPart.set(key, isOver)
    if (timers.has(part)) return
    probes.set(part, ofPart)
    const startedAt = clock()
    log.error({ part, cause, ...(missing && { missing }), ...(todo && { todo }) }, 'outage began')
    gauge.set({ part }, 1)
    began.inc({ part })
    const look = async (): Promise<void> => {
      const hasEnded = await tryAll(ofPart.values()).then(
        () => true,
        () => false,
      )
      if (isClosed) return
      if (!hasEnded) {
        timers.set(part, setTimeout(look, checkInterval).unref())
        return
      }
      timers.delete(part)
      probes.delete(part)
      const lastedSeconds = (clock() - startedAt) / 1000
      log.info({ part, seconds: Math.round(lastedSeconds) }, 'outage ended')
      gauge.set({ part }, 0)
      seconds.inc({ part }, Math.max(0, lastedSeconds))
    }
    timers.set(part, setTimeout(look, checkInterval).unref())
  }

  return {
    begin,
    /** Begins one if the database could not be reached or could not store: it is over when that works again. False for any other error. */
    note(error: unknown): boolean {
      if (!(error instanceof DatabaseProblem)) return false
      const { part, cause, again, missing, todo } = error
      begin(part, cause, () => ping().then(() => again?.run().catch(unlessAnswered)), { key: again?.key ?? '', missing, todo })
      return true
    },
    isOn: (part: OutagePart): boolean => timers.has(part),
    close(): void {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

const tryAll = async (probes: Iterable<() => Promise<unknown>>): Promise<void> => {
  for (const probe of probes) await probe()
}

/** A refusal of the statement itself, for instance after a concurrent write, shows that the database works. */
const unlessAnswered = (error: unknown): void => {
  if (error instanceof DatabaseProblem) throw error
}

/** Begins an outage if the database failed; any other error is logged by its code. */
export const noteOrWarn = (
  { outages, log }: { outages: Pick<Outages, 'note'>; log: Pick<Logger, 'warn'> },
  error: unknown,
  line: string,
): void => {
  if (!outages.note(error)) log.warn({ name: codeOf(error) }, line)
}
