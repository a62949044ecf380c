import { lossEffect } from '../../contract/loss-effect.ts'
import { longestRun } from '../../server/analysis/behaviour.ts'
import { softmax } from './fit-population.ts'
import type { Model } from './models.ts'
import type { Card } from './rows.ts'

/** Which decks 0–3 lose in the long run, and which win most often. */
export type Decks = { isBad: readonly boolean[]; winsOften: readonly boolean[] }

/** The task of the public rows. */
export const classicDecks: Decks = { isBad: [true, true, false, false], winsOften: [false, true, false, true] }

/** What a level is said of, by measure; each −1 to 1. */
export const measures = ['rewards', 'losses', 'winFrequency', 'persistence'] as const
export type Measures = Record<(typeof measures)[number], number>

/**
 * The probability of each thing counted, averaged over cards 2 to the last of a game: `probabilities` writes those of a card. `rewards` is NaN
 * without a win, `losses` without a loss or a win.
 */
const averaged = (cards: readonly Card[], { winsOften }: Decks, probabilitiesAt: (t: number) => Float64Array): Measures => {
  let [frequent, stays, winStays, wins, lossStays, losses] = [0, 0, 0, 0, 0, 0]
  for (let t = 0; t < cards.length; t++) {
    const probabilities = probabilitiesAt(t)
    if (t > 0) {
      const last = cards[t - 1]!
      for (let d = 0; d < 4; d++) if (winsOften[d]) frequent += probabilities[d]!
      const stay = probabilities[last.choice]!
      stays += stay
      if (last.outcome >= 0) {
        wins++
        winStays += stay
      } else {
        losses++
        lossStays += stay
      }
    }
  }
  const n = cards.length - 1
  return { rewards: winStays / wins, losses: winStays / wins - lossStays / losses, winFrequency: frequent / n, persistence: stays / n }
}

/** The measures as a model's parameters z[at …] have them on the cards of a game. */
export const createMeasure = (model: Model) => {
  const player = model.createPlayer()
  const [values, probabilities] = [new Float64Array(4), new Float64Array(4)]
  return (z: Float64Array, at: number, cards: readonly Card[], decks: Decks): Measures => {
    player.begin(z, at)
    return averaged(cards, decks, (t) => {
      if (t > 0) player.learn(cards[t - 1]!.choice, cards[t - 1]!.outcome)
      player.weigh(values)
      softmax(values, probabilities)
      return probabilities
    })
  }
}

/** The measures as counted: every choice is certain. */
export const counted = (cards: readonly Card[], decks: Decks): Measures => {
  const certain = [0, 1, 2, 3].map((deck) => Float64Array.from([0, 1, 2, 3], (d) => (d === deck ? 1 : 0)))
  return averaged(cards, decks, (t) => certain[cards[t]!.choice]!)
}

/** Every count of a game that a check looks at. */
export const countsOf = (cards: readonly Card[], decks: Decks) => {
  const after = (isWin: boolean) => {
    const turns = cards.slice(0, -1).flatMap(({ choice, outcome }, t) => (outcome >= 0 === isWin ? [cards[t + 1]!.choice === choice] : []))
    return { count: turns.length, stayed: turns.filter(Boolean).length }
  }
  const [wins, losses] = [after(true), after(false)]
  const { rewards, winFrequency, persistence } = counted(cards, decks)
  const effect = lossEffect({ wins, losses })
  return {
    rewards,
    losses: effect,
    winFrequency,
    persistence,
    staysAfterWins: (wins.stayed + 1) / (wins.count + 2),
    staysAfterLosses: (losses.stayed + 1) / (losses.count + 2),
    sizeOfEffect: Math.abs(effect),
    longestRun: longestRun(cards.map(({ choice }, t) => t > 0 && cards[t - 1]!.choice !== choice)),
    losingCards: cards.slice(20, 80).filter(({ choice }) => decks.isBad[choice]).length,
  }
}
