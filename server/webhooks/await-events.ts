import type { Logger } from 'pino'
import { worldOf } from '../../contract/world.ts'
import { noteOrWarn, type Outages } from '../monitoring/outages.ts'
import type { Drain } from '../process/drain.ts'
import type { Scope } from '../store/scope.ts'
import type { Store } from '../store/store.ts'
import { publishEvents } from './publish.ts'

/** ms between looks for new events while calls wait for them */
const pauseMs = 250

type Waiting = { stream: string; place: number; done(): void }
const streamOf = (scope: Scope): string => `${scope.operator} ${worldOf(scope)}`

/**
 * Calls that wait for events. They share one look at the database, however many they are; each goes on when its stream has passed its place,
 * when its time is over or its client gone, and at once when the server is to end.
 */
export const awaitEvents = (deps: { log: Logger; store: Store; drain: Drain; outages: Outages }) => {
  const { store, drain } = deps
  const waiting = new Set<Waiting>()
  let closed = false
  let looking = false

  const look = async (): Promise<void> => {
    try {
      await publishEvents(store)
      const ends = new Map((await store.eventStreams.ends()).map((stream) => [streamOf(stream), stream.last]))
      for (const each of waiting) if (closed || drain.isOn || (ends.get(each.stream) ?? 0) > each.place) each.done()
    } catch (error) {
      noteOrWarn(deps, error, 'no look for new events')
      for (const each of waiting) each.done()
    }
    looking = waiting.size > 0
    if (looking) setTimeout(look, pauseMs)
  }

  return {
    /** Resolves when there may be events behind the place, and after `ms` at the latest. */
    past: (scope: Scope, place: number, ms: number, client: { once(event: 'close', onClose: () => void): unknown }): Promise<void> =>
      new Promise((resolve) => {
        if (closed || drain.isOn) return resolve()
        const each: Waiting = {
          stream: streamOf(scope),
          place,
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
