import { globSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { modelVersion } from '../../server/analysis/model.ts'
import { normalQuantile } from '../../server/analysis/numbers.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import { firstAgents, priorAgents } from './agents.ts'
import { ranked, rankGame } from './calibration-study.ts'
import { aims, methodCard } from './card.ts'
import { cardFiles, playerPlots, toMarkdown } from './card-files.ts'
import committed from './findings.json' with { type: 'json' }
import { dotsOf, type Findings, findingsOf } from './findings.ts'
import { playAllForms } from './parallel-study.ts'
import { measures, ofMeasures, simulatePlayers } from './simulate-players.ts'
import { correlation, correlationError, errorOfMeasurement, share } from './statistics.ts'

describe('statistics', () => {
  it('match textbook values', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12)
    expect(correlation([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(0.6, 12)
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

  it('has 2,000 players or more, intervals that cover 77 to 83 %, and meets its recovery targets for firm results, within chance', () => {
    for (const { players, measures: found } of [findings.volunteers, findings.prior]) {
      expect(players).toBeGreaterThanOrEqual(2000)
      for (const measure of measures) {
        expect(found[measure].coverage, measure).toBeGreaterThanOrEqual(0.77)
        expect(found[measure].coverage, measure).toBeLessThanOrEqual(0.83)
      }
    }
    for (const measure of measures) {
      const { r, error } = findings.volunteers.measures[measure].firm
      expect(r + 3 * error, measure).toBeGreaterThanOrEqual(aims[measure])
    }
  })

  it('has its forms and its ranks reproduced', () => {
    const [agent = []] = firstAgents
    const [player = []] = priorAgents(1)
    expect(playAllForms(agent, 0).map((score) => Number(score.toPrecision(4)))).toEqual(findings.parallel.first)
    const { ranks } = rankGame(player, 0)
    for (const name of ranked) expect(Number(ranks[name].toFixed(4)), name).toBe(findings.calibration.first[name])
  })

  it('has nine parallel forms: mean scores within two points', () => {
    const { players, means } = findings.parallel
    expect(players).toBeGreaterThanOrEqual(500)
    expect(Math.max(...means) - Math.min(...means)).toBeLessThanOrEqual(2)
  })

  it('has calibrated posteriors in 2,000 games, and would detect variances 10 % too large', () => {
    const { players, band, largest, spread, wide, evidence } = findings.calibration
    expect(players).toBe(2000)
    for (const name of ranked) expect(largest[name], name).toBeLessThan(band)
    expect(Math.abs(spread.found - 1)).toBeLessThan(1.96 * spread.error)
    expect(wide.found + 1.96 * wide.error).toBeLessThan(1)
    expect(Math.abs(evidence.ofPlayers + evidence.ofChance - 1)).toBeLessThan(1.96 * evidence.error)
  })

  it('leaves at most 55 % of the habits without a sentence (ruling 48)', () => {
    expect(findings.silentHabits).toBeLessThanOrEqual(0.55)
    expect(findings.retest.r).toBeGreaterThanOrEqual(0.57)
  })

  it('leaves flagged games out of its firm results', () => {
    // Estimates are 1, 2, 3 where the truth is 1, 2, 3, and 0 in the flagged game, where it is 9.
    const players = [1, 2, 3, 9].map((value) => {
      const mean = value === 9 ? 0 : value
      return {
        truth: ofMeasures(() => value),
        estimate: ofMeasures(() => ({ mean, sd: 1, low: mean - 1, high: mean + 1 })),
        levelsAway: { arew: 0, apun: 0, betaF: 1, betaP: 2 },
        firm: value !== 9,
        riskScore: value,
        riskScoreAgain: value,
        silentHabits: value === 9 ? 4 : 1,
      }
    })
    const { volunteers, levels, silentHabits } = findingsOf({
      volunteers: players,
      prior: players,
      parallel: findings.parallel,
      calibration: findings.calibration,
    })
    expect(silentHabits).toBe(0.25)
    expect(volunteers).toMatchObject({ players: 4, firmPlayers: 3, measures: { k: { firm: { r: 1 }, coverage: 0.75 } } })
    expect(volunteers.measures.k.all.r).toBeLessThan(0)
    expect(levels).toMatchObject({ arew: { same: 1 }, betaF: { same: 0, near: 1 }, betaP: { near: 0 } })
  })
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
    for (const heading of ['Parameter recovery', 'Calibration', 'Test and retest', 'The reference group', 'Known groups', 'Limits'])
      expect(text).toContain(`## ${heading}`)
  })
})

it('the card gives the rate of the reading as its sheet has it', () => {
  const { data } = Papa.parse<{ game: string; reading: string }>(
    gunzipSync(readFileSync('lab/method-card/blind-reading.csv.gz')).toString(),
    { header: true, skipEmptyLines: true },
  )
  const contradicted = data.filter(({ reading }) => reading === 'contradicted')
  const games = new Set(contradicted.map(({ game }) => game)).size
  const share = ((100 * contradicted.length) / data.length).toFixed(1)
  const card = readFileSync('docs/method-card.md', 'utf8')
  expect(card).toContain(`${data.length} sentences of ${new Set(data.map(({ game }) => game)).size} simulated games each time`)
  expect(card).toContain(`Of the last sheet the reader found ${contradicted.length} contradicted (${share} %), in ${games} games`)
})
