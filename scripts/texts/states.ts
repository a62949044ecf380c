import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTexts } from '../../i18n/load-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { readSetFile, setsFolder } from './set-file.ts'
import { parseStates, printStates, type Reading, type State, type States } from './state-file.ts'

/** `old`: the English text changed and the translation did not, so their meanings may differ. `untranslated`: English stands in. */
export const standingNames = ['old', 'untranslated', 'draft', 'edited', 'native-read'] as const satisfies readonly (
  | State
  | 'old'
  | 'untranslated'
)[]
export type Standing = (typeof standingNames)[number]

const pathOf = (set: Locales, folder = setsFolder) => join(folder, `${set}.states.txt`)
/** 30 bits of SHA-256: enough to detect a change. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 5)

/** The states of a set's texts; empty if there are none yet. */
export const readStates = (set: Locales, folder = setsFolder): States => {
  const path = pathOf(set, folder)
  return existsSync(path) ? parseStates(readFileSync(path, 'utf8')) : { readings: [], texts: {} }
}

/** Every text a set has itself: of a variant only what it says otherwise. */
export const ownTextsOf = async (set: Locales): Promise<Map<string, string>> =>
  set === 'eng' ? loadTexts(set) : new Map(Object.entries(readSetFile(set)))

/** The state of a text; one that changed since the last reading is a draft again. */
export const standingOf = ({ readings, texts }: States, key: string, english: string, text: string | undefined): Standing => {
  const [madeFrom, was, reading] = texts[key] ?? []
  if (text === undefined) return 'untranslated'
  if (was !== hash(text)) return 'draft'
  if (madeFrom !== hash(english)) return 'old'
  return readings[reading ?? -1]?.state ?? 'draft'
}

/** The state of every text of a set, of a variant of its own ones. */
export const standings = async (set: Locales): Promise<Map<string, Standing>> => {
  const [english, texts, states] = [await loadTexts('eng'), await ownTextsOf(set), readStates(set)]
  const keys = sets[set].variantOf ? texts.keys() : english.keys()
  return new Map([...keys].map((key) => [key, standingOf(states, key, english.get(key) ?? '', texts.get(key))]))
}

/** Keys of the texts that a set lacks, and with it the set it builds upon: English stands in. */
export const untranslated = async (set: Locales, folder = setsFolder): Promise<ReadonlySet<string>> => {
  if (set === 'eng') return new Set()
  const [base, texts] = [sets[set].variantOf as Locales | undefined, readSetFile(set, folder)]
  const lacking = base ? await untranslated(base, folder) : (await loadTexts('eng')).keys()
  return new Set([...lacking].filter((key) => !Object.hasOwn(texts, key)))
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

/** Records a reading of a set beside it. */
export const recordReading = (
  set: Locales,
  reading: Reading,
  read: ReadonlyMap<string, { english: string; text: string }>,
  present: ReadonlySet<string>,
  folder = setsFolder,
): void => writeFileSync(pathOf(set, folder), printStates(withReading(readStates(set, folder), reading, read, present)))
