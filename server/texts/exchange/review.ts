import { checkText, type TextProblem } from '../../../i18n/checks/check-text.ts'
import type { SetInfo } from '../../../i18n/set-info.ts'
import type { TextRow } from './csv.ts'

export type Refusal = { key: string; reason: TextProblem | 'missing_row' | 'unknown_key' | 'double_row' | 'english_changed' }

/**
 * Everything that is wrong with a translator's rows, by key and reason; empty where they may be taken over.
 * `english` holds the present English text of every key: a row made for another English text is refused.
 */
export const reviewRows = (rows: readonly TextRow[], english: ReadonlyMap<string, string>, set: SetInfo): Refusal[] => {
  const seen = new Set<string>()
  const refusals: Refusal[] = []
  for (const { key, english: source, text } of rows) {
    const base = english.get(key)
    if (base === undefined) refusals.push({ key, reason: 'unknown_key' })
    else if (seen.has(key)) refusals.push({ key, reason: 'double_row' })
    else if (base !== source.replaceAll('\r\n', '\n')) refusals.push({ key, reason: 'english_changed' })
    else for (const reason of checkText(base, text, set)) refusals.push({ key, reason })
    seen.add(key)
  }
  for (const key of english.keys()) if (!seen.has(key)) refusals.push({ key, reason: 'missing_row' })
  return refusals
}
