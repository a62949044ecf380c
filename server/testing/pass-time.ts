import { day, hour } from '../process/time.ts'
import type { Store } from '../store/store.ts'

/** An installation that has run, or was started, with this time for so long that nothing pauses any more. */
export const passTime = async (store: Pick<Store, 'clock'>, until: number): Promise<void> => {
  for (let now = until - day - hour; now <= until; now += hour) await store.clock.watch(now)
}
