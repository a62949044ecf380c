import { AnalysisError } from '../../server/analysis/analysis-error.ts'
import type { Draw } from '../../server/analysis/types.ts'

/** A sequence of draws from an external source, on any decks. */
export type DrawSequence = { payscale: number; draws: Draw[] }

export const mostDraws = 500

/**
 * Checks `{"payscale": number, "draws": [{"choice": 0..3, "outcome": net}, …]}` with 1 to 500 draws; other keys are ignored.
 * @throws AnalysisError `invalid`, locating the error
 */
export const parseSequence = (value: unknown): DrawSequence => {
  if (!isRecord(value)) throw invalid('the file must hold one object with payscale and draws')
  const { payscale, draws } = value
  if (!isNumber(payscale) || payscale <= 0) throw invalid('payscale must be a number above 0')
  if (!Array.isArray(draws)) throw invalid('draws must be a list')
  if (draws.length < 1 || draws.length > mostDraws) throw invalid(`draws must be 1 to ${mostDraws}, not ${draws.length}`)
  return { payscale, draws: draws.map((draw, index) => parseDraw(draw, index, payscale)) }
}

/** The same from a text; JSON has no NaN. */
export const parseSequenceText = (text: string): DrawSequence => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid('the file is not JSON')
  }
  return parseSequence(value)
}

const parseDraw = (value: unknown, index: number, payscale: number): Draw => {
  if (!isRecord(value)) throw invalid(`draws[${index}] must be an object`)
  const { choice, outcome } = value
  if (choice !== 0 && choice !== 1 && choice !== 2 && choice !== 3) throw invalid(`draws[${index}].choice must be 0, 1, 2 or 3`)
  if (!isNumber(outcome) || !isNumber(outcome / payscale)) throw invalid(`draws[${index}].outcome must be a finite number`)
  return { choice, outcome }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const invalid = (message: string) => new AnalysisError('invalid', message)
