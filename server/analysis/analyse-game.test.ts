import { describe, expect, it } from 'vitest'
import { type StackType, stackTypes } from '../../contract/constants.ts'
import type { Results } from '../../contract/results.ts'
import type { Measure } from '../../contract/scales.ts'
import { mulberry32 } from '../testing/mulberry32.ts'
import { analyseGame } from './analyse-game.ts'
import { chooseAdvice } from './choose-advice.ts'
import { rewardStructure, rewardStructures } from './decks.ts'
import { researchVolunteers } from './reference/research-volunteers.ts'
import type { PlayedGame } from './types.ts'

const game = (stacks: readonly StackType[], rewardStructureId = 0, reactionTime = 700): PlayedGame => {
  const draws = stacks.map((stackType, i) => ({ stackType, reactionTime, time: Date.UTC(2026, 10, 22) + i * 2500 }))
  return { rewardStructureId, draws, popups: [], registeredAt: null, completedAt: null }
}
const repeat = (stack: StackType, times: number): StackType[] => Array.from({ length: times }, () => stack)
const inTurn: StackType[] = Array.from({ length: 80 }, (_, i) => stackTypes[i % 4] ?? 'a')
const analyse = (stacks: readonly StackType[], structure = 0) => analyseGame(game(stacks, structure), researchVolunteers)

describe('analyseGame', () => {
  it('gives the same bytes for the same game', () => {
    expect(JSON.stringify(analyse(inTurn))).toBe(JSON.stringify(analyse([...inTurn])))
  })

  it('does not depend on reaction times, except in statements about them', () => {
    const slow = analyseGame(game(inTurn, 0, 2000), researchVolunteers)
    expect(slow.posterior).toEqual(analyse(inTurn).posterior)
    expect(slow.behaviour.medianReactionTime).toBe(2000)
  })

  it('finds costly decks riskier than good ones', () => {
    // Structure 0: a and b bad, c and d good.
    const bad = analyse([...repeat('a', 40), ...repeat('b', 40)]).results
    const good = analyse([...repeat('c', 40), ...repeat('d', 40)]).results
    expect(bad.risk_score).toBeGreaterThan(65)
    expect(bad.category).toBe('high-risk')
    expect(good.risk_score).toBeLessThan(40)
    expect(good.category).toBe('low-risk')
    expect(bad.percentile).toBeGreaterThan(good.percentile)
  })

  it('keeps every number in its range, and reports the range of a repeat (ruling 12)', () => {
    for (let structure = 0; structure < 9; structure++) {
      const { results } = analyse([...repeat('a', 30), ...repeat('c', 20), ...inTurn.slice(0, 30)], structure)
      for (const value of [results.arew, results.apun, results.betaF, results.betaP]) expect(value).toBeGreaterThanOrEqual(0)
      expect(results.risk_band).toEqual(results.repeat)
      expect(results.risk_band[0]).toBeLessThan(results.risk_band[1])
      expect(results.interval.arew[0]).toBeLessThanOrEqual(results.interval.arew[1])
      expect(results.reference_group).toEqual({ name: 'research-volunteers', version: 'volunteers-4', n: 665 })
    }
  })

  it('flags random play', () => {
    const random = mulberry32(3)
    const pressedAtRandom = Array.from({ length: 80 }, () => stackTypes[Math.floor(random() * 4)] ?? 'a')
    expect(analyse(pressedAtRandom).results.quality).toEqual({ flags: ['random_play'], firm: false })
  })

  it('states only counts for a flagged game, and no habits with one deck (ruling 21)', () => {
    const keys = (results: Results) => results.claims.map(({ key }) => key)
    const fast = analyseGame(game([...repeat('a', 30), ...repeat('c', 50)], 0, 100), researchVolunteers)
    expect(fast.results.quality).toEqual({ flags: ['too_fast'], firm: false })
    expect(keys(fast.results)).toEqual(['count_too_fast', 'count_losing_cards', 'count_stays', 'count_changes'])
    expect(Object.values(fast.results.levels).map(({ named }) => named)).toEqual([false, false, false, false])
    expect(chooseAdvice(fast, 50)).toMatchObject({ advice_one: 'keep_gambling_fun', claims: [{ key: 'reason_for_everyone' }, {}, {}] })
    const oneDeck = analyse([...repeat('c', 68), ...repeat('d', 12)]).results
    expect(oneDeck.quality).toEqual({ flags: ['one_deck'], firm: true })
    expect(keys(oneDeck)).toContain('verdict_low_risk')
    expect(keys(oneDeck).filter((key) => key.startsWith('habit_') || key.endsWith('_than'))).toEqual([])
  })

  it.each([
    [79, '79 of 80 draws'],
    [0, '0 of 80 draws'],
    [81, '81 of 80 draws'],
  ])('refuses %i draws', (count, message) => {
    const refusal = expect.objectContaining({ code: 'not_complete', message })
    expect(() => analyse(Array.from({ length: count }, (_, i) => stackTypes[i % 4] ?? 'a'))).toThrow(refusal)
  })

  it('analyses 72 of 80 from one deck and refuses 73 (R216, R250)', () => {
    expect(analyse([...repeat('a', 72), ...repeat('c', 8)]).results.quality.flags).toContain('one_deck')
    expect(() => analyse([...repeat('a', 73), ...repeat('c', 7)])).toThrow(expect.objectContaining({ code: 'single_deck' }))
  })

  // Structure 0: b and d win most often. A strict cycle keeps no deck, b and d in turn neither; then ways that follow the last card.
  const following = (next: (isWin: boolean, deck: number) => number): StackType[] => {
    const drawn = { a: 0, b: 0, c: 0, d: 0 }
    let deck = 0
    return Array.from({ length: 80 }, () => {
      const stack = stackTypes[deck]!
      deck = next((rewardStructure(0).decks[stack][drawn[stack]++] ?? 0) > 0, deck)
      return stack
    })
  }
  const nextTo = (deck: number) => (deck + 1) % 4
  it.each<[string, StackType[], Partial<Record<Measure, string>>]>([
    ['a strict cycle', inTurn, { arew: 'low', betaP: 'very_low' }],
    [
      'two decks in turn',
      Array.from({ length: 80 }, (_, i) => (i % 2 ? 'd' : 'b')),
      { apun: 'low', betaF: 'very_high', betaP: 'very_low' },
    ],
    ['four blocks', stackTypes.flatMap((stack) => repeat(stack, 20)), { apun: 'low', betaP: 'very_high' }],
    ['win-stay, lose-shift', following((isWin, deck) => (isWin ? deck : nextTo(deck))), { arew: 'high', apun: 'high' }],
    ['win-shift, lose-stay', following((isWin, deck) => (isWin ? nextTo(deck) : deck)), { apun: 'low' }],
  ])('names of %s the ends that its counts have (R155, R157, R159, R161)', (_, stacks, expected) => {
    const { levels, claims } = analyse(stacks).results
    for (const measure of Object.keys(expected) as Measure[])
      expect([measure, levels[measure]]).toMatchObject([measure, { level: expected[measure], named: true, status: 'named' }])
    if (expected.betaP === 'very_low') expect(claims).toContainEqual({ key: 'habit_betaP_very_low', counts: { changes: 79, run: 1 } })
  })

  it('has wins and losses in every game: on no decks can one be avoided', () => {
    for (const { decks } of rewardStructures) {
      // The fewest of either with at most 72 cards of a deck, card by card as the decks have them.
      const fewest = (counts: (value: number) => boolean) => {
        let best = [0, ...Array.from({ length: 80 }, () => Infinity)]
        for (const stack of stackTypes) {
          const upTo = [0]
          for (const value of decks[stack].slice(0, 72)) upTo.push(upTo.at(-1)! + Number(counts(value)))
          best = best.map((_, cards) => Math.min(...upTo.slice(0, cards + 1).map((count, own) => best[cards - own]! + count)))
        }
        return best[80]!
      }
      expect([fewest((value) => value < 0), fewest((value) => value > 0)]).toEqual([expect.toBeOneOf([6, 7]), expect.toBeOneOf([38, 39])])
    }
  })

  it('ties each tip to numbers of the game (ruling 12)', () => {
    const analysis = analyse([...repeat('a', 40), ...repeat('b', 40)])
    const { reasons } = chooseAdvice(analysis, 20)
    expect(reasons.advice_one).toEqual({ code: 'costly_decks', values: { cards: 60, score: analysis.results.risk_score } })
    expect(new Set(Object.values(reasons).map(({ code }) => code)).size).toBe(3)
  })
})
