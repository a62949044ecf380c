import { drawsOf } from '../../scripts/build-scenes.ts'
import type { Random } from '../../server/analysis/random.ts'
import type { Draw } from '../../server/analysis/types.ts'

/** A playing strategy: the next deck, 0–3, given the draws so far. */
export type Policy = (draws: readonly Draw[], random: Random) => number

/** Plays a game with a policy on a structure; with probability `noise` a draw is from a random deck. */
export const playPolicy = (policy: Policy, noise: number, structure: number, random: Random): Draw[] => {
  const choices = new Uint8Array(80)
  let draws: Draw[] = []
  for (let t = 0; t < 80; t++) {
    choices[t] = random() < noise ? below(4, random) : policy(draws, random)
    draws = drawsOf(choices.slice(0, t + 1), structure)
  }
  return draws
}

/** A random strategy: one of the families below with random parameters. */
export const strangePolicy = (random: Random): Policy => {
  const family = families[below(families.length, random)] ?? blocks
  return family(random)
}

const below = (count: number, random: Random) => Math.floor(random() * count)
const anyOther = (deck: number, random: Random) => (deck + 1 + below(3, random)) % 4

type Family = (random: Random) => Policy

/** The same decks over and over, each for some cards. */
const blocks: Family = (random) => {
  const order = Array.from({ length: 2 + below(6, random) }, () => ({ deck: below(4, random), cards: 1 + below(20, random) }))
  const cycle = order.flatMap(({ deck, cards }) => Array.from({ length: cards }, () => deck))
  return ({ length }) => cycle[length % cycle.length] ?? 0
}

/** A repeating pattern of two to five cards. */
const period: Family = (random) => {
  const cycle = Array.from({ length: 2 + below(4, random) }, () => below(4, random))
  return ({ length }) => cycle[length % cycle.length] ?? 0
}

/** Two decks only, one of them more often. */
const pair: Family = (random) => {
  const one = below(4, random)
  const other = anyOther(one, random)
  const share = random()
  return (_, random) => (random() < share ? one : other)
}

/** All decks, by fixed shares. */
const shares: Family = (random) => {
  const hundred = Array.from({ length: 4 }, (_, deck) => Array.from({ length: Math.ceil(100 * random() ** 3) }, () => deck)).flat()
  return (_, random) => hundred[below(hundred.length, random)] ?? 0
}

/** Reacts to the last card: a win, a loss, a large one of either; leaves for the next deck, a random one, or the previous one. */
const byOutcome: Family = (random) => {
  const stays = Array.from({ length: 4 }, () => [0, 1, random(), random()][below(4, random)] ?? 0)
  const large = 60 + 20 * below(8, random)
  const leaveFor = below(3, random)
  return (draws, random) => {
    const last = draws.at(-1)
    if (!last) return below(4, random)
    const kind = (last.outcome > 0 ? 0 : 2) + (Math.abs(last.outcome) > large ? 1 : 0)
    if (random() < (stays[kind] ?? 0)) return last.choice
    const before = draws.findLast(({ choice }) => choice !== last.choice)?.choice
    if (leaveFor === 0) return (last.choice + 1) % 4
    return leaveFor === 1 ? anyOther(last.choice, random) : (before ?? anyOther(last.choice, random))
  }
}

/** The deck with the best mean of its recent cards, or the worst. */
const byMean: Family = (random) => {
  const memory = 1 + below(10, random)
  const sign = random() < 0.5 ? 1 : -1
  return (draws) => {
    const worth = [0, 1, 2, 3].map((deck) => {
      const own = draws.filter(({ choice }) => choice === deck).slice(-memory)
      return own.length === 0 ? 1e6 : (sign * own.reduce((sum, { outcome }) => sum + outcome, 0)) / own.length
    })
    return worth.indexOf(Math.max(...worth))
  }
}

/** Repeats the choice a fixed number of cards ago. */
const echo: Family = (random) => {
  const back = 2 + below(9, random)
  return (draws, random) => draws.at(-back)?.choice ?? below(4, random)
}

const simple = [blocks, period, pair, shares, byOutcome, byMean, echo]

/** Switches from one strategy to another at some card. */
const changePoint: Family = (random) => {
  const [first, second] = [simple, simple].map((families) => (families[below(families.length, random)] ?? blocks)(random))
  const at = 5 + below(70, random)
  return (draws, random) => (draws.length < at ? first : second)?.(draws, random) ?? 0
}

const families: readonly Family[] = [...simple, changePoint]
