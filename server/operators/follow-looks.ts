import type { Logger } from 'pino'
import type { Outages } from '../outages/outages.ts'
import type { Store } from '../store/store.ts'
import type { Operators } from './registry.ts'

type Needs = { store: Store; operators: Operators; outages: Outages; log: Pick<Logger, 'warn'> }

/** ms between two looks: what one process publishes, all others show within two seconds. */
const look = 1000

export type LooksFollower = {
  /** Takes in now what is published; for the process that publishes. */
  refresh(): Promise<void>
  close(): void
}

/** Takes labels that the console keeps from the database, now and whenever a version is published in any process. */
export const followLooks = async ({ store, operators, outages, log }: Needs): Promise<LooksFollower> => {
  const shown = new Map<string, number>()
  const take = async (): Promise<void> => {
    for (const { operator, number } of await store.looks.current()) {
      if ((shown.get(operator) ?? 0) >= number) continue
      const version = await store.looks.version(operator, number)
      if (!version) continue
      const bytes = await store.looks.bytes(Object.values(version.files))
      const files = new Map(
        Object.entries(version.files).flatMap(([path, hash]) => {
          const found = bytes.get(hash)
          return found ? [[path, found] as const] : []
        }),
      )
      // A release that judges more strictly than the one that published must not take a label away: the version before goes on.
      if (!(await operators.put(operator, files))) log.warn({ operator, number }, 'a published label cannot be shown')
      shown.set(operator, number)
    }
  }
  let last: Promise<void> = Promise.resolve()
  const refresh = (): Promise<void> => {
    last = last.catch(() => {}).then(take)
    return last
  }
  await refresh()
  let timer: NodeJS.Timeout
  const run = async (): Promise<void> => {
    try {
      await refresh()
    } catch (error) {
      if (!outages.note(error)) log.warn({ name: error instanceof Error ? error.name : '' }, 'published labels not looked for')
    }
    timer = setTimeout(run, look).unref()
  }
  timer = setTimeout(run, look).unref()
  return { refresh, close: () => clearTimeout(timer) }
}
