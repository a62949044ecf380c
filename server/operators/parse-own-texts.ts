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
import type { Problem } from './problem.ts'
import { readJson } from './read-json.ts'

export type TextFault = Pick<Problem, 'line' | 'message' | 'fix'>

/** Texts that every operator shares (specification, section 1), and those that keep a result from being read as a diagnosis. */
const fixedTexts = [
  'terms.',
  'landing.pointsOnly',
  'landing.anonymous',
  'landing.optional',
  'landing.threeMinutes',
  'email.singleUse',
  'feedback.indication',
  'profile.learnMore.limits.',
  'report.footer',
  'report.mail.once',
  'shell.poweredBy',
]
/** Whether every operator shares this text. */
export const isFixed = (key: string) => fixedTexts.some((fixed) => (fixed.endsWith('.') ? key.startsWith(fixed) : key === fixed))

const { root, ...namespaces } = await loadWhole('eng')
const english = new Map(leaves({ ...root, ...namespaces }))

/** Parses one file of an operator's own texts: each text in the shape of the English one and with only its language's words; or all faults. */
export const parseOwnTexts = (
  text: string,
  language: Language,
): { own: OwnTexts; faults: [] } | { own?: undefined; faults: TextFault[] } => {
  const parsedJson = readJson(text)
  if (parsedJson.fault) return { faults: [parsedJson.fault] }
  const { value } = parsedJson
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { faults: [{ line: 1, message: 'It is not an object.', fix: 'write { "key": "text" }.' }] }
  const keysSeen = new Set<string>()
  const faults = parsedJson.entries().flatMap(({ key, value: own, line }): TextFault[] => {
    const refuse = (reason: string, fix: string) => ({ line, message: `${key}: ${reason}.`, fix: `${fix}.` })
    const base = english.get(key)
    if (base === undefined) return [refuse('unknown_key', 'look the key up in the workbench with ?language=keys')]
    if (isFixed(key)) return [refuse('fixed_text', 'remove it: this text is the same for every operator')]
    if (keysSeen.has(key)) return [refuse('double_key', 'remove one of the two')]
    keysSeen.add(key)
    if (typeof own !== 'string') return [refuse('no_text', 'write a text')]
    const problems = checkText(base, own, sets[language]).map((problem) => refuse(problem, fixes[problem]))
    const lints = lintText(own, sets[language], wordsOf(language)).map(({ reason, fix }) => refuse(reason, fix))
    const promises = saidFaults(key, own, sets[language].lang).map(({ reason, fix }) => refuse(reason, fix))
    return [...problems, ...lints, ...promises]
  })
  return faults.length > 0 ? { faults } : { own: value as OwnTexts, faults: [] }
}
