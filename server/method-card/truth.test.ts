import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PopupKey } from '../../contract/popups.ts'
import { readPopulation } from '../../scripts/population.ts'
import { analyseGame, describe as describeDraws } from '../analysis/analyse-game.ts'
import { AnalysisError } from '../analysis/analysis-error.ts'
import { assess } from '../analysis/assess.ts'
import { countDraws, decksOf } from '../analysis/behaviour.ts'
import { chooseAdvice } from '../analysis/choose-advice.ts'
import { type Random, sfc32 } from '../analysis/random.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import type { Draw, GameAnalysis } from '../analysis/types.ts'
import { type Policy, playPolicy, strangePolicy } from '../testing/strange-players.ts'
import { volunteerAgents } from './agents.ts'
import { contradiction } from './judge.ts'
import { type Judgement, judge } from './judge-analysis.ts'
import { asPlayed, playAgent } from './play-agent.ts'

/** With `SOAK=1` as many as the requirement names. */
const [players, strangers, policyGames] = process.env.SOAK ? [5000, 5000, 18] : [30, 15, 1]
const population = process.env.OPEN_DATA && join(process.env.OPEN_DATA, 'population')

/** Undefined if the 90 % rule refuses the game. */
const judgeDraws = (
  draws: readonly Draw[],
  structure: number,
  guess = 50,
  popups: readonly PopupKey[] = [],
): (Judgement & { analysis: GameAnalysis }) | undefined => {
  try {
    const analysis = analyseGame({ ...asPlayed(draws, structure), popups }, researchVolunteers)
    return { ...judge(analysis, draws, decksOf(structure), guess), analysis }
  } catch (error) {
    if (error instanceof AnalysisError && error.code === 'single_deck') return undefined
    throw error
  }
}
const shareOf = (judgements: readonly Judgement[]) => {
  const sum = (value: (one: Judgement) => number) => judgements.reduce((total, one) => total + value(one), 0)
  return sum((one) => one.contradicted) / sum((one) => one.sentences)
}

/** Rule-based playing strategies. */
const policies: Record<string, Policy> = {
  'one deck after 20 cards': ({ length }) => (length < 20 ? length % 4 : 2),
  'alternates two': ({ length }) => (length % 2 ? 1 : 3),
  'a strict cycle': ({ length }) => length % 4,
  'stays after a win, leaves after a loss': (drawn, random) => leaving(drawn, random, ({ outcome }) => outcome < 0),
  'leaves after a win, stays after a loss': (drawn, random) => leaving(drawn, random, ({ outcome }) => outcome > 0),
  'at random': (_, random) => Math.floor(random() * 4),
  'runs of ten': ({ length }) => Math.floor(length / 10) % 4,
  'leaves only after large losses': (drawn, random) => leaving(drawn, random, ({ outcome }) => outcome < -120),
  'two halves': ({ length }) => (length < 40 ? length % 2 : 2 + (length % 2)),
}
const leaving = (drawn: readonly Draw[], random: Random, leaves: (last: Draw) => boolean): number => {
  const last = drawn.at(-1)
  if (!last) return 0
  return leaves(last) ? (last.choice + 1 + Math.floor(random() * 3)) % 4 : last.choice
}

describe('statements about the player are true (ruling 21, R156, R161, R167, R168)', () => {
  it.each(Object.entries(policies).flatMap(([name, policy]) => [0, 0.2].map((noise) => ({ name, noise, policy }))))(
    'of a player who $name, with noise $noise',
    ({ policy, noise }) => {
      const judgements = Array.from({ length: policyGames }, (_, i) =>
        judgeDraws(playPolicy(policy, noise, (4 * i) % 9, sfc32(6, 28, i, noise * 10)), (4 * i) % 9),
      )
      expect(judgements.flatMap((one) => one?.faults ?? [])).toEqual([])
    },
  )

  it(`of ${strangers} strange players, whatever they guess, and the score keeps its limits (R161)`, { timeout: 3_600_000 }, () => {
    for (let i = 0; i < strangers; i++) {
      const random = sfc32(2026, 11, 22, i)
      const structure = i % 9
      const noise = [0, 0, 0.1, 0.2, 0.4][i % 5] ?? 0
      const draws = playPolicy(strangePolicy(random), noise, structure, random)
      const guess = [0, 100, Math.floor(random() * 101)][i % 3] ?? 0
      const popups = random() < 0.3 ? (['random_choices_random_result'] as const) : []
      const judged = judgeDraws(draws, structure, guess, popups)
      if (!judged) continue
      const { faults, analysis } = judged
      const { risk_score, quality } = analysis.results
      const { badShare } = analysis.behaviour
      const told = chooseAdvice(analysis, guess).claims.map(({ key }) => key)
      const own = told.filter((key) => key !== 'reason_for_everyone')
      expect({ i, faults, twice: own.length - new Set(own).size }).toEqual({ i, faults: [], twice: 0 })
      if (!quality.firm) expect(told, `game ${i}`).toEqual(Array.from({ length: 3 }, () => 'reason_for_everyone'))
      expect(risk_score, `game ${i}`).toBeGreaterThanOrEqual(badShare >= 0.8 ? 40 : 0)
      expect(risk_score, `game ${i}`).toBeLessThanOrEqual(badShare <= 0.2 ? 54 : badShare <= 0.5 ? 64 : 100)
    }
  })

  it(`of ${players} simulated players: 2 % contradicted at most`, { timeout: 3_600_000 }, () => {
    const step = Math.max(1, Math.floor(volunteerAgents.length / players))
    const judgements = Array.from({ length: players }, (_, i) => {
      const structure = i % 9
      const random = sfc32(5000, i, 1, 2)
      return judgeDraws(playAgent(volunteerAgents[(i * step) % volunteerAgents.length] ?? [], structure, random), structure)
    }).filter((one) => one !== undefined)
    expect(judgements.length).toBeGreaterThan(players * 0.9)
    expect(shareOf(judgements)).toBeLessThanOrEqual(0.02)
  })

  it.skipIf(!population || !existsSync(population))(
    'of the 665 volunteers, with at most 45 % of habits without a sentence (skipped without OPEN_DATA/population)',
    { timeout: 600_000 },
    () => {
      const decks = { isBad: [true, true, false, false], winsOften: [false, true, false, true] }
      const people = readPopulation(population ?? '').filter(({ group }) => group === 'healthy' || group === 'control')
      const judged = people.map(({ draws }) => {
        const behaviour = {
          ...countDraws(draws, decks),
          medianReactionTime: null,
          duration: null,
          clock: false,
          randomPopup: false,
        }
        const analysis = describeDraws(draws, behaviour, assess(draws, 100, decks.isBad), researchVolunteers)
        return { flags: analysis.results.quality.flags, habits: analysis.results.claims, ...judge(analysis, draws, decks) }
      })
      expect(judged).toHaveLength(665)
      expect(shareOf(judged)).toBeLessThanOrEqual(0.02)
      const firm = judged.filter(({ flags }) => flags.length === 0)
      for (const measure of ['arew', 'apun', 'betaF', 'betaP']) {
        const silent = firm.filter(({ habits }) =>
          habits.some(({ key }) => key === `habit_${measure}_neutral` || key === `habit_${measure}_split`),
        )
        expect(silent.length / firm.length, measure).toBeLessThanOrEqual(0.45)
      }
    },
  )
})

describe('the fixed judge', () => {
  const wins = Array.from({ length: 40 }, (_, i): Draw => ({ choice: (i % 2) as Draw['choice'], outcome: 100 }))
  const losses = Array.from({ length: 40 }, (): Draw => ({ choice: 3, outcome: -50 }))
  const seen = { draws: [...wins, ...losses], isBad: [true, true, false, false], winsOften: [false, true, false, true] }

  it.each([
    ['habit_arew_high', true],
    ['habit_apun_low', false],
    ['habit_betaP_very_low', true],
    ['habit_betaP_very_high', false],
    ['habit_betaF_high', true],
    ['part_losses_more', true],
    ['reason_points_won', false],
    ['reason_points_lost', true],
    ['habit_arew_neutral', false],
  ] as const)('contradicts %s for a player who leaves after wins and stays after losses: %s', (key, expected) => {
    expect(contradiction({ key, counts: {} }, seen) !== undefined).toBe(expected)
  })

  it('checks the counts', () => {
    expect(contradiction({ key: 'count_losing_cards', counts: { cards: 20 } }, seen)).toBeUndefined()
    expect(contradiction({ key: 'count_losing_cards', counts: { cards: 21 } }, seen)).toContain('counted 20')
  })
})
