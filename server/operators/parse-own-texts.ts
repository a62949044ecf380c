import type { Language } from '../../contract/languages.ts'
import { checkText } from '../../i18n/checks/check-text.ts'
import { fixes } from '../../i18n/checks/fixes.ts'
import { leaves } from '../../i18n/checks/leaves.ts'
import { lintText } from '../../i18n/checks/lint-text.ts'
import { saidFaults } from '../../i18n/checks/said.ts'
import { wordsOf } from '../../i18n/checks/words-of.ts'
import { loadWhole } from '../../i18n/load-texts.ts'
import type { OwnTexts } from '../../i18n/own-texts.ts'
import { sets } from '../../i18n/sets.ts'
import { mayWord, type TextOwner } from '../../i18n/worded-texts.ts'
import type { Problem } from './problem.ts'
import { readJson } from './read-json.ts'

export type TextFault = Pick<Problem, 'line' | 'message' | 'fix'>

/** Why a text may not be worded here, and what to do instead. */
export const fixedFault = (keys: string) => ({
  message: `${keys}: fixed_text.`,
  fix: 'remove it: this is not a text for a label to word, as it asks, answers, warns or helps.',
})

const { root, ...namespaces } = await loadWhole('eng')
const english = new Map(leaves({ ...root, ...namespaces }))

/** A text that its owner may not word, at its line */
export type FixedText = { key: string; line: number }

type Parsed = { own: OwnTexts; faults: []; fixed: FixedText[] } | { own?: undefined; faults: TextFault[]; fixed?: undefined }

/**
 * Parses one file of a label's own texts: each text in the shape of the English one and with only its language's words; or all faults.
 * Texts that are not `owner`'s to word are left out and named, so that the rest of a label from before such a text was fixed goes on.
 */
export const parseOwnTexts = (text: string, language: Language, owner: TextOwner): Parsed => {
  const parsedJson = readJson(text)
  if (parsedJson.fault) return { faults: [parsedJson.fault] }
  const { value } = parsedJson
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { faults: [{ line: 1, message: 'It is not an object.', fix: 'write { "key": "text" }.' }] }
  const keysSeen = new Set<string>()
  const fixed: FixedText[] = []
  const faults = parsedJson.entries().flatMap(({ key, value: own, line }): TextFault[] => {
    const refuse = (reason: string, fix: string) => ({ line, message: `${key}: ${reason}.`, fix: `${fix}.` })
    const base = english.get(key)
    if (base === undefined) return [refuse('unknown_key', 'look the key up in the workbench with ?language=keys')]
    if (!mayWord(key, owner)) {
      fixed.push({ key, line })
      return []
    }
    if (keysSeen.has(key)) return [refuse('double_key', 'remove one of the two')]
    keysSeen.add(key)
    if (typeof own !== 'string') return [refuse('no_text', 'write a text')]
    const problems = checkText(base, own, sets[language]).map((problem) => refuse(problem, fixes[problem]))
    const lints = lintText(own, sets[language], wordsOf(language)).map(({ reason, fix }) => refuse(reason, fix))
    const promises = saidFaults(key, own, sets[language].lang).map(({ reason, fix }) => refuse(reason, fix))
    return [...problems, ...lints, ...promises]
  })
  if (faults.length > 0) return { faults }
  return { own: Object.fromEntries(Object.entries(value as OwnTexts).filter(([key]) => mayWord(key, owner))), faults: [], fixed }
}

/** The keys in a file of a label's own texts that are not its editors' to word, found without any other check. */
export const fixedKeysIn = (bytes: Buffer): string[] => {
  const parsed = readJson(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  if (parsed.fault) return []
  return parsed.entries().flatMap(({ key }) => (english.has(key) && !mayWord(key, 'label') ? [key] : []))
}
