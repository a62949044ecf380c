import type { Logger } from 'pino'
import { noteOrWarn, type Outages } from '../monitoring/outages.ts'
import { codeOf } from '../process/log.ts'
import { repeat } from '../process/repeat.ts'
import type { Store } from '../store/store.ts'
import { unusedTextsIn } from './parse-own-texts.ts'
import type { Operators } from './registry.ts'

type Needs = { store: Store; operators: Operators; outages: Outages; log: Pick<Logger, 'warn'> }

/** ms between polls: a label published by one process reaches all others within two seconds. */
const interval = 1000

/** Warns once for each label of own texts from before they were refused: those of its published version and drafts, none of which is used. */
const nameFixedTexts = async ({ store: { looks }, log }: Pick<Needs, 'store' | 'log'>): Promise<void> => {
  const versions = await Promise.all((await looks.current()).map(({ operator, number }) => looks.version(operator, number)))
  const keysByOperator = new Map<string, Set<string>>()
  for (const edited of [...versions, ...(await looks.everyDraft())]) {
    if (!edited) continue
    const files = Object.entries(edited.files).filter(([path]) => path.startsWith('texts/'))
    const keys = keysByOperator.get(edited.operator) ?? new Set()
    const contents = await looks.bytes(files.map(([, hash]) => hash))
    for (const [path, hash] of files) for (const { key } of unusedTextsIn(path, contents.get(hash))) keys.add(key)
    keysByOperator.set(edited.operator, keys)
  }
  for (const [operator, keys] of keysByOperator)
    if (keys.size > 0) log.warn({ operator, texts: [...keys] }, 'own texts are not used: no label may word these, or so')
}

export type LooksFollower = Awaited<ReturnType<typeof followLooks>>

/** Loads the console's labels and what the provider decided of labels from the database, now and whenever any process changes them. */
export const followLooks = async ({ store, operators, outages, log }: Needs) => {
  const shownVersions = new Map<string, number>()
  const loadOnce = async (): Promise<void> => {
    const [userIds, states, studies] = await Promise.all([
      store.userIds.list(),
      store.operatorSettings.states(),
      store.operatorSettings.studies(),
    ])
    operators.setDecisions({ userIds, states, studies })
    for (const { operator, number } of await store.looks.current()) {
      if ((shownVersions.get(operator) ?? 0) >= number) continue
      const version = await store.looks.version(operator, number)
      if (!version) continue
      const bytes = await store.looks.bytes(Object.values(version.files))
      const files = new Map(
        Object.entries(version.files).flatMap(([path, hash]) => {
          const cached = bytes.get(hash)
          return cached ? [[path, cached] as const] : []
        }),
      )
      // A release with stricter checks than the one that published must not remove a label: the previous version stays.
      // One whose check gave no answer is checked again with the next poll.
      const outcome = await operators.put(operator, files).catch((error: unknown) => codeOf(error))
      if (outcome !== true) log.warn({ operator, number, ...(outcome && { reason: outcome }) }, 'a published label cannot be shown')
      if (typeof outcome === 'boolean') shownVersions.set(operator, number)
    }
  }
  let last: Promise<void> = Promise.resolve()
  /** Loads published labels now; for the process that publishes. */
  const refresh = (): Promise<void> => {
    last = last.catch(() => {}).then(loadOnce)
    return last
  }
  await refresh()
  await nameFixedTexts({ store, log })
  const polling = repeat(
    interval,
    async () => void (await refresh()),
    (error) => noteOrWarn({ outages, log }, error, 'poll for published labels failed'),
  )
  return { refresh, close: polling.close }
}
