import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkText } from '../../i18n/checks/check-text.ts'
import { type Placeholder, readBraces } from '../../i18n/checks/placeholders.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import type { OwnTexts } from '../../i18n/own-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'

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
const bracesProblems = new Set(['unbalanced_braces', 'missing_placeholder', 'unknown_placeholder'])

/** What is wrong with keys and placeholders of a set's file, each with the file, the key and what to write. A variant may leave out any text. */
export const setFileFaults = (
  set: Locales,
  content: string,
  english: ReadonlyMap<string, string>,
  unfinished: readonly string[],
): string[] => {
  const file = `i18n/${set}.json`
  let texts: { [key: string]: unknown }
  try {
    texts = { ...JSON.parse(content) }
  } catch (error) {
    return [`${file}: no JSON (${error instanceof Error ? error.message : error})`]
  }
  const open = openKeys(set, unfinished)
  const missing = [...english.keys()].filter((key) => !Object.hasOwn(texts, key))
  const lines = [...content.matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key)
  const ofKeys = Object.keys(texts).flatMap((key) => {
    if (lines.indexOf(key) < lines.lastIndexOf(key)) return [`${key}: double_key (remove one of the two lines)`]
    if (english.has(key)) return open.has(key) ? [`${key}: not_open (remove the line "${set} ${key}" of i18n/unfinished.txt)`] : []
    const meant = nearest(key, missing)
    return [`${key}: unknown_key (${meant ? `write ${meant}` : 'remove it: English has no such text'})`]
  })
  const ofTexts = Object.entries(texts).flatMap(([key, text]): string[] => {
    const base = english.get(key)
    if (base === undefined) return []
    if (typeof text !== 'string') return [`${key}: no_text (write a text in quotes)`]
    const problem = checkText(base, text, sets[set]).find((each) => bracesProblems.has(each))
    const placeholders = readBraces(base).placeholders.map(inBraces).join(' and ')
    return problem ? [`${key}: ${problem} (${placeholders ? `write ${placeholders}, and no other` : 'write it without braces'})`] : []
  })
  const ofMissing = missing.flatMap((key) =>
    sets[set].variantOf || open.has(key) ? [] : [`${key}: missing_key (write a text for: ${english.get(key)})`],
  )
  return [...ofKeys, ...ofTexts, ...ofMissing].map((fault) => `${file} ${fault}`)
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

/** The faults of every set's file, and the lines of `unfinished.txt` that name no text. */
export const fileFaults = async (wanted: readonly Locales[] = Object.keys(sets) as Locales[]): Promise<string[]> => {
  const [english, unfinished] = [await loadTexts('eng'), readUnfinished()]
  const strange = unfinished.filter((line) => {
    const [set = '', key = '', ...more] = line.split(' ')
    return set === 'eng' || !Object.hasOwn(sets, set) || !english.has(key) || more.length > 0
  })
  return [
    ...strange.map((line) => `i18n/unfinished.txt ${line}: no_text (write a set and one of its keys, or remove the line)`),
    ...wanted
      .filter((set) => set !== 'eng')
      .flatMap((set) => setFileFaults(set, readFileSync(join(setsFolder, `${set}.json`), 'utf8'), english, unfinished)),
  ]
}
