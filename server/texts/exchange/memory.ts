import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { leaves } from '../../../i18n/checks/leaves.ts'
import { sets } from '../../../i18n/i18n-sets.ts'
import type { Locales } from '../../../i18n/i18n-types.ts'
import { loadWhole } from '../../../i18n/load-texts.ts'

/** Review states of a text: still English, written, edited by a second reader, read by a named native reader. */
export const states = ['untranslated', 'draft', 'edited', 'native-read'] as const
export type State = (typeof states)[number]

/** Who reviewed texts, in what role or by what name, and on which day (2026-11-22). */
export type Reading = { state: State; by: string; on: string }

/** `memory.json` of a set: for each text the hashes of its English source and of itself, and the index of its reading. */
export type Memory = { readings: Reading[]; texts: { [key: string]: [english: string, text: string, reading: number] } }

/** `old`: the English text changed and the translation did not, so their meanings may differ. */
export type Standing = State | 'old'

const folder = resolve(import.meta.dirname, '../../../i18n')
const pathOf = (set: Locales, root = folder) => join(root, set, 'memory.json')
/** Eight hexadecimal digits of SHA-256: enough to detect a change. */
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The translation memory of a set; empty if there is none yet. */
export const readMemory = (set: Locales): Memory =>
  existsSync(pathOf(set)) ? (JSON.parse(readFileSync(pathOf(set), 'utf8')) as Memory) : { readings: [], texts: {} }

/** Every text a set contains itself: of a variant only those that differ from its base set. */
export const ownTextsOf = async (set: Locales): Promise<Map<string, string>> => {
  const texts = leaves(await loadWhole(set))
  const base = sets[set].variantOf as Locales | undefined
  if (!base) return new Map(texts)
  const below = new Map(leaves(await loadWhole(base)))
  return new Map(texts.filter(([key, text]) => below.get(key) !== text))
}

/** The state of a text; one that changed since the last reading is a draft again. */
export const standingOf = ({ readings, texts }: Memory, key: string, english: string, text: string): Standing => {
  const [madeFrom, was, reading] = texts[key] ?? []
  if (was !== hash(text)) return 'draft'
  if (madeFrom !== hash(english)) return 'old'
  return readings[reading ?? -1]?.state ?? 'draft'
}

/** The state of every own text of a set. */
export const standings = async (set: Locales): Promise<Map<string, Standing>> => {
  const [english, own, memory] = [new Map(leaves(await loadWhole('eng'))), await ownTextsOf(set), readMemory(set)]
  return new Map([...own].map(([key, text]) => [key, standingOf(memory, key, english.get(key) ?? '', text)]))
}

/** Keys of the texts that are still English in a set of another language: marked by `npm run new`, until they are translated. */
export const untranslated = async (set: Locales): Promise<ReadonlySet<string>> => {
  const own = [...(await standings(set))].filter(([, standing]) => standing === 'untranslated').map(([key]) => key)
  const base = sets[set].variantOf as Locales | undefined
  return new Set([...own, ...(base ? await untranslated(base) : [])])
}

/** Adds a reading of some texts to the memory; entries of removed texts and unreferenced readings are dropped. */
export const withReading = (
  { readings, texts }: Memory,
  reading: Reading,
  read: ReadonlyMap<string, { english: string; text: string }>,
  present: ReadonlySet<string>,
): Memory => {
  const all = [...readings, reading]
  const entries: [string, [string, string, Reading | undefined]][] = Object.entries(texts).map(([key, [english, text, index]]) => [
    key,
    [english, text, all[index]],
  ])
  const next = new Map(entries)
  for (const [key, { english, text }] of read) next.set(key, [hash(english), hash(text), reading])
  const kept = [...next].filter(([key]) => present.has(key)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const same = (one: Reading, other: Reading | undefined) => JSON.stringify(one) === JSON.stringify(other)
  const used = all.filter(
    (each, index) => all.findIndex((other) => same(other, each)) === index && kept.some(([, [, , by]]) => same(each, by)),
  )
  return {
    readings: used,
    texts: Object.fromEntries(kept.map(([key, [english, text, by]]) => [key, [english, text, used.findIndex((each) => same(each, by))]])),
  }
}

/** Records a reading of a set in its folder. `root` is another folder than `i18n/`. */
export const recordReading = async (
  set: Locales,
  reading: Reading,
  read: ReadonlyMap<string, { english: string; text: string }>,
  present: ReadonlySet<string>,
  root = folder,
): Promise<void> => {
  const path = pathOf(set, root)
  const memory = existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Memory) : readMemory(set)
  const { readings, texts } = withReading(memory, reading, read, present)
  const lines = Object.entries(texts).map(([key, entry]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
  const heads = readings.map((each) => `    ${JSON.stringify(each)}`)
  await writeFile(path, `{\n  "readings": [\n${heads.join(',\n')}\n  ],\n  "texts": {\n${lines.join(',\n')}\n  }\n}\n`)
}
