import { expect } from 'vitest'
import type { Advice } from '../../../contract/results.ts'
import type { GameAnalysis } from '../../analysis/types.ts'
import { at } from '../sample-draws.ts'

/** A refusal with this code, for `toEqual`. */
export const refusal = (code: string) => expect.objectContaining({ name: 'ProblemError', code })

export const tables = { arew: [1], apun: [1], betaF: [1], persistence: [1], riskScore: [1], chasing: [1] }
export const guess = { risk_guess: 40, risk_score: 55, time: at, guess_accuracy: 'low_guess' } as const
const reason = { code: 'for_everyone', values: { percentile: 61.5 } } as const
export const advice = {
  advice_one: 'plan_ahead',
  advice_two: 'seek_company',
  advice_three: 'take_a_break',
  reasons: { advice_one: reason, advice_two: reason, advice_three: reason },
  claims: [] as Advice['claims'],
} as const
// The store only reads an analysis' version, firmness and category.
export const analysis = {
  score: 1990,
  modelVersion: 'orl-1',
  exactRiskScore: 55.25,
  results: { category: 'low-risk', quality: { flags: [], firm: true } },
} as unknown as GameAnalysis
