import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { modelVersion } from '../../server/analysis/model.ts'
import { normalQuantile } from '../../server/analysis/numbers.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import { firstAgents, priorAgents } from './agents.ts'
import { ranked, rankGame } from './calibration-study.ts'
import { methodCard } from './card.ts'
import { cardFiles, playerPlots, toMarkdown } from './card-files.ts'
import { playOurs } from './decks-study.ts'
import committed from './findings.json' with { type: 'json' }
import { dotsOf, type Findings, findingsOf } from './findings.ts'
import { candidate, misses } from './model-blocks.ts'
import { simulatePlayers } from './simulate-players.ts'
import { correlation, correlationError, errorOfMeasurement, rankCorrelation, share } from './statistics.ts'

describe('statistics', () => {
  it('match textbook values', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12)
    expect(correlation([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(0.6, 12)
    expect(rankCorrelation([1, 2, 3, Number.NaN], [10, 10, 40, 0])).toBeCloseTo(Math.sqrt(3) / 2, 12)
    expect(share([1, 2, 3, 4], (value) => value > 1)).toBe(0.75)
    expect(errorOfMeasurement([1, 5], [3, 3])).toBeCloseTo(Math.SQRT2, 12)
  })

  it('the error of a correlation is Fisher’s (1 − r²)/√n for normal values, and wider for heavy tails', () => {
    expect(correlationError([1, -1, 1, -1], [1, 1, -1, -1])).toBeCloseTo(0.5, 12)
    const random = sfc32(1, 2, 3, 4)
    const pairs = Array.from({ length: 20_000 }, () => [normalQuantile(random()), normalQuantile(random())] as const)
    const [first, second] = [pairs.map(([a]) => a), pairs.map(([a, b]) => 0.8 * a + 0.6 * b)]
    expect(correlationError(first, second) / (0.36 / Math.sqrt(20_000))).toBeCloseTo(1, 1)
    const cubed = (values: number[]) => values.map((value) => value ** 3)
    const r = correlation(cubed(first), cubed(second))
    expect(correlationError(cubed(first), cubed(second))).toBeGreaterThan((1.5 * (1 - r * r)) / Math.sqrt(20_000))
  })
})

const findings = committed as unknown as Findings

describe('the study of simulated players', () => {
  it('was made by the current code: its first players are reproduced', () => {
    expect(findings.modelVersion).toBe(modelVersion)
    expect(dotsOf([...simulatePlayers(firstAgents, firstAgents.length)])).toEqual(findings.first)
  })

  it('has 2,000 players or more, intervals that cover 77 to 83 %, and recovers what the score uses', () => {
    for (const { players, coverage, firm } of [findings.volunteers, findings.prior]) {
      expect(players).toBeGreaterThanOrEqual(2000)
      expect(coverage).toBeGreaterThanOrEqual(0.77)
      expect(coverage).toBeLessThanOrEqual(0.83)
      expect(firm.r + 3 * firm.error).toBeGreaterThanOrEqual(0.84)
    }
    expect(findings.retest.r).toBeGreaterThanOrEqual(0.57)
  })

  it('has its decks and its ranks reproduced', () => {
    const [player = []] = priorAgents(1)
    expect(playOurs(0).map(({ score }) => Number(score.toPrecision(4)))).toEqual(findings.decks.first)
    const { ranks } = rankGame(player, 0)
    for (const name of ranked) expect(Number(ranks[name].toFixed(4)), name).toBe(findings.calibration.first[name])
  })

  it('has nine sets of decks within two points', () => {
    expect(findings.decks.many.players).toBeGreaterThanOrEqual(5000)
    expect(findings.decks.many.points).toBeLessThanOrEqual(2)
    expect(Math.abs(findings.decks.classic.meanScore - findings.decks.ours.meanScore)).toBeLessThan(1)
  })

  it('has calibrated posteriors in 2,000 games', () => {
    const { players, band, largest, spread, evidence } = findings.calibration
    expect(players).toBe(2000)
    for (const name of ranked) expect(largest[name], name).toBeLessThan(band)
    expect(Math.abs(spread.found - 1)).toBeLessThan(1.96 * spread.error)
    expect(Math.abs(evidence.ofPlayers + evidence.ofChance - 1)).toBeLessThan(1.96 * evidence.error)
  })

  it('leaves flagged games out of its firm results', () => {
    // Estimates are 1, 2, 3 where the truth is 1, 2, 3, and 0 in the flagged game, where it is 9.
    const players = [1, 2, 3, 9].map((value) => ({
      zApun: [value, value === 9 ? 0 : value] as [number, number],
      isCovered: value !== 9,
      firm: value !== 9,
      riskScore: value,
      riskScoreAgain: value,
    }))
    const { volunteers } = findingsOf({ volunteers: players, prior: players, decks: findings.decks, calibration: findings.calibration })
    expect(volunteers).toMatchObject({ players: 4, firmPlayers: 3, firm: { r: 1 }, coverage: 0.75 })
    expect(volunteers.all.r).toBeLessThan(0)
  })
})

it('the decision on the model is the one that its figures and the plan give', () => {
  for (const { better, betterError } of [candidate.closed, candidate.late]) expect(better / betterError).toBeGreaterThanOrEqual(2)
  expect(candidate.missed).toEqual([])
  // Passed so far; what denies it is the lower end in the groups.
  expect(candidate.groups.difference[0]).toBeLessThanOrEqual(-0.05)
  expect(misses('orl', 'losses')).toBe(true)
})

describe('method card', () => {
  const { blocks } = methodCard(findings)

  it('in the repository is up to date with the command’s output', () => {
    for (const [path, text] of Object.entries(cardFiles(findings)))
      expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8') === text, path).toBe(true)
  })

  it('draws the first players of the study where the study has them', () => {
    for (const [path, text] of Object.entries(playerPlots(findings.first))) {
      const drawing = readFileSync(path, 'utf8')
      for (const [, dots] of text.matchAll(/<path d="([^"]*h0)" stroke/g)) expect(drawing, path).toContain(`<path d="${dots}M`)
    }
  })

  it('has every plot it refers to, and all its sections', () => {
    const shown = blocks.flatMap((block) => ('figure' in block ? [block.figure] : []))
    expect(shown.sort()).toEqual(globSync('*.svg', { cwd: 'docs/method-card' }).sort())
    for (const name of shown) {
      const drawing = readFileSync(`docs/method-card/${name}`, 'utf8')
      expect(drawing).toMatch(/^<svg [^>]*role="img"/)
      expect(drawing).not.toMatch(/NaN|undefined/)
    }
    const text = toMarkdown(blocks, 'method-card')
    expect(text).not.toMatch(/NaN|undefined/)
    for (const heading of [
      'Levels',
      'The model on trial',
      'Recovery',
      'Calibration',
      'Test and retest',
      'Known groups',
      'Five criticisms',
      'Limits',
    ])
      expect(text).toContain(`## ${heading}`)
  })
})
