import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { claimCounts } from '../../contract/claims.ts'
import type { PopupKey } from '../../contract/popups.ts'
import { asPlayed } from '../../scripts/build-scenes.ts'
import { AnalysisError, analyseGame } from '../../server/analysis/analyse-game.ts'
import { type Decks, decksOf } from '../../server/analysis/behaviour.ts'
import { chooseAdvice } from '../../server/analysis/choose-advice.ts'
import { guessClaims } from '../../server/analysis/claims/guess.ts'
import { volunteers } from '../../server/analysis/claims/usual-counts.ts'
import { guessAccuracy } from '../../server/analysis/guess.ts'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import type { Draw, GameAnalysis } from '../../server/analysis/types.ts'
import { priorAgents } from './agents.ts'
import { type Finding, kinds, readPlainly, type Said } from './plain-reading.ts'
import { playAgent } from './play-agent.ts'
import { readPopulation } from './population.ts'
import { describeClassic } from './simulated-people.ts'
import { type Policy, playPolicy, strangePolicy } from './strange-players.ts'

/** With `SOAK=1` as many as the requirement names. */
const [players, strangers, policyGames] = process.env.SOAK ? [5000, 5000, 18] : [24, 10, 1]
const population = process.env.OPEN_DATA && join(process.env.OPEN_DATA, 'population')
const guesses = Array.from({ length: 11 }, (_, i) => 10 * i)

/** All that is said of a game, with each guess; a sentence that several guesses bring is read with each. */
const readAll = (analysis: GameAnalysis, draws: readonly Draw[], decks: Decks): Finding[] => {
  const { results } = analysis
  const withGuess = (risk_guess: number) => {
    const stored = { risk_guess, risk_score: results.risk_score, time: 0, guess_accuracy: guessAccuracy(risk_guess, results) }
    const guess = { ...stored, claims: guessClaims(analysis, stored) }
    return readPlainly(
      { results: { ...results, claims: [], striking: null }, guess, advice: chooseAdvice(analysis, risk_guess) },
      { draws, ...decks },
    )
  }
  return [
    ...readPlainly({ results }, { draws, ...decks }),
    ...guesses.flatMap((guess) => withGuess(guess).filter(({ kind }) => kind !== 'level')),
  ]
}
const denied = (findings: readonly Finding[]) => findings.filter((finding) => finding.denied).map(({ kind, what }) => `${kind} ${what}`)

/** Undefined if the 90 % rule refuses the game. */
const analyse = (draws: readonly Draw[], structure: number, popups: readonly PopupKey[] = []): GameAnalysis | undefined => {
  try {
    return analyseGame({ ...asPlayed(draws, structure), popups }, researchVolunteers)
  } catch (error) {
    if (error instanceof AnalysisError && error.code === 'single_deck') return undefined
    throw error
  }
}
const deniedOf = (draws: readonly Draw[], structure: number, popups: readonly PopupKey[] = []): string[] => {
  const analysis = analyse(draws, structure, popups)
  return analysis ? denied(readAll(analysis, draws, decksOf(structure))) : []
}

let games: { draws: Draw[]; structure: number; analysis: GameAnalysis }[] | undefined
/** Games of simulated players, played and analysed once. */
const simulated = () => {
  games ??= priorAgents(players).flatMap((agent, i) => {
    const structure = i % 9
    const draws = playAgent(agent, structure, sfc32(5000, i, 1, 2))
    const analysis = analyse(draws, structure)
    return analysis ? [{ draws, structure, analysis }] : []
  })
  return games
}

/** Of the volunteers' task A and B lose, and B and D win often, as in our structure 0. */
const classic: Decks = decksOf(0)

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

describe('what is said of a player is denied by no count, whatever the guess (rulings 21 and 48)', () => {
  it.each(Object.entries(policies).flatMap(([name, policy]) => [0, 0.2].map((noise) => ({ name, noise, policy }))))(
    'hold for a player who $name, with noise $noise',
    ({ policy, noise }) => {
      const found = Array.from({ length: policyGames }, (_, i) =>
        deniedOf(playPolicy(policy, noise, (4 * i) % 9, sfc32(6, 28, i, noise * 10)), (4 * i) % 9),
      )
      expect(found.flat()).toEqual([])
    },
  )

  it(`of ${strangers} strange players, and no reason is given twice`, { timeout: 3_600_000 }, () => {
    for (let i = 0; i < strangers; i++) {
      const random = sfc32(2026, 11, 22, i)
      const structure = i % 9
      const noise = [0, 0, 0.1, 0.2, 0.4][i % 5] ?? 0
      const draws = playPolicy(strangePolicy(random), noise, structure, random)
      const analysis = analyse(draws, structure, random() < 0.3 ? ['random_choices_random_result'] : [])
      if (!analysis) continue
      expect(denied(readAll(analysis, draws, decksOf(structure))), `game ${i}`).toEqual([])
      const told = chooseAdvice(analysis, [0, 100, Math.floor(random() * 101)][i % 3] ?? 0).claims.map(({ key }) => key)
      const own = told.filter((key) => key !== 'reason_for_everyone')
      expect(new Set(own).size, `game ${i}`).toBe(own.length)
      if (!analysis.results.quality.firm) expect(own, `game ${i}`).toEqual([])
    }
  })

  it(`of ${players} simulated players`, { timeout: 3_600_000 }, () => {
    for (const { draws, structure, analysis } of simulated())
      expect(denied(readAll(analysis, draws, decksOf(structure))), `player on ${structure}`).toEqual([])
  })

  const card = (choice: Draw['choice'], outcome: number): Draw => ({ choice, outcome })
  it.each<[string, (t: number) => Draw]>([
    ['without a loss', (t) => card(((t >> 2) % 4) as Draw['choice'], 60)],
    ['without a win', (t) => card(((t >> 1) % 4) as Draw['choice'], -50)],
    ['72 cards from a losing deck', (t) => (t % 10 === 9 ? card(2, 50) : card(1, t % 9 === 0 ? -1150 : 100))],
    ['72 cards from a winning deck', (t) => (t % 10 === 9 ? card(0, -250) : card(3, t % 9 === 0 ? -200 : 60))],
    ['a total below zero', (t) => card((t % 2) as Draw['choice'], t % 3 === 0 ? -200 : 50)],
    ['nothing but cards of no points', (t) => card((t % 4) as Draw['choice'], 0)],
  ])('of a game %s', (_, draw) => {
    const draws = Array.from({ length: 80 }, (_, t) => draw(t))
    const analysis = describeClassic(draws)
    expect(JSON.stringify({ ...analysis.results, striking: undefined })).not.toMatch(/NaN|null/)
    expect(denied(readAll(analysis, draws, classic))).toEqual([])
  })

  it(`of ${players} simulated players’ tips at most 5 % are for everyone, and who changes little is not told to keep decisions (ruling 67)`, {
    timeout: 3_600_000,
  }, () => {
    const tips = simulated().flatMap(({ analysis }) => {
      if (!analysis.results.quality.firm) return []
      const advice = guesses.map((guess) => chooseAdvice(analysis, guess))
      if (analysis.behaviour.switches <= volunteers.switches.median)
        expect(advice.flatMap(({ advice_one, advice_two, advice_three }) => [advice_one, advice_two, advice_three])).not.toContain(
          'stick_to_your_decisions',
        )
      return advice.flatMap(({ claims }) => claims)
    })
    expect(tips.filter(({ key }) => key === 'reason_for_everyone').length / tips.length).toBeLessThanOrEqual(0.05)
  })

  it.skipIf(!population || !existsSync(population))(
    'of the 665 volunteers (skipped without OPEN_DATA/population)',
    { timeout: 600_000 },
    () => {
      const people = readPopulation(population ?? '').filter(({ group }) => group === 'healthy' || group === 'control')
      const found = people.flatMap(({ draws }) => denied(readAll(describeClassic(draws), draws, classic)))
      expect(found).toEqual([])
    },
  )
})

describe('the plain reading', () => {
  const wins = Array.from({ length: 40 }, (_, i): Draw => ({ choice: (i % 2) as Draw['choice'], outcome: 100 }))
  const losses = Array.from({ length: 40 }, (): Draw => ({ choice: 3, outcome: -50 }))
  const played = { draws: [...wins, ...losses], ...classic }
  const split = { probability: 0.3, named: false, status: 'split', near_border: false } as const
  const results: Said['results'] = {
    ...describeClassic(played.draws).results,
    claims: [],
    striking: null,
    risk_score: 50,
    repeat: [40, 60],
    percentile: 50,
    percentile_range: [30, 70],
    levels: {
      arew: { ...split, level: 'low' },
      apun: { ...split, level: 'low' },
      betaF: { ...split, level: 'low' },
      betaP: { ...split, level: 'low' },
    },
  }
  const read = (key: keyof typeof claimCounts, counts: Record<string, number> = {}) =>
    denied(readPlainly({ results: { ...results, claims: [{ key, counts }] } }, played)).length > 0

  it.each([
    ['habit_arew_low', false],
    ['habit_arew_medium_high', true],
    ['habit_arew_high', true],
    ['habit_arew_low_low_betap_low_apun', true],
    ['habit_apun_low', false],
    ['habit_betaP_very_low', true],
    ['habit_betaP_very_high', true],
    ['habit_betaF_high', false],
    ['habit_betaF_medium', true],
    ['striking_left_losses_few', false],
    ['striking_left_wins_few', true],
    ['striking_changes_many', true],
    ['part_losses_more', true],
    ['part_losses_little', true],
    ['verdict_low_risk', false],
    ['verdict_high_risk', true],
    ['reason_points_won', false],
    ['reason_points_lost', true],
    ['habit_arew_count', false],
  ] as const)('of a player who leaves after wins and stays after losses denies %s: %s', (key, expected) => {
    expect(read(key)).toBe(expected)
  })

  it.each([
    ['guess_good', 60, false],
    ['guess_good', 61, true],
    ['guess_low', 40, true],
    ['guess_low', 30, false],
    ['guess_very_low', 30, true],
    ['guess_high', 75, false],
    ['guess_very_high', 75, true],
    ['guess_numbers', 30, false],
  ] as const)('of 20 losing cards and a score of 50 with %s for %i: denied %s', (key, guess, expected) => {
    expect(read(key, { guess, score: 50 })).toBe(expected)
  })

  it.each([
    ['betaP', 'low', 'named', true],
    ['betaP', 'low', 'denied', false],
    ['betaP', 'low', 'split', true],
    ['betaP', 'high', 'named', false],
    ['betaP', 'high', 'denied', true],
    ['betaP', 'medium', 'named', false],
    ['betaF', 'very_low', 'named', true],
    ['betaF', 'very_high', 'named', false],
    ['apun', 'high', 'named', true],
    ['apun', 'low', 'named', false],
    ['arew', 'medium_low', 'named', true],
  ])('of a level of %s that is %s and %s: denied %s', (measure, level, status, expected) => {
    const levels = { ...results.levels, [measure]: { level, probability: 0.6, named: status === 'named', status, near_border: false } }
    const found = readPlainly({ results: { ...results, levels } }, played)
    expect(found.find(({ what }) => what.startsWith(measure))?.denied).toBe(expected)
  })

  it('finds that two sentences say different things of the same changes, and a percentile outside of its range', () => {
    const claims = [{ key: 'habit_apun_low_medium_betap', counts: {} } as const, { key: 'habit_betaP_high', counts: {} } as const]
    expect(denied(readPlainly({ results: { ...results, claims, percentile: 71 } }, played))).toEqual([
      'habit changes medium, high',
      'verdict percentile_range',
    ])
  })

  it('checks counts', () => {
    expect(read('count_losing_cards', { cards: 20 })).toBe(false)
    expect(read('count_losing_cards', { cards: 21 })).toBe(true)
  })

  it('has a kind for every sentence of the contract', () => {
    expect(Object.keys(claimCounts).filter((key) => !kinds.some((kind) => key.startsWith(`${kind}_`)))).toEqual([])
  })
})
