import { ApiError } from '../../contract/call.ts'
import type { Reason } from '../../contract/console/reasons.ts'
import { textByPath, useConsoleTexts } from './use-texts.ts'

/** Codes whose detail says what the reader must know. */
const codesWithDetail: readonly string[] = ['bad_file', 'invalid', 'conflict', 'quota_exceeded']

/** A detail as a sentence of its own. */
export const sentence = (detail: string): string => {
  const start = `${detail.slice(0, 1).toUpperCase()}${detail.slice(1)}`
  return /[.!?:]$/.test(start) ? start : `${start}.`
}

/** Says sentences of the server in the reader's language; undefined where there are none, or a newer server says one that this page has not. */
export const useReasonText = () => {
  const { reasons } = useConsoleTexts().t
  return (all: readonly Reason[] = []): string | undefined => {
    const texts = all.map(({ code, values = {} }) => (reasons[code] as (values: object) => string)(values))
    // A file is named as its owner wrote it.
    const sentences = texts.map((text, index) => (all[index]?.code === 'of_file' ? text : sentence(text)))
    return texts.length > 0 && texts.every(Boolean) ? sentences.join(' ') : undefined
  }
}

/** Says why a call was refused, in the reader's language; what only the server knows follows as a sentence of its own. */
export const useRefusalText = () => {
  const { t, formats } = useConsoleTexts()
  const { refusals } = t
  const reasonText = useReasonText()
  return (error: unknown): string => {
    // A file that should hold JSON.
    if (error instanceof SyntaxError) return refusals.bad_folder()
    if (!(error instanceof ApiError)) return refusals.offline()
    const { code, until } = error
    const { detail, made, reasons } = error.problem
    if (made !== undefined) return refusals.made_before({ made })
    if (code === 'rate_limited' && until) return refusals.rate_limited_until({ time: formats.time(until.toISOString()) })
    const text = textByPath(refusals, code) || refusals.internal()
    const explanation = reasonText(reasons) ?? (detail && sentence(detail))
    return explanation && codesWithDetail.includes(code) ? `${text} ${explanation}` : text
  }
}
