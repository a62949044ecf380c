import { exp } from './exp.ts'
import type { Draw } from './types.ts'

/** Parameter vectors side by side, one array for each parameter; `decay` is 3^(−K). */
export type ParameterArrays = {
  arew: Float64Array
  apun: Float64Array
  decay: Float64Array
  betaF: Float64Array
  betaP: Float64Array
}

/** Fits the first-level cache with all its arrays; the draws are walked once for each block. */
const blockSize = 128

/** The state of one deck for a block of parameter vectors: EV, betaF·EF and betaP·PS. */
type DeckState = {
  value: Float64Array
  frequency: Float64Array
  perseverance: Float64Array
}

const newDeckState = (): DeckState => ({
  value: new Float64Array(blockSize),
  frequency: new Float64Array(blockSize),
  perseverance: new Float64Array(blockSize),
})

/** ln(1 + e^a + e^b + e^c) where the plain sum overflows. */
const logOfLargeSum = (a: number, b: number, c: number): number => {
  const top = Math.max(a, b, c)
  return top + Math.log(Math.exp(-top) + Math.exp(a - top) + Math.exp(b - top) + Math.exp(c - top))
}

/** One draw for a block of parameter vectors: multiplies 1/p of the chosen deck into `product`, then learns. */
const learn = (
  count: number,
  outcome: number,
  chosen: DeckState,
  other1: DeckState,
  other2: DeckState,
  other3: DeckState,
  rate: Float64Array,
  fictiveRate: Float64Array,
  { betaF, betaP, decay }: ParameterArrays,
  offset: number,
  product: Float64Array,
  logLikelihood: Float64Array,
): void => {
  const sign = Math.sign(outcome)
  const { value: ev, frequency: ef, perseverance: ps } = chosen
  const { value: ev1, frequency: ef1, perseverance: ps1 } = other1
  const { value: ev2, frequency: ef2, perseverance: ps2 } = other2
  const { value: ev3, frequency: ef3, perseverance: ps3 } = other3
  for (let i = 0; i < count; i++) {
    const value = ev[i]!
    const frequency = ef[i]!
    const total = value + frequency + ps[i]!
    const gap1 = ev1[i]! + ef1[i]! + ps1[i]! - total
    const gap2 = ev2[i]! + ef2[i]! + ps2[i]! - total
    const gap3 = ev3[i]! + ef3[i]! + ps3[i]! - total
    let odds = product[i]! * (1 + exp(gap1) + exp(gap2) + exp(gap3))
    if (odds > 1e200) {
      logLikelihood[offset + i]! -= odds < Infinity ? Math.log(odds) : Math.log(product[i]!) + logOfLargeSum(gap1, gap2, gap3)
      odds = 1
    }
    product[i] = odds
    const a = rate[offset + i]!
    const f = fictiveRate[offset + i]!
    const kept = 1 - f
    const left = decay[offset + i]!
    const signal = sign * betaF[offset + i]!
    const fictive = (-f * signal) / 3
    ev[i] = value + a * (outcome - value)
    ef[i] = frequency + a * (signal - frequency)
    ef1[i] = ef1[i]! * kept + fictive
    ef2[i] = ef2[i]! * kept + fictive
    ef3[i] = ef3[i]! * kept + fictive
    ps[i] = betaP[offset + i]! * left
    ps1[i] = ps1[i]! * left
    ps2[i] = ps2[i]! * left
    ps3[i] = ps3[i]! * left
  }
}

/** Writes the log-likelihood of the draws into `result[0 … count)`, one for each parameter vector. */
export type Likelihood = (parameters: ParameterArrays, count: number, result: Float64Array) => void

/**
 * The likelihood of a sequence of draws, for many parameter vectors at once.
 * `payscale` turns points into the model's units and must be positive and finite. Exact to 1e−10 relative.
 */
export const createLikelihood = (draws: readonly Draw[], payscale: number): Likelihood => {
  const choices = Uint8Array.from(draws, (draw) => draw.choice)
  const outcomes = Float64Array.from(draws, (draw) => draw.outcome / payscale)
  const decks = [newDeckState(), newDeckState(), newDeckState(), newDeckState()] as const
  const product = new Float64Array(blockSize)
  return (parameters, count, result) => {
    result.fill(0, 0, count)
    for (let offset = 0; offset < count; offset += blockSize) {
      const size = Math.min(blockSize, count - offset)
      for (const deck of decks) {
        deck.value.fill(0)
        deck.frequency.fill(0)
        deck.perseverance.fill(0)
      }
      product.fill(1)
      for (let t = 0; t < choices.length; t++) {
        const c = choices[t]!
        const outcome = outcomes[t]!
        const rate = outcome >= 0 ? parameters.arew : parameters.apun
        const fictive = outcome >= 0 ? parameters.apun : parameters.arew
        learn(
          size,
          outcome,
          decks[c]!,
          decks[(c + 1) & 3]!,
          decks[(c + 2) & 3]!,
          decks[(c + 3) & 3]!,
          rate,
          fictive,
          parameters,
          offset,
          product,
          result,
        )
      }
      for (let i = 0; i < size; i++) result[offset + i]! -= Math.log(product[i]!)
    }
  }
}

/** Room for `length` parameter vectors. */
export const newParameterArrays = (length: number): ParameterArrays => {
  const make = () => new Float64Array(length)
  return { arew: make(), apun: make(), decay: make(), betaF: make(), betaP: make() }
}
