import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Metrics } from '../monitoring/metrics.ts'
import { noteOrWarn, type Outages } from '../monitoring/outages.ts'
import type { Config } from '../process/config.ts'
import { type Clock, day, hour, minute } from '../process/time.ts'
import type { Store } from '../store/store.ts'
import type { DueDelivery } from '../store/webhooks.ts'
import { publishEvents } from './await-events.ts'
import { signedMessage } from './message.ts'
import { type Answer, post, receiverTimeoutMs } from './post.ts'

/** ms between polls for due deliveries */
const pollInterval = 500
/** Lease of a delivery, ms; longer than the receiver's timeout. */
const lease = 60_000
/** Concurrent deliveries per endpoint in this process: a slow endpoint delays only itself. */
const maxConcurrent = 4

type Needs = { config: Config; clock: Clock; log: Logger; store: Store; metrics: Metrics; outages: Outages }

/** Delivers webhooks until closed. Deliveries are leased, so that one process makes each, and another takes over when that one dies. */
export const startDelivery = (
  { store, clock, log, config, outages, metrics }: Needs,
  { timeoutMs = receiverTimeoutMs } = {},
): { close(): Promise<void> } => {
  const { webhooks } = store
  const busy = new Map<number, number>()
  const running = new Set<Promise<void>>()
  let closed = false
  let wake = () => {}
  const warn = (error: unknown, line: string): void => noteOrWarn({ outages, log }, error, line)

  const finish = async (delivery: DueDelivery, { status, error, retryAfter }: Answer): Promise<void> => {
    const at = clock()
    const ended = { at, status, error }
    const { id, attempts, endpoint } = delivery
    if (status !== undefined && status >= 200 && status < 300) {
      metrics.webhookTried('delivered')
      return webhooks.finish(id, attempts, { ...ended, state: 'delivered', nextAt: null })
    }
    const isOver = status === 410 || endpoint.disabledAt !== null
    const nextAt = isOver ? null : nextAttempt(attempts, at, Math.random(), retryAfter)
    const state = nextAt === null ? 'failed' : 'waiting'
    metrics.webhookTried(state)
    await webhooks.finish(id, attempts, { ...ended, state, nextAt })
    if (status !== 410) return
    await webhooks.disable(endpoint.id, at, 'the receiver answered 410')
    log.warn({ endpoint: endpoint.id, operator: endpoint.operator }, 'webhook endpoint disabled: it answered 410 Gone')
  }

  const deliver = async (delivery: DueDelivery): Promise<void> => {
    const { endpoint } = delivery
    if (endpoint.disabledAt !== null) return finish(delivery, { error: 'disabled' })
    const { headers, body } = signedMessage(delivery, endpoint, clock())
    await finish(delivery, await post(endpoint.url, headers, body, { production: config.production, timeoutMs }))
  }

  const track = (endpointId: number, work: Promise<void>): void => {
    busy.set(endpointId, (busy.get(endpointId) ?? 0) + 1)
    const tracked = work
      .catch((error: unknown) => warn(error, 'webhook not delivered, it will be retried'))
      .finally(() => {
        busy.set(endpointId, (busy.get(endpointId) ?? 1) - 1)
        running.delete(tracked)
        wake()
      })
    running.add(tracked)
  }

  /** Starts due deliveries within the limit; true where there may be more right away. */
  const startDue = async (): Promise<boolean> => {
    let started = 0
    await publishEvents(store)
    for (const endpointId of await webhooks.dueEndpoints(clock())) {
      const room = maxConcurrent - (busy.get(endpointId) ?? 0)
      if (room <= 0 || closed) continue
      const now = clock()
      for (const delivery of await webhooks.claim(endpointId, now, now + lease, room)) {
        started += 1
        track(endpointId, deliver(delivery))
      }
    }
    return started > 0
  }

  const loop = async (): Promise<void> => {
    while (!closed) {
      const woken = Promise.withResolvers<void>()
      wake = woken.resolve
      await startDue().catch((error: unknown) => warn(error, 'poll for due webhooks failed'))
      await Promise.race([woken.promise, sleep(pollInterval, undefined, { ref: false })])
    }
  }
  const ended = loop()
  return {
    async close() {
      closed = true
      wake()
      await ended
      await Promise.all(running)
    },
  }
}

const second = 1000

/** Delays before the second and each further attempt (Standard Webhooks 1.0.0, "Deliverability and reliability"), ms. */
export const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
/** Maximum extra delay, as a share, so that the retries after an outage do not come all at once. */
const jitter = 0.1

/** Parses a Retry-After header, seconds or a date; 0 where it is neither. */
const retryAfterDelay = (retryAfter: string | undefined, now: number): number => {
  if (retryAfter === undefined) return 0
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * second : Date.parse(retryAfter) - now
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), day) : 0
}

/** When to retry after so many attempts; null: never. A receiver may ask for a longer delay, up to a day. `random`: from 0 to 1 */
export const nextAttempt = (attempts: number, now: number, random: number, retryAfter?: string): number | null => {
  const delay = pauses[attempts - 1]
  return delay === undefined ? null : now + Math.max(Math.round(delay * (1 + jitter * random)), retryAfterDelay(retryAfter, now))
}
