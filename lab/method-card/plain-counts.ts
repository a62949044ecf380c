import type { Draw } from '../../server/analysis/types.ts'

/** A game as it was played: its cards, and of each deck whether it loses in the long run and whether its losses are rare. */
export type Played = { draws: readonly Draw[]; isBad: readonly boolean[]; winsOften: readonly boolean[] }

/** The counts of a game, made from its cards alone. */
export const count = ({ draws, isBad, winsOften }: Played) => {
  const c = { wins: 0, stayedWins: 0, losses: 0, stayedLosses: 0, switches: 0, run: 1, losingCards: 0, frequentWins: 0, net: 0 }
  const chased = { draws: 0, bad: 0 }
  const ofDeck = [0, 0, 0, 0]
  let current = 1
  let sinceBadLoss = Infinity
  for (const [t, { choice, outcome }] of draws.entries()) {
    const before = draws[t - 1]
    if (before) {
      const stayed = before.choice === choice
      if (before.outcome > 0) c.wins++
      if (before.outcome < 0) c.losses++
      if (stayed && before.outcome > 0) c.stayedWins++
      if (stayed && before.outcome < 0) c.stayedLosses++
      if (!stayed) c.switches++
      current = stayed ? current + 1 : 1
      c.run = Math.max(c.run, current)
    }
    const bad = isBad[choice] ?? false
    sinceBadLoss++
    if (sinceBadLoss <= 3) {
      chased.draws++
      if (bad) chased.bad++
    }
    if (bad && outcome < 0) sinceBadLoss = 0
    if (t >= 20 && bad) c.losingCards++
    if (winsOften[choice]) c.frequentWins++
    ofDeck[choice] = (ofDeck[choice] ?? 0) + 1
    c.net += outcome
  }
  return {
    ...c,
    chased,
    mostFromOneDeck: Math.max(...ofDeck),
    /** shares of wins, and of losses after which the deck was kept; NaN without a loss, which denies nothing that is a comparison */
    stayedWinsShare: c.stayedWins / c.wins,
    stayedShare: c.stayedLosses / c.losses,
    /** shares of stays after wins less that after losses, as a reader works it out */
    difference: c.stayedWins / c.wins - c.stayedLosses / c.losses,
    /** the same, each pulled towards one half where there were few */
    lossEffect: (c.stayedWins + 1) / (c.wins + 2) - (c.stayedLosses + 1) / (c.losses + 2),
  }
}
