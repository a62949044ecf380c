import type { Card } from './rows.ts'

/** Shares of decks after each deck in the population, and how many cards of a player they weigh as much as. */
export type Markov = { shares: number[][]; concentration: number }

const transitions = (cards: readonly Card[]): number[][] => {
  const counts = [0, 1, 2, 3].map(() => [0, 0, 0, 0])
  for (let t = 1; t < cards.length; t++) counts[cards[t - 1]!.choice]![cards[t]!.choice]!++
  return counts
}

/** Log of the probability of a player's transitions, each foretold from those before (Dirichlet and multinomial). */
const evidence = (cards: readonly Card[], { shares, concentration }: Markov): number => {
  const counts = [0, 1, 2, 3].map(() => [0, 0, 0, 0])
  let sum = 0
  for (let t = 1; t < cards.length; t++) {
    const [from, to] = [cards[t - 1]!.choice, cards[t]!.choice]
    const row = counts[from]!
    sum += Math.log((row[to]! + concentration * shares[from]![to]!) / (row.reduce((a, b) => a + b) + concentration))
    row[to]!++
  }
  return sum
}

/** The concentration, of a geometric grid, that makes the games likeliest. */
export const fitMarkov = (games: readonly (readonly Card[])[]): Markov => {
  const sums = [0, 1, 2, 3].map(() => [1, 1, 1, 1])
  for (const cards of games)
    for (const [from, row] of transitions(cards).entries()) for (const [to, count] of row.entries()) sums[from]![to]! += count
  const shares = sums.map((row) => row.map((count) => count / row.reduce((a, b) => a + b)))
  const candidates = Array.from({ length: 25 }, (_, i): Markov => ({ shares, concentration: 0.5 * 1.25 ** i }))
  const total = (markov: Markov) => games.reduce((sum, cards) => sum + evidence(cards, markov), 0)
  return candidates.reduce((best, markov) => (total(markov) > total(best) ? markov : best))
}

/** Log loss of each card from number `from` (0-based) on, by the transitions before it. */
export const markovLosses = ({ shares, concentration }: Markov, cards: readonly Card[], from: number): number[] => {
  const counts = transitions(cards.slice(0, from))
  return cards.slice(from).map(({ choice }, i) => {
    const last = cards[from + i - 1]!.choice
    const row = counts[last]!
    return -Math.log((row[choice]! + concentration * shares[last]![choice]!) / (row.reduce((a, b) => a + b) + concentration))
  })
}
