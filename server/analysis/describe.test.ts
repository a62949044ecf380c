import { describe, expect, test } from 'vitest'
import { describe as describeGame } from './analyse-game.ts'
import type { Assessment } from './assess.ts'
import { modelVersion } from './model.ts'
import { riskScale, scoreVersion } from './risk.ts'
import type { Behaviour, Draw, ReferenceGroup } from './types.ts'

// Describes a game with a given posterior, without sampling.

/** Percentiles 1 to 99 are the values 1 to 99 of the score, and .01 to .99 of a rate. */
const percentiles = Array.from({ length: 99 }, (_, i) => i + 1)
const shares = percentiles.map((percentile) => percentile / 100)
const group: ReferenceGroup = {
  name: 'installation',
  version: 'installation-1',
  n: 1000,
  modelVersion: 'model',
  scoreVersion: 'score',
  tables: { arew: shares, apun: shares, betaF: shares, persistence: shares, riskScore: percentiles, chasing: percentiles },
}

/** A share of late cards from losing decks that gives this score, with an average sensitivity to losses. */
const badShareFor = (score: number) =>
  riskScale.badShare.mean + (riskScale.badShare.sd * (((score - 50) / 15) * riskScale.composite.sd + riskScale.composite.mean)) / 0.6

const draws = Array.from({ length: 80 }, (_, t): Draw => ({ choice: (t % 4) as Draw['choice'], outcome: t === 0 ? 150 : -1 }))
const behaviour = {
  badCards: 30,
  wins: { count: 40, stayed: 20 },
  losses: { count: 39, stayed: 7 },
  switches: 43,
  longestRun: 9,
  frequentWinCards: 49,
  largestShare: 0.5,
  medianReactionTime: 700,
} as Behaviour

const say = ({
  score = 50,
  logEvidence = -80,
  scripted = false,
  ...seen
}: { score?: number; logEvidence?: number; scripted?: boolean } & Partial<Behaviour> = {}) => {
  const assessed = {
    posterior: { zApun: riskScale.zApun.mean, logEvidence },
    badShare: badShareFor(score),
    lossEffect: 0.3,
    zApun: riskScale.zApun.mean,
    chasing: 64.5,
  } as unknown as Assessment
  return describeGame(draws, { ...behaviour, ...seen }, assessed, group, scripted)
}

test('results are whole percentiles of the named group, with method and versions', () => {
  const found = say()
  expect(found).toMatchObject({ score: 2071, lossEffect: 0.3, chasing: 64.5, chasingPercentile: 64, modelVersion, scoreVersion })
  expect(found.exactRiskScore).toBeCloseTo(50, 9)
  expect(found.results).toMatchObject({
    // Estimates of 20 of 40 wins, a loss effect of .3, 49 of 80 cards and 36 of 79 kept decks, with their errors.
    arew: 50,
    apun: 28,
    betaF: 61,
    betaP: 45,
    interval: { arew: [40, 59], apun: [16, 39] },
    risk_score: 50,
    score_version: scoreVersion,
    parts: { bad_share: 0, loss_effect: 0 },
    category: 'medium-risk',
    percentile: 50,
    reference_group: { name: 'installation', version: 'installation-1', n: 1000 },
    quality: { flags: [], firm: true },
    model_version: modelVersion,
    texts: { arew: 'low_betap_low_apun', apun: 'medium_betap' },
  })
  expect(found.results.levels).toMatchObject({
    arew: { level: 'medium_high', status: 'named' },
    betaP: { level: 'medium', status: 'named' },
  })
})

test.each([
  [36.5, 42.5],
  [51.5, 57.5],
  [61.5, 67.5],
])('a score from %d to %d, within three points of another category, says so', (from, to) => {
  const near = [from - 0.1, from + 0.1, (from + to) / 2, to - 0.1, to + 0.1].map((score) => say({ score }).results.category_near_border)
  expect(near).toEqual([false, true, true, true, false])
})

test('nobody is placed above all others, or below', () => {
  expect(say({ score: 99.9 }).results).toMatchObject({ risk_score: 100, percentile: 99 })
  expect(say({ score: 0.1 }).results).toMatchObject({ risk_score: 0, percentile: 1 })
})

test('a percentile has the range of repeats (ruling 69)', () => {
  const { percentile_range, repeat } = say().results
  expect(percentile_range).toEqual(repeat)
})

test('the most striking count is named where the game permits statements', () => {
  expect(say().results.striking).toBeNull()
  expect(say({ switches: 79 }).results.striking).toEqual({ key: 'striking_changes_many', counts: { changes: 79 } })
  expect(say({ switches: 79, medianReactionTime: 249 }).results.striking).toBeNull()
})

describe('limits on how firmly a result may be stated', () => {
  test.each([
    [{}, [], true],
    [{ largestShare: 0.81 }, ['one_deck'], true],
    [{ largestShare: 0.8 }, [], true],
    [{ medianReactionTime: 249 }, ['too_fast'], false],
    [{ medianReactionTime: 250 }, [], true],
    [{ medianReactionTime: null }, [], true],
    [{ largestShare: 0.81, medianReactionTime: 249 }, ['one_deck', 'too_fast'], false],
    // 80 draws at random have a log-likelihood of 80 ln 1/4.
    [{ logEvidence: -80 * Math.log(4) - 0.1 }, ['random_play'], false],
    [{ logEvidence: -80 * Math.log(4) + 0.1 }, [], true],
    [{ scripted: true }, ['scripted'], false],
  ] as const)('%j: %j, firm %s (ruling 21)', (seen, flags, firm) => {
    const { quality, levels } = say(seen).results
    expect(quality).toEqual({ flags, firm })
    expect(Object.values(levels).map(({ named }) => named)).toEqual(Array.from({ length: 4 }, () => flags.length === 0))
  })
})
