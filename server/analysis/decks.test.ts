import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { generateStructures } from '../testing/generate-structures.ts'
import { cardValue, isBad, rewardStructures, rewardStructuresChecksum } from './decks.ts'

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

describe('reward structures', () => {
  it('have the published checksum', () => {
    expect(rewardStructuresChecksum).toBe('6114650c1cd00bc3af72a61d513ddef8e0783d655caec307563e7aed6767bc28')
    expect(sha256(rewardStructures)).toBe(rewardStructuresChecksum)
  })

  it('are reproduced by the generator', () => {
    expect(sha256(generateStructures())).toBe(rewardStructuresChecksum)
  })

  it.each(rewardStructures.map((structure) => [structure.reward_structure_id, structure] as const))(
    'keep their rule: %i (R10)',
    (_, structure) => {
      expect(new Set(Object.values(structure.roles)).size).toBe(4)
      for (const deck of ['a', 'b', 'c', 'd'] as const) {
        const cards = structure.decks[deck]
        expect(cards).toHaveLength(80)
        expect(cards.every((value) => value !== 0 && value % 10 === 0)).toBe(true)
        expect(cards[0]).toBeGreaterThan(0)
        expect(cards[1]).toBeGreaterThan(0)
        expect(sum(cards)).toBe((isBad(structure.roles[deck]) ? -2000 : 2000) * structure.scale)
      }
    },
  )
})

describe('cardValue', () => {
  it('is the card at a position of a deck', () => {
    expect(cardValue(0, 'a', 2)).toBe(-150)
    expect(cardValue(8, 'd', 79)).toBe(rewardStructures[8]?.decks.d[79])
  })

  it.each([
    [9, 0, 'reward structure id must be 0 to 8'],
    [-1, 0, 'reward structure id must be 0 to 8'],
    [0, 80, 'card index must be 0 to 79'],
    [0, -1, 'card index must be 0 to 79'],
    [0, 0.5, 'card index must be 0 to 79'],
  ])('refuses structure %d, card %d', (structure, index, message) => {
    expect(() => cardValue(structure, 'a', index)).toThrow(new RangeError(message))
  })
})
