import { createHash } from 'node:crypto'
import type { Draw } from './types.ts'

/** A source of random numbers in [0, 1). */
export type Random = () => number

/** SFC32 of PractRand: 128 bits of state, fast and without known weakness. Seeds are 32-bit whole numbers. */
export const sfc32 = (seed1: number, seed2: number, seed3: number, seed4: number): Random => {
  let a = seed1 | 0
  let b = seed2 | 0
  let c = seed3 | 0
  let counter = seed4 | 0
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

/** The random source of one analysis, seeded by the SHA-256 of draws and payscale: the analysis of a game is deterministic. */
export const randomOf = (draws: readonly Draw[], payscale: number): Random => {
  const text = JSON.stringify({ payscale, draws: draws.map(({ choice, outcome }) => [choice, outcome]) })
  const hash = createHash('sha256').update(text).digest()
  return sfc32(hash.readUInt32LE(0), hash.readUInt32LE(4), hash.readUInt32LE(8), hash.readUInt32LE(12))
}
