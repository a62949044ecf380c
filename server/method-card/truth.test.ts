import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPopulation } from '../../scripts/population.ts'
import { analyseGame, describe as describeDraws } from '../analysis/analyse-game.ts'
import { AnalysisError } from '../analysis/analysis-error.ts'
import { assess } from '../analysis/assess.ts'
import { countDraws, decksOf } from '../analysis/behaviour.ts'
import { type Random, sfc32 } from '../analysis/random.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import { drawsOf } from '../analysis/simulate.ts'
import type { Draw } from '../analysis/types.ts'
import { volunteerAgents } from './agents.ts'
import { contradiction } from './judge.ts'
import { type Judgement, judge } from './judge-analysis.ts'
import { asPlayed, playAgent } from './play-agent.ts'

/** On purpose (`SOAK=1`) as many as the requirement names. */
const [players, policyGames] = process.env.SOAK ? [5000, 18] : [60, 2]
const population = process.env.OPEN_DATA && join(process.env.OPEN_DATA, 'population')

/** Nothing where the 90 % rule refuses the game. */
const judgeDraws = (draws: readonly Draw[], structure: number): Judgement | undefined => {
  try {
    return judge(analyseGame(asPlayed(draws, structure), researchVolunteers), draws, decksOf(structure))
  } catch (error) {
    if (error instanceof AnalysisError && error.code === 'single_deck') return undefined
    throw error
  }
}
const shareOf = (judgements: readonly Judgement[]) => {
  const sum = (value: (one: Judgement) => number) => judgements.reduce((total, one) => total + value(one), 0)
  return sum((one) => one.contradicted) / sum((one) => one.sentences)
}

/** Ways to play that follow a rule; each sees the last draw. */
const policies: Record<string, (t: number, last: Draw | undefined, random: Random) => number> = {
  'one deck after 20 cards': (t) => (t < 20 ? t % 4 : 2),
  'alternates two': (t) => (t % 2 ? 1 : 3),
  'a strict cycle': (t) => t % 4,
  'stays after a win, leaves after a loss': (_, last, random) =>
    !last ? 0 : last.outcome > 0 ? last.choice : (last.choice + 1 + Math.floor(random() * 3)) % 4,
  'leaves after a win, stays after a loss': (_, last, random) =>
    !last ? 0 : last.outcome < 0 ? last.choice : (last.choice + 1 + Math.floor(random() * 3)) % 4,
  'at random': (_t, _last, random) => Math.floor(random() * 4),
  'runs of ten': (t) => Math.floor(t / 10) % 4,
  'leaves only after large losses': (_, last, random) =>
    !last ? 0 : last.outcome < -120 ? (last.choice + 1 + Math.floor(random() * 3)) % 4 : last.choice,
  'two halves': (t) => (t < 40 ? t % 2 : 2 + (t % 2)),
}

const playPolicy = (policy: (typeof policies)[string], noise: number, structure: number, random: Random): Draw[] => {
  const choices = new Uint8Array(80)
  for (let t = 0; t < 80; t++) {
    const last = t === 0 ? undefined : drawsOf(choices.slice(0, t), structure)[t - 1]
    choices[t] = random() < noise ? Math.floor(random() * 4) : policy(t, last, random)
  }
  return drawsOf(choices, structure)
}

describe('what is said is true of the player (ruling 21, R156, R161, R167, R168)', () => {
  it.each(Object.entries(policies).flatMap(([name, policy]) => [0, 0.2].map((noise) => ({ name, noise, policy }))))(
    'of a player who $name, with noise $noise',
    ({ policy, noise }) => {
      const judgements = Array.from({ length: policyGames }, (_, i) =>
        judgeDraws(playPolicy(policy, noise, (4 * i) % 9, sfc32(6, 28, i, noise * 10)), (4 * i) % 9),
      )
      expect(judgements.flatMap((one) => one?.faults ?? [])).toEqual([])
    },
  )

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
    'of the 665 volunteers, 45 % of whose habits at most get no sentence (skipped without OPEN_DATA/population)',
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
          reactionTimeVersion: 2 as const,
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
  ] as const)('contradicts %s of one who leaves after wins and stays after losses: %s', (key, expected) => {
    expect(contradiction({ key, counts: {} }, seen) !== undefined).toBe(expected)
  })

  it('counts again', () => {
    expect(contradiction({ key: 'count_losing_cards', counts: { cards: 20 } }, seen)).toBeUndefined()
    expect(contradiction({ key: 'count_losing_cards', counts: { cards: 21 } }, seen)).toContain('counted 20')
  })
})
