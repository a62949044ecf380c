import { createHash } from 'node:crypto'
import { type Random, sfc32 } from './random.ts'
import type { Draw } from './types.ts'

/**
 * The random source of one analysis, seeded by the SHA-256 of the draws (their decks, points and payscale):
 * the analysis of a game is deterministic.
 */
export const randomOf = (draws: readonly Draw[], payscale: number): Random => {
  const text = JSON.stringify({ payscale, draws: draws.map(({ choice, outcome }) => [choice, outcome]) })
  const hash = createHash('sha256').update(text).digest()
  return sfc32(hash.readUInt32LE(0), hash.readUInt32LE(4), hash.readUInt32LE(8), hash.readUInt32LE(12))
}
