import type { Store } from '../store/store.ts'

/** Publishes whatever has happened: afterwards it can be read and delivered. Costs one look-up where nothing has. */
export const publishEvents = async ({ eventStreams }: Pick<Store, 'eventStreams'>): Promise<void> => {
  for (const world of await eventStreams.unpublished()) await eventStreams.publish(world)
}
