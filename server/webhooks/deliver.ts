import type { Deps } from '../http/deps.ts'
import type { DueDelivery } from '../store/webhook-store.ts'
import { signedMessage } from './message.ts'
import { type Answer, post, receiverPatience } from './post.ts'
import { nextAttempt } from './schedule.ts'

/** ms between two looks for what is due */
const look = 500
/** A delivery that is taken is nobody else's for so long, ms; longer than a receiver may take. */
const lease = 60_000
/** Deliveries to one endpoint at a time, in this process: a slow one holds up itself alone. */
const atOnce = 4

type Needs = Pick<Deps, 'store' | 'clock' | 'log' | 'config' | 'outages'>

/**
 * Delivers webhooks until it is closed. Each is taken from the store with a lease, so that of several processes one delivers it, and
 * another when that one is gone.
 */
export const startDelivery = (
  { store, clock, log, config, outages }: Needs,
  { patience = receiverPatience, random = Math.random } = {},
): { close(): Promise<void> } => {
  const { webhooks } = store
  const busy = new Map<number, number>()
  const running = new Set<Promise<void>>()
  let closed = false
  let wake = () => {}
  const warn = (error: unknown, line: string): void => {
    if (!outages.note(error)) log.warn({ name: error instanceof Error ? error.name : '' }, line)
  }

  const finish = async (delivery: DueDelivery, { status, error, retryAfter }: Answer): Promise<void> => {
    const at = clock()
    const ended = { at, ...(status !== undefined && { status }), ...(error !== undefined && { error }) }
    const { id, attempts, endpoint } = delivery
    if (status !== undefined && status >= 200 && status < 300)
      return webhooks.finish(id, attempts, { ...ended, state: 'delivered', nextAt: null })
    const isOver = status === 410 || endpoint.disabledAt !== null
    const nextAt = isOver ? null : nextAttempt(attempts, at, random(), retryAfter)
    await webhooks.finish(id, attempts, { ...ended, state: nextAt === null ? 'failed' : 'waiting', nextAt })
    if (status !== 410) return
    await webhooks.disable(endpoint.id, at, 'the receiver answered 410')
    log.warn({ endpoint: endpoint.id, operator: endpoint.operator }, 'webhook endpoint disabled: it is gone')
  }

  const deliver = async (delivery: DueDelivery): Promise<void> => {
    const { endpoint } = delivery
    if (endpoint.disabledAt !== null) return finish(delivery, { error: 'disabled' })
    const { headers, body } = signedMessage(delivery, endpoint, clock())
    await finish(delivery, await post(endpoint.url, headers, body, { production: config.production, patience }))
  }

  const track = (endpointId: number, work: Promise<void>): void => {
    busy.set(endpointId, (busy.get(endpointId) ?? 0) + 1)
    const tracked = work
      .catch((error: unknown) => warn(error, 'webhook not delivered, it will be tried again'))
      .finally(() => {
        busy.set(endpointId, (busy.get(endpointId) ?? 1) - 1)
        running.delete(tracked)
        wake()
      })
    running.add(tracked)
  }

  /** Starts what is due and has room; true where there may be more at once. */
  const startDue = async (): Promise<boolean> => {
    let started = 0
    for (const endpointId of await webhooks.dueEndpoints(clock())) {
      const room = atOnce - (busy.get(endpointId) ?? 0)
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
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      await startDue().catch((error: unknown) => warn(error, 'webhooks not looked for'))
      const timer = Promise.withResolvers<void>()
      const timeout = setTimeout(timer.resolve, look)
      timeout.unref()
      await Promise.race([woken, timer.promise])
      clearTimeout(timeout)
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
