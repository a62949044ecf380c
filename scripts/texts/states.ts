import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { leaves } from '../../i18n/checks/leaves.ts'
import { loadWhole } from '../../i18n/load-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { parseStates, printStates, type Reading, type State, type States } from './state-file.ts'

/** `old`: the English text changed and the translation did not, so their meanings may differ. */
export type Standing = State | 'old'

const folder = resolve(import.meta.dirname, '../../i18n')
const pathOf = (set: Locales, root = folder) => join(root, set, 'state.txt')
/** 30 bits of SHA-256: enough to detect a change. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 5)

/** The states of a set's texts; empty if there are none yet. `root` is another folder than `i18n/`. */
export const readStates = (set: Locales, root = folder): States => {
  const path = pathOf(set, root)
  return existsSync(path) ? parseStates(readFileSync(path, 'utf8')) : { readings: [], texts: {} }
}

/** Every text a set contains itself: of a variant only those that differ from its base set. */
export const ownTextsOf = async (set: Locales): Promise<Map<string, string>> => {
  const texts = leaves(await loadWhole(set))
  const base = sets[set].variantOf as Locales | undefined
  if (!base) return new Map(texts)
  const below = new Map(leaves(await loadWhole(base)))
  return new Map(texts.filter(([key, text]) => below.get(key) !== text))
}

/** The state of a text; one that changed since the last reading is a draft again. */
export const standingOf = ({ readings, texts }: States, key: string, english: string, text: string): Standing => {
  const [madeFrom, was, reading] = texts[key] ?? []
  if (was !== hash(text)) return 'draft'
  if (madeFrom !== hash(english)) return 'old'
  return readings[reading ?? -1]?.state ?? 'draft'
}

/** The state of every own text of a set. */
export const standings = async (set: Locales): Promise<Map<string, Standing>> => {
  const [english, texts, states] = [new Map(leaves(await loadWhole('eng'))), await ownTextsOf(set), readStates(set)]
  return new Map([...texts].map(([key, text]) => [key, standingOf(states, key, english.get(key) ?? '', text)]))
}

/** Keys of the texts that are still English in a set of another language: marked by `npm run new`, until they are translated. */
export const untranslated = async (set: Locales): Promise<ReadonlySet<string>> => {
  const keys = [...(await standings(set))].filter(([, standing]) => standing === 'untranslated').map(([key]) => key)
  const base = sets[set].variantOf as Locales | undefined
  return new Set([...keys, ...(base ? await untranslated(base) : [])])
}

/** Adds a reading of some texts to the states; entries of removed texts and unreferenced readings are dropped. */
export const withReading = (
  { readings, texts }: States,
  reading: Reading,
  read: ReadonlyMap<string, { english: string; text: string }>,
  present: ReadonlySet<string>,
): States => {
  const allReadings = [...readings, reading]
  const entries: [string, [string, string, Reading | undefined]][] = Object.entries(texts).map(([key, [english, text, index]]) => [
    key,
    [english, text, allReadings[index]],
  ])
  const next = new Map(entries)
  for (const [key, { english, text }] of read) next.set(key, [hash(english), hash(text), reading])
  const keptStates = [...next].filter(([key]) => present.has(key)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const same = (one: Reading, other: Reading | undefined) => JSON.stringify(one) === JSON.stringify(other)
  const used = allReadings.filter(
    (each, index) => allReadings.findIndex((other) => same(other, each)) === index && keptStates.some(([, [, , by]]) => same(each, by)),
  )
  return {
    readings: used,
    texts: Object.fromEntries(
      keptStates.map(([key, [english, text, by]]) => [key, [english, text, used.findIndex((each) => same(each, by))]]),
    ),
  }
}

/** Records a reading of a set in its folder. `root` is another folder than `i18n/`. */
export const recordReading = (
  set: Locales,
  reading: Reading,
  read: ReadonlyMap<string, { english: string; text: string }>,
  present: ReadonlySet<string>,
  root = folder,
): void => writeFileSync(pathOf(set, root), printStates(withReading(readStates(set, root), reading, read, present)))
