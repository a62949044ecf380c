import { describe, expect, test } from 'vitest'
import { stackTypes } from '../../contract/constants.ts'
import { drawsOf } from '../../scripts/build-scenes.ts'
import { cardValue, isBad, rewardStructure } from '../../server/analysis/decks.ts'
import { createLikelihood, newParameterArrays } from '../../server/analysis/likelihood.ts'
import { decay } from '../../server/analysis/model.ts'
import type { Draw } from '../../server/analysis/types.ts'
import { mulberry32 } from '../../server/testing/mulberry32.ts'
import { type Agent, simulateGame } from './simulate.ts'

const logLikelihood = (draws: readonly Draw[], payscale: number, agent: Agent): number => {
  const parameters = newParameterArrays(1)
  for (const key of ['arew', 'apun', 'decay', 'betaF', 'betaP'] as const) parameters[key][0] = agent[key]
  const result = new Float64Array(1)
  createLikelihood(draws, payscale)(parameters, 1, result)
  return result[0] ?? Number.NaN
}

const play = (agent: Agent, structureId: number, random: () => number) => {
  const choices = new Uint8Array(80)
  const badShare = simulateGame(agent, structureId, random, choices)
  return { choices, badShare, draws: drawsOf(choices, structureId) }
}

const usual: Agent = { arew: 0.3, apun: 0.1, decay: decay(1), betaF: 1.5, betaP: 0.8 }

describe('a simulated player', () => {
  test.each([
    ['as most', usual, 0],
    ['who is sensitive to losses and changes often', { arew: 0.1, apun: 0.6, decay: decay(0.3), betaF: -0.5, betaP: -2 }, 4],
    ['who wants frequent wins', { arew: 0.7, apun: 0.05, decay: decay(2), betaF: 3, betaP: 0 }, 8],
  ])('%s chooses each deck with the probability that the likelihood gives it', (_, agent, structureId) => {
    const { draws } = play(agent, structureId, mulberry32(7))
    const { payscale } = rewardStructure(structureId)
    const random = mulberry32(7)
    const expected = draws.map((_, t) => {
      const before = draws.slice(0, t)
      const soFar = logLikelihood(before, payscale, agent)
      let rest = random()
      return ([0, 1, 2] as const).find((choice) => {
        rest -= Math.exp(logLikelihood([...before, { choice, outcome: 0 }], payscale, agent) - soFar)
        return rest < 0
      })
    })
    expect(draws.map(({ choice }) => choice)).toEqual(expected.map((choice) => choice ?? 3))
    expect(new Set(expected).size).toBe(4)
  })

  test('draws the cards of the structure, in their order', () => {
    const { choices, draws } = play(usual, 3, mulberry32(1))
    const taken = (t: number) => choices.slice(0, t).filter((choice) => choice === choices[t]).length
    expect(draws).toEqual(Array.from(choices, (choice, t) => ({ choice, outcome: cardValue(3, stackTypes[choice] ?? 'a', taken(t)) })))
  })

  test('reports the share of the last 60 cards from losing decks', () => {
    const { draws, badShare } = play(usual, 0, mulberry32(2))
    const { roles } = rewardStructure(0)
    expect(badShare).toBe(draws.slice(20).filter(({ choice }) => isBad(roles[stackTypes[choice] ?? 'a'])).length / 60)
    expect(badShare).toBeGreaterThan(0)
  })

  test('with extreme persistence stays with the first deck', () => {
    const { choices } = play({ ...usual, decay: 1, betaP: 5000 }, 0, () => 0.6)
    expect([...choices]).toEqual(Array.from({ length: 80 }, () => 2))
  })
})
