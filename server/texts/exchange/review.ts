import { checkText, type TextProblem } from '../../../i18n/checks/check-text.ts'
import { fixes } from '../../../i18n/checks/fixes.ts'
import { wholeLanguageProblem } from '../../../i18n/checks/language-of.ts'
import { type Lint, lintText } from '../../../i18n/checks/lint-text.ts'
import { wordsOf } from '../../../i18n/checks/words-of.ts'
import { sets } from '../../../i18n/i18n-sets.ts'
import type { Locales } from '../../../i18n/i18n-types.ts'
import type { TextRow } from './csv.ts'

export type Refusal = {
  key: string
  reason: TextProblem | Lint['reason'] | 'no_rows' | 'wrong_set' | 'unknown_key' | 'double_row' | 'english_changed'
  fix: string
}

/**
 * Everything that is wrong with a translator's rows, by key and reason; empty where they may be taken over. A file may hold any part of a set.
 * `english` and `present` hold the English and the present text of every key. A row made for another English text or set is refused, and so is
 * a whole file in another language. A row that is as it was is not judged by the lint again.
 */
export const reviewRows = (
  rows: readonly TextRow[],
  english: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
  key: Locales,
): Refusal[] => {
  if (rows.length === 0) return [{ key: 'file', reason: 'no_rows', fix: 'the file holds no text' }]
  const strange = rows.find(({ set }) => set !== key)
  if (strange) return [{ key: strange.key, reason: 'wrong_set', fix: `the file is of the set "${strange.set}", not of "${key}"` }]
  const set = sets[key]
  const other = wholeLanguageProblem(
    rows.map(({ text }) => text),
    set.lang,
  )
  if (other) return [{ key: 'file', reason: 'other_language', fix: `the texts look like ${other}` }]

  const seen = new Set<string>()
  return rows.flatMap((row): Refusal[] => {
    const base = english.get(row.key)
    if (base === undefined) return [{ key: row.key, reason: 'unknown_key', fix: 'keep the keys of the export' }]
    if (seen.has(row.key)) return [{ key: row.key, reason: 'double_row', fix: 'remove one of the two rows' }]
    seen.add(row.key)
    if (base !== row.english.replaceAll('\r\n', '\n'))
      return [{ key: row.key, reason: 'english_changed', fix: `translate the present English text: ${base}` }]
    const problems = checkText(base, row.text, set).map((reason) => ({ key: row.key, reason, fix: fixes[reason] }))
    const lints = row.text === present.get(row.key) ? [] : lintText(row.text, set, wordsOf(key))
    return [...problems, ...lints.map(({ reason, fix }) => ({ key: row.key, reason, fix }))]
  })
}
