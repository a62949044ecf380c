import { stackTypes } from '../../contract/constants.ts'
import { rewardStructure } from '../../server/analysis/decks.ts'
import type { Random } from '../../server/analysis/random.ts'
import { softmax } from './fit-population.ts'
import type { Model } from './models.ts'
import type { Card, Row } from './rows.ts'

/** The outcome of the n-th card (from 0) of a deck. */
export type CardSource = (deck: number, n: number, random: Random) => number

const length = 80

/** Plays 80 cards with the player that z describes. */
export const play = (model: Model, z: Float64Array, source: CardSource, random: Random): Card[] => {
  const player = model.createPlayer()
  const [values, probabilities, taken] = [new Float64Array(4), new Float64Array(4), [0, 0, 0, 0]]
  player.begin(z, 0)
  return Array.from({ length }, () => {
    player.weigh(values)
    softmax(values, probabilities)
    let rest = random()
    let choice = 0
    while (choice < 3 && rest >= probabilities[choice]!) rest -= probabilities[choice++]!
    const outcome = source(choice, taken[choice]!++, random)
    player.learn(choice, outcome)
    return { choice, outcome }
  })
}

/** The cards of one of our nine structures, in the model's units. */
export const ourCards = (structureId: number): CardSource => {
  const { decks, payscale } = rewardStructure(structureId)
  return (deck, n) => decks[stackTypes[deck]!][n]! / payscale
}

/** The cards of a study, as its people got them: see the plan. */
export const cardsOfStudy = (people: readonly Row[]): CardSource => {
  const byDeck = [0, 1, 2, 3].map((deck) => {
    const own = people.map(({ cards }) => cards.filter(({ choice }) => choice === deck).map(({ outcome }) => outcome))
    const deepest = Math.max(...own.map(({ length }) => length))
    return Array.from({ length: deepest }, (_, n) => own.flatMap((outcomes) => outcomes.slice(n, n + 1)))
  })
  return (deck, n, random) => {
    const at = byDeck[deck]!
    const from = n < at.length ? at[n]! : at[Math.max(0, at.length - 10 + ((n - at.length) % Math.min(10, at.length)))]!
    return from[Math.floor(random() * from.length)]!
  }
}
