import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkText } from '../../i18n/checks/check-text.ts'
import { type Placeholder, readBraces } from '../../i18n/checks/placeholders.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import type { OwnTexts } from '../../i18n/own-texts.ts'
import type { SetInfo } from '../../i18n/set-info.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { successorOf } from '../../server/operators/former-keys.ts'
import { readJson } from '../../server/operators/read-json.ts'

/** Where the sets are; a command may be given a copy. */
export const setsFolder = resolve(import.meta.dirname, '../../i18n')

export const readSetFile = (set: string, folder = setsFolder): OwnTexts =>
  JSON.parse(readFileSync(join(folder, `${set}.json`), 'utf8')) as OwnTexts

/** Writes some texts of a set into its file, one a line in the order of `keys`; a text that is undefined leaves it. */
export const writeSetFile = (
  set: string,
  changes: { readonly [key: string]: string | undefined },
  keys: Iterable<string>,
  folder = setsFolder,
): void => {
  const texts: { readonly [key: string]: string | undefined } = { ...readSetFile(set, folder), ...changes }
  const ordered = [...new Set([...keys, ...Object.keys(texts)])].map((key) => [key, texts[key]])
  writeFileSync(join(folder, `${set}.json`), `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`)
}

/** `unfinished.txt`: a line `set key` for each text that `npm run new` left open. There is none while nothing is open. */
const unfinishedIn = (folder: string) => join(folder, 'unfinished.txt')

export const readUnfinished = (folder = setsFolder): string[] =>
  existsSync(unfinishedIn(folder)) ? readFileSync(unfinishedIn(folder), 'utf8').split('\n').filter(Boolean) : []

export const writeUnfinished = (lines: readonly string[], folder = setsFolder): void =>
  lines.length > 0
    ? writeFileSync(unfinishedIn(folder), lines.map((line) => `${line}\n`).join(''))
    : rmSync(unfinishedIn(folder), { force: true })

/** Keys of the texts that a set, or one it builds upon, may still lack: English stands in for them. */
export const openKeys = (set: Locales, lines: readonly string[] = readUnfinished()): ReadonlySet<string> => {
  const own = lines.filter((line) => line.startsWith(`${set} `)).map((line) => line.slice(set.length + 1))
  const base = sets[set].variantOf as Locales | undefined
  return new Set([...own, ...(base ? openKeys(base, lines) : [])])
}

/** How many letters to add, remove or change make one key the other (Levenshtein 1966). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (let at = 0; at < other.length; at++)
      next.push(Math.min((row[at] ?? 0) + (letter === other[at] ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}

/** The key that was probably meant: at most a third of it differs. */
const nearest = (key: string, keys: readonly string[]): string | undefined =>
  keys
    .map((each) => ({ each, letters: distance(key, each) }))
    .filter(({ letters }) => letters <= key.length / 3)
    .toSorted((one, other) => one.letters - other.letters)[0]?.each

const inBraces = ({ name, formatter }: Placeholder) => `{${name}${formatter && `|${formatter}`}}`
/** What each file is refused for; `texts check` reports the other problems as well. */
const gravest = new Set<string>(['empty', 'unbalanced_braces', 'missing_placeholder', 'unknown_placeholder'])

type TextFile = {
  path: string
  content: string
  english: ReadonlyMap<string, string>
  language: Pick<SetInfo, 'lang' | 'quotes'>
  /** Whether a text may be missing. */
  isOptional: (key: string) => boolean
}

/** What is wrong with keys and placeholders of a file of texts by key, each with the file, the key and what to write. */
export const textFileFaults = ({ path, content, english, language, isOptional }: TextFile): string[] => {
  const json = readJson(content)
  if (json.fault) return [`${path}:${json.fault.line} ${json.fault.message} Fix: ${json.fault.fix}`]
  if (!content.trimStart().startsWith('{')) return [`${path}:1 no object (write { "key": "text" })`]
  const lines = new Map<string, number[]>()
  for (const { key, line } of json.entries()) lines.set(key, [...(lines.get(key) ?? []), line])
  const missing = [...english.keys()].filter((key) => !lines.has(key))
  const ofKeys = [...lines].flatMap(([key, places]) => {
    if (places.length > 1) return [`${key}: double_key (remove all but one: lines ${places.join(', ')})`]
    if (english.has(key)) return []
    const meant = successorOf(key) || nearest(key, missing)
    return [`${key}: unknown_key (${meant ? `write ${meant}` : 'remove it: English has no such text'})`]
  })
  const ofTexts = json.entries().flatMap(({ key, value }): string[] => {
    const base = english.get(key)
    if (base === undefined) return []
    if (typeof value !== 'string') return [`${key}: no_text (write a text in quotes)`]
    const problem = checkText(base, value, language).find((each) => gravest.has(each))
    if (!problem || problem === 'empty') return problem ? [`${key}: empty (write a text for: ${base})`] : []
    const placeholders = readBraces(base).placeholders.map(inBraces).join(' and ')
    return [`${key}: ${problem} (${placeholders ? `write ${placeholders}, and no other` : 'write it without braces'})`]
  })
  const ofMissing = missing.flatMap((key) => (isOptional(key) ? [] : [`${key}: missing_key (write a text for: ${english.get(key)})`]))
  return [...ofKeys, ...ofTexts, ...ofMissing].map((fault) => `${path} ${fault}`)
}

/** What is wrong with a set's file. A variant may leave out any text. */
export const setFileFaults = (
  set: Locales,
  content: string,
  english: ReadonlyMap<string, string>,
  unfinished: readonly string[],
): string[] => {
  const path = `i18n/${set}.json`
  const open = openKeys(set, unfinished)
  const isOptional = (key: string) => Boolean(sets[set].variantOf) || open.has(key)
  const faults = textFileFaults({ path, content, english, language: sets[set], isOptional })
  const { value } = readJson(content)
  const ofOpen = Object.keys(value ?? {})
    .filter((key) => english.has(key) && open.has(key))
    .map((key) => `${path} ${key}: not_open (remove the line "${set} ${key}" of i18n/unfinished.txt)`)
  return [...faults, ...ofOpen]
}

/** Lists every text that a set lacks as open. */
export const listMissing = async (): Promise<string[]> => {
  const keys = [...(await loadTexts('eng')).keys()]
  const lines = (Object.keys(sets) as Locales[])
    .filter((set) => set !== 'eng' && !sets[set].variantOf)
    .flatMap((set) => {
      const texts = readSetFile(set)
      return keys.filter((key) => !Object.hasOwn(texts, key)).map((key) => `${set} ${key}`)
    })
  writeUnfinished(lines)
  return lines
}

/** The lines of `unfinished.txt` that leave nothing open: a release would wait for them. */
export const unfinishedFaults = (lines: readonly string[], english: ReadonlyMap<string, string>): string[] =>
  lines.flatMap((line) => {
    const [set = '', key = '', ...more] = line.split(' ')
    const fault = (words: string) => [`i18n/unfinished.txt ${line}: ${words}`]
    if (set === 'eng' || !Object.hasOwn(sets, set) || !english.has(key) || more.length > 0)
      return fault('no_text (write a set and one of its keys, or remove the line)')
    const { variantOf } = sets[set as Locales]
    return variantOf ? fault(`not_open (remove the line: what ${set} leaves out is that of ${variantOf})`) : []
  })

/** The faults of every set's file, and of `unfinished.txt`. */
export const fileFaults = async (wanted: readonly Locales[] = Object.keys(sets) as Locales[]): Promise<string[]> => {
  const [english, unfinished] = [await loadTexts('eng'), readUnfinished()]
  return [
    ...unfinishedFaults(unfinished, english),
    ...wanted
      .filter((set) => set !== 'eng')
      .flatMap((set) => setFileFaults(set, readFileSync(join(setsFolder, `${set}.json`), 'utf8'), english, unfinished)),
  ]
}
