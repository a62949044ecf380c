import { checkText } from '../../i18n/checks/check-text.ts'
import { fixes } from '../../i18n/checks/fixes.ts'
import { lintText } from '../../i18n/checks/lint-text.ts'
import { readBraces } from '../../i18n/checks/placeholders.ts'
import { saidFaults } from '../../i18n/checks/said.ts'
import { wordsOf } from '../../i18n/checks/words-of.ts'
import { checkEntry, staleFacts } from '../../i18n/help/check-entry.ts'
import { entries } from '../../i18n/help/entries.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import type { RootTexts } from '../../i18n/messages.ts'
import { loadSetTexts } from '../../i18n/set-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { standings, untranslated } from '../../scripts/texts/states.ts'

/** Numbers whose forms differ in some language of ours. */
export const sampleNumbers = [0, 1, 2, 5, 11, 12, 21, 22, 25, 100, 101]
const sampleDay = new Date(2026, 10, 8, 10, 40)

type Text = string | ((values: Record<string, unknown>) => string) | { [key: string]: Text }

/** What is wrong with a text said with each number: a brace, a bar or a placeholder left, or a gap. */
const sentenceFaults = (text: Text | undefined, english: string): string[] => {
  const { placeholders } = readBraces(english)
  return sampleNumbers.slice(0, placeholders.some(({ type }) => type === 'number') ? undefined : 1).flatMap((number) => {
    const value = (type: string) => (type === 'number' ? number : type === 'Date' ? sampleDay : 'Name')
    const sentence = typeof text === 'function' ? text(Object.fromEntries(placeholders.map(({ name, type }) => [name, value(type)]))) : ''
    return /[{}|]|undefined|NaN|\S {2}\S|^[^\S\n]|[^\S\n]$/.test(sentence) || sentence === ''
      ? [`sentence (with ${number}: ${sentence})`]
      : []
  })
}

/** Faults of every text of a set, each with file, key, reason and fix: `i18n/ger.json common.close: markup (…)`. */
export const checkSet = async (set: Locales): Promise<string[]> => {
  const [english, texts, setTexts, states, open] = await Promise.all([
    loadTexts('eng'),
    loadTexts(set),
    loadSetTexts(set),
    standings(set),
    untranslated(set),
  ])
  const at = (key: string) => {
    const [section = '', ...names] = key.split('.')
    const { [section]: first = setTexts.root[section as keyof RootTexts] } = setTexts as unknown as { [section: string]: Text }
    return names.reduce<Text | undefined>((part, name) => (part as Record<string, Text> | undefined)?.[name], first as Text)
  }
  const faults = [...texts].flatMap(([key, text]) => {
    if (open.has(key)) return [`${key}: untranslated (write it in the set’s language)`]
    const base = english.get(key) ?? ''
    return [
      ...(states.get(key) === 'old' ? [`repair_missing (its English text was changed: ${base})`] : []),
      ...checkText(base, text, sets[set]).map((reason) => `${reason} (${fixes[reason]})`),
      ...lintText(text, sets[set], wordsOf(set), key).map(({ reason, why }) => `${reason} (${why})`),
      ...saidFaults(key, text, sets[set].lang, sets[set].country).map(({ reason, why }) => `${reason} (${why})`),
      ...sentenceFaults(at(key), base),
    ].map((fault) => `${key}: ${fault}`)
  })
  return faults.map((fault) => `i18n/${set === 'eng' ? 'eng' : `${set}.json`} ${fault}`)
}

/** Faults of the help, and what of it was last read too long ago: that is reported, and no fault. */
export const checkHelp = (now: Date): { faults: string[]; stale: string[] } => ({
  faults: entries.flatMap((entry) => checkEntry(entry).map(({ key, reason }) => `help ${key}: ${reason}`)),
  stale: entries.flatMap((entry) => staleFacts(entry, now)),
})
