import type { Store } from '../store/store.ts'

/** Publishes new events: afterwards they can be read and delivered. Costs one look-up where there are none. */
export const publishEvents = async ({ eventStreams }: Pick<Store, 'eventStreams'>): Promise<void> => {
  for (const world of await eventStreams.unpublished()) await eventStreams.publish(world)
}
