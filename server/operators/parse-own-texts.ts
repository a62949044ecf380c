import type { Language } from '../../contract/languages.ts'
import { checkText } from '../../i18n/checks/check-text.ts'
import { fixes } from '../../i18n/checks/fixes.ts'
import { lintText } from '../../i18n/checks/lint-text.ts'
import { isLure } from '../../i18n/checks/lure.ts'
import { saidFaults } from '../../i18n/checks/said.ts'
import { wordsOf } from '../../i18n/checks/words-of.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import type { OwnTexts } from '../../i18n/own-texts.ts'
import { sets } from '../../i18n/sets.ts'
import { mayWord } from '../../i18n/worded-texts.ts'
import { formerKeyText, successorOf } from './former-keys.ts'
import type { Problem } from './problem.ts'
import { readJson } from './read-json.ts'

export type TextFault = Pick<Problem, 'line' | 'message' | 'fix'>

/** What to do with a text that is not used, by the reason */
const unusedFixes = {
  fixed_text: 'remove it: this is not a text for a label to word, as it asks, answers, warns or helps.',
  lure: 'remove it: no text of a label may sell gambling or invite to it, and no tip lead elsewhere.',
  former_key: 'remove it: no page shows this text any more.',
} as const
type UnusedReason = keyof typeof unusedFixes

/** Keys that are named in one problem */
const mostKeys = 50

/** Why texts of a label are not used, and what to do; a key that is gone is named with its successor. */
export const unusedFault = (reason: UnusedReason, keys: readonly string[]) => {
  const named = keys.slice(0, mostKeys).map((key) => (reason === 'former_key' ? formerKeyText(key) : key))
  const more = keys.length > mostKeys ? ` and ${keys.length - mostKeys} more` : ''
  return { message: `${named.join(', ')}${more}: ${reason}.`, fix: unusedFixes[reason] }
}

const english = await loadTexts('eng')

const isLanguage = (name: string): name is Language => Object.hasOwn(sets, name)

const whyUnused = (key: string, text: unknown, set: Language): UnusedReason | undefined => {
  if (!english.has(key)) return successorOf(key) === undefined ? undefined : 'former_key'
  if (!mayWord(key)) return 'fixed_text'
  return typeof text === 'string' && isLure(key, text, sets[set].lang) ? 'lure' : undefined
}

/** A text that is not used, at its line */
export type UnusedText = { key: string; line: number; reason: UnusedReason }

type Parsed = { own: OwnTexts; faults: []; unused: UnusedText[] } | { own?: undefined; faults: TextFault[]; unused?: undefined }

/** Parses a file of own texts, each in the shape of the English one and its language's words; or all faults. Texts that may not be used are named. */
export const parseOwnTexts = (text: string, language: Language): Parsed => {
  const parsedJson = readJson(text)
  if (parsedJson.fault) return { faults: [parsedJson.fault] }
  const { value } = parsedJson
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { faults: [{ line: 1, message: 'It is not an object.', fix: 'write { "key": "text" }.' }] }
  const keysSeen = new Set<string>()
  const unused: UnusedText[] = []
  const faults = parsedJson.entries().flatMap(({ key, value: own, line }): TextFault[] => {
    const refuse = (reason: string, fix: string) => ({ line, message: `${key}: ${reason}.`, fix: `${fix}.` })
    const reword = ({ reason, why }: { reason: string; why: string }) => ({
      line,
      message: `${key}: ${reason}, as ${why}.`,
      fix: 'say it in other words.',
    })
    const reason = whyUnused(key, own, language)
    if (reason) unused.push({ key, line, reason })
    if (reason === 'fixed_text' || reason === 'former_key') return []
    const base = english.get(key)
    if (base === undefined) return [refuse('unknown_key', 'look the key up in the workbench with ?language=keys')]
    if (keysSeen.has(key)) return [refuse('double_key', 'remove one of the two')]
    keysSeen.add(key)
    if (typeof own !== 'string') return [refuse('no_text', 'write a text')]
    const problems = checkText(base, own, sets[language]).map((problem) => refuse(problem, fixes[problem]))
    const lints = [...lintText(own, sets[language], wordsOf(language)), ...saidFaults(key, own, sets[language].lang)]
    return [...problems, ...lints.map(reword)]
  })
  if (faults.length > 0) return { faults }
  const own = Object.fromEntries(Object.entries(value as OwnTexts).filter(([key]) => !unused.some((text) => text.key === key)))
  return { own, faults: [], unused }
}

/** The unused texts in a file of a label's own texts, by its path; found without any other check. */
export const unusedTextsIn = (path: string, bytes: Buffer | undefined): UnusedText[] => {
  const [, set = ''] = /^texts\/(\w+)\.json$/.exec(path) ?? []
  const parsed = readJson(bytes?.toString('utf8').replace(/^\uFEFF/, '') ?? '')
  if (parsed.fault || !isLanguage(set)) return []
  return parsed.entries().flatMap(({ key, value, line }) => {
    const reason = whyUnused(key, value, set)
    return reason ? [{ key, line, reason }] : []
  })
}
