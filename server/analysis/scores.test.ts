import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessAccuracy } from './guess.ts'
import { atPercentile, percentileOf } from './numbers.ts'
import { risk, riskCategory, riskScale } from './risk.ts'
import { timing } from './timing.ts'

describe('risk score, fourth version', () => {
  // Means and sds of the 665, with an independent estimate of zApun.
  const average = { badShare: 0.4517794486, lossEffect: 0.3, zApun: -1.4752326819 }
  const sd = { badShare: 0.1917681649, zApun: 0.3645466025 }
  const composite = { mean: 0.001, sd: 0.82 }

  it('is 50 for the average of the reference group and moves by the published weights', () => {
    expect(risk(average).score).toBeCloseTo(50, 0)
    expect(risk({ ...average, badShare: average.badShare - sd.badShare }).score).toBeCloseTo(50 - (15 * 0.6) / composite.sd, 0)
    expect(risk({ ...average, zApun: average.zApun + sd.zApun }).score).toBeCloseTo(50 - (15 * 0.4) / composite.sd, 0)
  })

  it('rests on the published means and sds', () => {
    expect(riskScale.badShare.mean).toBeCloseTo(average.badShare, 9)
    expect(riskScale.badShare.sd).toBeCloseTo(sd.badShare, 9)
    expect(riskScale.zApun.mean).toBeCloseTo(average.zApun, 2)
    expect(riskScale.zApun.sd).toBeCloseTo(sd.zApun, 2)
    expect(riskScale.composite.mean).toBeCloseTo(composite.mean, 3)
    expect(riskScale.composite.sd).toBeCloseTo(composite.sd, 3)
  })

  it('gives no credit for a sensitivity to losses that the draws do not show', () => {
    const sensitive = { ...average, zApun: 0 }
    expect(risk({ ...sensitive, lossEffect: -0.3 }).score).toBeCloseTo(50, 0)
    expect(risk({ ...sensitive, lossEffect: -0.15 }).score).toBeLessThan(risk({ ...sensitive, lossEffect: -0.3 }).score)
    expect(risk({ ...sensitive, lossEffect: 0 }).score).toBe(risk({ ...sensitive, lossEffect: 0.9 }).score)
  })

  const seen = fc.record({
    badShare: fc.integer({ min: 0, max: 60 }).map((cards) => cards / 60),
    lossEffect: fc.double({ min: -1, max: 1, noNaN: true }),
    zApun: fc.double({ min: -6, max: 4, noNaN: true }),
  })

  it('is low-risk up to 6 losing cards of 60, never risky up to 19, never high-risk up to 30, never low-risk from 33 on (R165)', () => {
    fc.assert(
      fc.property(seen, (one) => {
        const shown = Math.round(risk(one).score)
        const cards = Math.round(60 * one.badShare)
        expect(shown).toBeGreaterThanOrEqual(cards >= 33 ? 40 : 0)
        expect(shown).toBeLessThanOrEqual(cards <= 6 ? 39 : cards <= 19 ? 54 : cards <= 30 ? 64 : 100)
      }),
      { numRuns: 5000 },
    )
  })

  // Limits of the score by the share of late cards, whatever the model says about losses.
  it.each([
    [0, 0, 39],
    [6 / 60, 0, 39],
    [8 / 60, 0, 42.75],
    [13 / 60, 0, 52.125],
    [14 / 60, 2, 54],
    [19 / 60, 12, 54],
    [24 / 60, 22, 54 + (10 * 5) / 11],
    [30 / 60, 34, 64],
    [33 / 60, 40, 70],
    [48 / 60, 40, 100],
    [54 / 60, 40, 100],
  ])('lies, with %d from losing decks, between %d and %d', (badShare, low, high) => {
    const fearless = risk({ badShare, lossEffect: 0.3, zApun: -50 })
    const fearful = risk({ badShare, lossEffect: 0.3, zApun: 50 })
    expect(fearful.score).toBeCloseTo(low, 9)
    expect(fearless.score).toBeCloseTo(high, 9)
    // At the ends of the scale itself no limit applies.
    expect({ fearful: fearful.parts.limit, fearless: fearless.parts.limit }).toEqual({
      fearful: low === 0 ? undefined : Math.round(low),
      fearless: high === 100 ? undefined : Math.round(high),
    })
  })

  it('has limits that move by no more than 2 points from card to card (ruling 69)', () => {
    const limits = Array.from({ length: 61 }, (_, cards) =>
      [50, -50].map((zApun) => risk({ badShare: cards / 60, lossEffect: 0.3, zApun }).score),
    )
    const moves = limits.slice(1).map((limit, i) => limit.map((score, side) => score - limits[i]![side]!))
    for (const move of moves.flat()) expect(move).toBeLessThan(2 + 1e-9)
  })

  it('never falls with more cards from losing decks, all else equal', () => {
    fc.assert(
      fc.property(seen, fc.integer({ min: 0, max: 60 }), (one, cards) => {
        const more = risk({ ...one, badShare: Math.max(one.badShare, cards / 60) }).score
        expect(more).toBeGreaterThanOrEqual(risk(one).score)
      }),
      { numRuns: 5000 },
    )
  })

  it('is the sum of its parts, unless a limit or an end of the scale applies', () => {
    fc.assert(
      fc.property(seen, (one) => {
        const { score, parts } = risk(one)
        const sum = 50 + parts.bad_share + parts.loss_effect
        expect(Math.round(score)).toBe(parts.limit ?? Math.min(Math.max(sum, 0), 100))
        expect(JSON.stringify(parts)).not.toContain('-0,')
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    [39, 'low-risk'],
    [40, 'medium-risk'],
    [54, 'medium-risk'],
    [55, 'risky'],
    [64, 'risky'],
    [65, 'high-risk'],
  ])('%i is %s (R165)', (score, category) => expect(riskCategory(score)).toBe(category))
})

describe('guess', () => {
  // Outside the range of repeats, 30 to 40, the cuts of the limits.
  it.each([
    [-30, 'very_low_guess'],
    [-29, 'low_guess'],
    [-11, 'low_guess'],
    [-10, 'good_guess'],
    [10, 'good_guess'],
    [11, 'high_guess'],
    [29, 'high_guess'],
    [30, 'very_high_guess'],
  ])('a difference of %i is a %s (R167)', (difference, accuracy) =>
    expect(guessAccuracy(50 + difference, { risk_score: 50, repeat: [30, 40] })).toBe(accuracy),
  )

  it.each([
    [30, 'good_guess'],
    [29, 'low_guess'],
    [69, 'good_guess'],
    [70, 'high_guess'],
    [71, 'high_guess'],
  ])('%i is a %s of 50 where repeats lie between 20 and 69: close within 20 in the range', (guess, accuracy) =>
    expect(guessAccuracy(guess, { risk_score: 50, repeat: [20, 69] })).toBe(accuracy),
  )
})

describe('percentileOf', () => {
  const table = Array.from({ length: 99 }, (_, i) => (i + 1) * 2)

  it('is the inverse of atPercentile', () => {
    expect([1, 50, 99].map((percentile) => atPercentile(table, percentile))).toEqual([2, 100, 198])
    for (const none of [0, 100, 1.5]) expect(() => atPercentile(table, none)).toThrow(new RangeError('percentile must be 1 to 99'))
  })

  it.each([
    [2, 1],
    [3, 1.5],
    [100, 50],
    [198, 99],
    [0, 0.5],
    [500, 99.5],
  ])('%d is at %d', (value, place) => expect(percentileOf(table, value)).toBeCloseTo(place, 10))

  it('takes the middle of equal percentiles', () => {
    expect(percentileOf([...Array.from({ length: 40 }, () => 5), ...Array.from({ length: 59 }, () => 6)], 5)).toBe(20.5)
  })
})

describe('timing (ruling 34)', () => {
  const start = Date.UTC(2026, 10, 22)
  const draws = Array.from({ length: 80 }, (_, i) => ({ stackType: 'a' as const, reactionTime: 700, time: start + i * 1500 }))
  const game = { draws, registeredAt: start - 5000, completedAt: start + 79 * 1500 + 200 }
  const shifted = (by: number) => draws.map((draw) => ({ ...draw, time: draw.time + by }))

  it.each<[string, Parameters<typeof timing>[0], boolean]>([
    ['that is correct', game, true],
    ['without a server time', { ...game, completedAt: null }, true],
    ['from before 2020', { ...game, draws: shifted(-8 * 365 * 86_400_000) }, false],
    ['an hour ahead', { ...game, draws: shifted(3_600_000) }, true],
    ['more than a day ahead', { ...game, draws: shifted(2 * 86_400_000) }, false],
    ['running backwards', { ...game, draws: draws.toReversed() }, false],
    ['at the earliest plausible moment', { ...game, draws: shifted(Date.UTC(2020, 0, 1) - start) }, true],
    ['just before that', { ...game, draws: shifted(Date.UTC(2020, 0, 1) - start - 1) }, false],
    ['a day ahead', { ...game, completedAt: start + 79 * 1500 - 86_400_000 }, true],
    ['a moment more than a day ahead', { ...game, completedAt: start + 79 * 1500 - 86_400_001 }, false],
    ['standing still', { ...game, draws: draws.map((draw) => ({ ...draw, reactionTime: 0, time: start })) }, true],
    ['reactions that fill the game', { ...game, draws: draws.map((draw) => ({ ...draw, reactionTime: 1500 })) }, true],
    ['reaction times longer than the game', { ...game, draws: draws.map((draw) => ({ ...draw, reactionTime: 1600 })) }, false],
  ])('trusts a clock %s: %#', (_, played, clock) => expect(timing(played).clock).toBe(clock))

  const sentIn = (ms: number, times: (i: number) => number, complete = {}) => {
    const given = {
      ...game,
      draws: draws.map((draw, i) => ({ ...draw, time: times(i) })),
      completedAt: game.registeredAt + ms,
      ...complete,
    }
    const { scripted, delayed } = timing(given)
    return { scripted, delayed }
  }
  const usual = (i: number) => start + i * 1500
  const script = { scripted: true, delayed: false }
  const none = { scripted: false, delayed: false }

  it.each<[string, number, (i: number) => number, ReturnType<typeof sentIn>]>([
    // The scripts of the review: 80 cards in 0.7 to 1.5 s.
    ['one time that runs backwards', 700, (i) => (i === 40 ? start : usual(i)), script],
    ['times of 1970', 900, (i) => i * 1500, script],
    ['times that are all equal', 1000, () => start, script],
    ['times of days ahead', 1100, (i) => usual(i) + 3 * 86_400_000, script],
    ['the times of the sending', 1200, (i) => start + i * 12, script],
    ['times of 249 ms apart', 1300, (i) => start + i * 249 + (i > 40 ? 60_000 : 0), script],
    ['the times of a person', 1500, usual, { scripted: false, delayed: true }],
    // The limits.
    ['a wrong date, as fast as a person', 40_000, (i) => i * 500, none],
    ['a wrong date, faster than a person', 39_999, (i) => i * 500, script],
    ['times of 250 ms apart and 40 s in all', 20_000, (i) => start + i * 250 + (i > 40 ? 20_250 : 0), { scripted: false, delayed: true }],
    ['1 ms less than 40 s', 20_000, (i) => start + i * 250 + (i > 40 ? 20_249 : 0), script],
    ['half of the time it claims', 79 * 750, usual, none],
    ['less than half of it, by a person’s times', 79 * 750 - 1, usual, { scripted: false, delayed: true }],
    ['less than half of it, by those of no person', 50_000, (i) => start + i * 200 + (i > 40 ? 200_000 : 0), script],
    ['less than half of it, on a wrong date', 50_000, (i) => i * 1500, script],
    // Who plays fast or slowly, with whatever clock, is no script.
    ['a date that was put right during the game', 120_000, (i) => (i < 40 ? i * 1500 : usual(i)), none],
    ['a date that was put wrong during the game', 120_000, (i) => (i < 40 ? usual(i) : i * 1500), none],
    ['times that all are backwards', 120_000, (i) => start - i * 1500, none],
    ['anything while the server’s clock is put back', -3_600_000, (i) => i, none],
    ['cards that were kept for a day', 86_400_000, usual, none],
  ])('sees who sends %s: %#', (_, ms, times, found) => expect(sentIn(ms, times)).toEqual(found))

  it('judges no game without the server’s own times, as test games are', () => {
    expect(sentIn(700, (i) => i, { completedAt: null })).toEqual(none)
    expect(sentIn(700, (i) => i, { registeredAt: null })).toEqual(none)
  })
})
