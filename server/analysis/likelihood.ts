import { exp } from './numbers.ts'
import type { Draw } from './types.ts'

/** Parameter vectors side by side, one array for each parameter; `decay` is 3^(−K). */
export type ParameterArrays = { arew: Float64Array; apun: Float64Array; decay: Float64Array; betaF: Float64Array; betaP: Float64Array }

/** Fits the first-level cache with all its numbers; the draws are traversed once per block. */
const blockSize = 64

/**
 * Offsets of one parameter vector's numbers, contiguous in one array, which is much faster to access than many: EV of each deck,
 * betaF·EF of each deck, the product of 1/p so far, and the terms shared by all draws with the same sign of outcome (−1, 0, 1).
 */
const frequencyAt = 4
const productAt = 8
const perSignAt = 9
const perSign = 4
const width = perSignAt + 3 * perSign
const state = new Float64Array(blockSize * width)

/** ln(1 + e^a + e^b + e^c) where the plain sum overflows. */
const logOfLargeSum = (a: number, b: number, c: number): number => {
  const top = Math.max(a, b, c)
  return top + Math.log(Math.exp(-top) + Math.exp(a - top) + Math.exp(b - top) + Math.exp(c - top))
}

/** One draw for a block: multiplies 1/p of deck `c` into the product, then learns. `perseverance`: betaP·PS by lag; `lags` of `c` and the next three. */
const learn = (
  count: number,
  outcome: number,
  c: number,
  perseverance: Float64Array,
  lags: Uint32Array,
  t: number,
  offset: number,
  logLikelihood: Float64Array,
): void => {
  const c1 = (c + 1) & 3
  const c2 = (c + 2) & 3
  const c3 = (c + 3) & 3
  const lag = lags[4 * t]! * blockSize
  const lag1 = lags[4 * t + 1]! * blockSize
  const lag2 = lags[4 * t + 2]! * blockSize
  const lag3 = lags[4 * t + 3]! * blockSize
  const common = perSignAt + perSign * (Math.sign(outcome) + 1)
  for (let i = 0; i < count; i++) {
    const ev = i * width
    const ef = ev + frequencyAt
    const value = state[ev + c]!
    const frequency = state[ef + c]!
    const frequency1 = state[ef + c1]!
    const frequency2 = state[ef + c2]!
    const frequency3 = state[ef + c3]!
    const total = value + frequency + perseverance[lag + i]!
    const gap1 = state[ev + c1]! + frequency1 + perseverance[lag1 + i]! - total
    const gap2 = state[ev + c2]! + frequency2 + perseverance[lag2 + i]! - total
    const gap3 = state[ev + c3]! + frequency3 + perseverance[lag3 + i]! - total
    const rate = state[ev + common]!
    const decayFactor = state[ev + common + 1]!
    const signal = state[ev + common + 2]!
    const fictive = state[ev + common + 3]!
    state[ev + c] = value + rate * (outcome - value)
    state[ef + c] = frequency + rate * (signal - frequency)
    state[ef + c1] = frequency1 * decayFactor + fictive
    state[ef + c2] = frequency2 * decayFactor + fictive
    state[ef + c3] = frequency3 * decayFactor + fictive
    const product = state[ev + productAt]!
    let odds = product * (1 + exp(gap1) + exp(gap2) + exp(gap3))
    if (odds > 1e200) {
      logLikelihood[offset + i]! -= odds < Infinity ? Math.log(odds) : Math.log(product) + logOfLargeSum(gap1, gap2, gap3)
      odds = 1
    }
    state[ev + productAt] = odds
  }
}

/** The state before the first draw of vector `from` as number `i` of its block. */
const begin = ({ arew, apun, betaF }: ParameterArrays, from: number, i: number): void => {
  const at = i * width
  state.fill(0, at, at + productAt)
  state[at + productAt] = 1
  for (const sign of [-1, 0, 1]) {
    const common = at + perSignAt + perSign * (sign + 1)
    const [rate, fictiveRate] = sign < 0 ? [apun[from]!, arew[from]!] : [arew[from]!, apun[from]!]
    const signal = sign * betaF[from]!
    state[common] = rate
    state[common + 1] = 1 - fictiveRate
    state[common + 2] = signal
    state[common + 3] = (-fictiveRate * signal) / 3
  }
}

/** How many draws ago each deck was chosen, 0 for never: four a draw, the chosen one first, so that powers of the decay are computed once a vector. */
const lagsOf = (choices: Uint8Array): Uint32Array => {
  const lags = new Uint32Array(4 * choices.length)
  const last = [-1, -1, -1, -1]
  choices.forEach((choice, t) => {
    for (let j = 0; j < 4; j++) {
      const before = last[(choice + j) & 3]!
      lags[4 * t + j] = before < 0 ? 0 : t - before
    }
    last[choice] = t
  })
  return lags
}

/** Writes the log-likelihood of the draws into `result[0 … count)`, one value per parameter vector. */
export type Likelihood = (parameters: ParameterArrays, count: number, result: Float64Array) => void

/** The likelihood of draws for many parameter vectors at once, exact to 1e−10 relative. `payscale`, of points to units, is positive and finite. */
export const createLikelihood = (draws: readonly Draw[], payscale: number): Likelihood => {
  const choices = Uint8Array.from(draws, (draw) => draw.choice)
  const outcomes = Float64Array.from(draws, (draw) => draw.outcome / payscale)
  const lags = lagsOf(choices)
  const longest = lags.reduce((a, b) => Math.max(a, b), 0)
  const perseverance = new Float64Array((longest + 1) * blockSize)
  return (parameters, count, result) => {
    const { decay, betaP } = parameters
    result.fill(0, 0, count)
    for (let offset = 0; offset < count; offset += blockSize) {
      const size = Math.min(blockSize, count - offset)
      for (let i = 0; i < size; i++) {
        begin(parameters, offset + i, i)
        const left = decay[offset + i]!
        let power = betaP[offset + i]!
        for (let lag = 1; lag <= longest; lag++) {
          power *= left
          perseverance[lag * blockSize + i] = power
        }
      }
      for (let t = 0; t < choices.length; t++) learn(size, outcomes[t]!, choices[t]!, perseverance, lags, t, offset, result)
      for (let i = 0; i < size; i++) result[offset + i]! -= Math.log(state[i * width + productAt]!)
    }
  }
}

/** Room for `length` parameter vectors. */
export const newParameterArrays = (length: number): ParameterArrays => {
  const make = () => new Float64Array(length)
  return { arew: make(), apun: make(), decay: make(), betaF: make(), betaP: make() }
}
