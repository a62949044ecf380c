import { checkText, lacksPlural, type TextProblem } from '../../i18n/checks/check-text.ts'
import { fixes } from '../../i18n/checks/fixes.ts'
import { wholeLanguageProblem } from '../../i18n/checks/language-of.ts'
import { type Lint, lintText } from '../../i18n/checks/lint-text.ts'
import { wordsOf } from '../../i18n/checks/words-of.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { formerKeyText, successorOf } from '../../server/operators/former-keys.ts'
import type { TextRow } from './po.ts'

export type Refusal = {
  key: string
  reason: TextProblem | Lint['reason'] | 'no_rows' | 'wrong_set' | 'unknown_key' | 'double_row' | 'english_changed'
  fix: string
}

/** Texts up to this length may be the same in two languages: *Pause*, *18+*. */
const wordOrTwo = 16

/**
 * Everything that is wrong with a translator's rows, by key and reason; empty where they may be taken over. A file may hold any part of a set.
 * `english` and `present` hold the English and the present text of every key. A row made for another English text or set is refused, and so is
 * a whole file in another language, or one row that is word for word what a set of another language says (`elsewhere`, by the language's
 * English name). A row that is as it was is not judged by the lint again.
 */
export const reviewRows = (
  rows: readonly TextRow[],
  english: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
  key: Locales,
  elsewhere: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Refusal[] => {
  if (rows.length === 0) return [{ key: 'file', reason: 'no_rows', fix: 'the file holds no finished text' }]
  const strange = rows.find(({ set }) => set !== '' && set !== key)
  if (strange) return [{ key: strange.key, reason: 'wrong_set', fix: `the file is of the set "${strange.set}", not of "${key}"` }]
  const set = sets[key]
  const otherLanguage = wholeLanguageProblem(
    rows.map(({ text }) => text),
    set.lang,
  )
  if (otherLanguage) return [{ key: 'file', reason: 'other_language', fix: `the texts look like ${otherLanguage}` }]

  const seenKeys = new Set<string>()
  return rows.flatMap((row): Refusal[] => {
    const base = english.get(row.key)
    if (base === undefined)
      return [
        {
          key: row.key,
          reason: 'unknown_key',
          fix: successorOf(row.key) === undefined ? 'keep the exported keys' : formerKeyText(row.key),
        },
      ]
    if (seenKeys.has(row.key)) return [{ key: row.key, reason: 'double_row', fix: 'remove one of the two rows' }]
    seenKeys.add(row.key)
    if (base !== row.english) return [{ key: row.key, reason: 'english_changed', fix: `translate the present English text: ${base}` }]
    const before = present.get(row.key) ?? ''
    const problems = new Set(checkText(base, row.text, set))
    if (lacksPlural(before, row.text, set.lang)) problems.add('plural_missing')
    const refusals: Refusal[] = [...problems].map((reason) => ({ key: row.key, reason, fix: fixes[reason] }))
    if (row.text === before) return refusals
    const copied = row.text.length > wordOrTwo && [...elsewhere].find(([, texts]) => texts.get(row.key) === row.text)
    if (copied) return [...refusals, { key: row.key, reason: 'other_language', fix: `this is the ${copied[0]} text` }]
    return [...refusals, ...lintText(row.text, set, wordsOf(key), row.key).map(({ reason, why }) => ({ key: row.key, reason, fix: why }))]
  })
}
