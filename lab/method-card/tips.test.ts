import { expect, test } from 'vitest'
import { asPlayed } from '../../scripts/build-scenes.ts'
import { assessOn, describe } from '../../server/analysis/analyse-game.ts'
import { observe } from '../../server/analysis/behaviour.ts'
import { chooseAdvice } from '../../server/analysis/choose-advice.ts'
import { volunteers } from '../../server/analysis/claims/usual-counts.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import { priorAgents } from './agents.ts'
import { playAgent } from './play-agent.ts'

/** With `SOAK=1` as many as the other studies of what is said. */
const players = process.env.SOAK ? 5000 : 24
const guesses = Array.from({ length: 11 }, (_, i) => 10 * i)

test(`of ${players} simulated players’ tips at most 5 % are for everyone, and who changes little is not told to keep decisions (ruling 67)`, () => {
  const tips = priorAgents(players).flatMap((agent, i) => {
    const draws = playAgent(agent, i % 9, sfc32(5000, i, 1, 2))
    const analysis = describe(draws, observe(asPlayed(draws, i % 9), draws), assessOn(i % 9, draws), researchVolunteers)
    if (!analysis.results.quality.firm) return []
    const advice = guesses.map((guess) => chooseAdvice(analysis, guess))
    if (analysis.behaviour.switches <= volunteers.switches.median)
      expect(advice.flatMap(({ advice_one, advice_two, advice_three }) => [advice_one, advice_two, advice_three])).not.toContain(
        'stick_to_your_decisions',
      )
    return advice.flatMap(({ claims }) => claims)
  })
  expect(tips.filter(({ key }) => key === 'reason_for_everyone').length / tips.length).toBeLessThanOrEqual(0.05)
}, 3_600_000)
