import type { Logger } from 'pino'
import { worldOf } from '../../contract/world.ts'
import { noteOrWarn, type Outages } from '../monitoring/outages.ts'
import type { Drain } from '../process/drain.ts'
import type { OperatorWorld } from '../store/operator-world.ts'
import type { Store } from '../store/store.ts'

/** ms between looks for new events while calls wait for them */
const pauseMs = 250

type Waiting = { stream: string; number: number; done(): void }
const streamOf = (world: OperatorWorld): string => `${world.operator} ${worldOf(world)}`

/** Calls that wait for events, with one look at the database for all. Each goes on past its number, when its time or client is gone, or at a drain. */
export const awaitEvents = (deps: { log: Logger; store: Store; drain: Drain; outages: Outages }) => {
  const { store, drain } = deps
  const waiting = new Set<Waiting>()
  let closed = false
  let looking = false

  const look = async (): Promise<void> => {
    try {
      await publishEvents(store)
      const ends = new Map((await store.eventStreams.ends()).map((stream) => [streamOf(stream), stream.last]))
      for (const each of waiting) if (closed || drain.isOn || (ends.get(each.stream) ?? 0) > each.number) each.done()
    } catch (error) {
      noteOrWarn(deps, error, 'no look for new events')
      for (const each of waiting) each.done()
    }
    looking = waiting.size > 0
    if (looking) setTimeout(look, pauseMs)
  }

  return {
    /** Resolves when there may be events behind the number, and after `ms` at the latest. */
    past: (
      world: OperatorWorld,
      number: number,
      ms: number,
      client: { once(event: 'close', onClose: () => void): unknown },
    ): Promise<void> =>
      new Promise((resolve) => {
        if (closed || drain.isOn) return resolve()
        const each: Waiting = {
          stream: streamOf(world),
          number,
          done() {
            clearTimeout(end)
            waiting.delete(each)
            resolve()
          },
        }
        const end = setTimeout(each.done, ms)
        client.once('close', each.done)
        waiting.add(each)
        if (!looking) setTimeout(look, pauseMs)
        looking = true
      }),
    close(): void {
      closed = true
      for (const each of waiting) each.done()
    },
  }
}

/** Publishes new events: afterwards they can be read and delivered. Costs one look-up where there are none. */
export const publishEvents = async ({ eventStreams }: Pick<Store, 'eventStreams'>): Promise<void> => {
  for (const world of await eventStreams.unpublished()) await eventStreams.publish(world)
}
