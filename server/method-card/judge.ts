import type { Claim } from '../../contract/claims.ts'
import type { Decks } from '../analysis/behaviour.ts'
import type { Draw } from '../analysis/types.ts'

/**
 * The fixed judge of statements: it counts independently, from the draws alone, with its own thresholds, so that truth is not judged by the
 * rule that produced a sentence. Quartiles of 665 volunteers: science, section 3.
 */
export type Seen = Decks & { draws: readonly Draw[] }

const lossEffectMedian = 0.206
const switches = { lower: 27, median: 43, upper: 58 }
const run = { median: 9, upper: 15 }
const staysAfterLossesMedian = 0.2

/** Why a claim is contradicted, if it is. */
export const contradiction = ({ key, counts }: Claim, seen: Seen): string | undefined => {
  const c = count(seen)
  const wrong = wrongCount(counts, c, key)
  if (wrong) return wrong
  const broken = judgements.find(([pattern, isBroken]) => pattern.test(key) && isBroken(c))
  return broken && `${key}: ${broken[0].source}`
}

type Counted = ReturnType<typeof count>

/** Each rule matches claims by key and returns whether the counts contradict them. */
const judgements: readonly (readonly [RegExp, (c: Counted) => boolean])[] = [
  [/^habit_arew_(medium_)?low|^habit_apun_low|^part_losses_less/, (c) => c.lossEffect > lossEffectMedian],
  [/^habit_arew_(medium_)?high|^habit_apun_high|^part_losses_more/, (c) => c.lossEffect < lossEffectMedian],
  // A large difference in either direction contradicts "no difference between win and loss".
  [/^habit_arew_(medium_)?low/, (c) => Math.abs(c.lossEffect) > lossEffectMedian],
  [/^habit_.*_low_betap/, (c) => c.switches < switches.median],
  [/^habit_.*_medium_betap/, (c) => c.switches < switches.lower || c.switches > switches.upper],
  [/^habit_.*_high_betap/, (c) => c.switches > switches.median],
  [/^habit_arew.*_low_apun/, (c) => 2 * c.stayedWins > c.wins],
  [/^habit_arew.*_high_apun/, (c) => 2 * c.stayedWins < c.wins],
  [/^habit_betaF_(very_)?low/, (c) => c.stayedLosses < staysAfterLossesMedian * c.losses],
  [/^habit_betaF_medium/, (c) => 2 * c.stayedLosses > c.losses],
  [/^habit_betaF_(very_)?high/, (c) => c.stayedLosses > staysAfterLossesMedian * c.losses],
  [/^habit_betaP_(very_)?low|^reason_many_changes/, (c) => c.switches < switches.median],
  [/^habit_betaP_very_low|^reason_many_changes/, (c) => c.run >= run.upper],
  [/^habit_betaP_medium/, (c) => c.switches < switches.lower || c.switches > switches.upper],
  [/^habit_betaP_(very_)?high/, (c) => c.switches > switches.median],
  [/^habit_betaP_very_high|^reason_long_run/, (c) => c.run < run.median],
  [/^reason_stayed_after_(wins|both)/, (c) => 2 * c.stayedWins < c.wins],
  [/^reason_stayed_after_(losses|both)/, (c) => 2 * c.stayedLosses < c.losses],
  [/^reason_changed_after_losses/, (c) => 2 * c.stayedLosses > c.losses],
  [/^reason_chased_losses/, (c) => 2 * c.chased.bad < c.chased.draws],
  [/^reason_frequent_wins/, (c) => c.frequentWins < 40],
  [/^reason_no_pattern/, (c) => 2 * c.stayedWins > c.wins || 2 * c.stayedLosses > c.losses],
  [/^reason_costly_decks/, (c) => c.losingCards < 25],
  [/^reason_few_costly_decks/, (c) => c.losingCards > 35],
  [/^reason_points_lost/, (c) => c.net >= 0],
  [/^reason_points_won/, (c) => c.net <= 0],
]

/** Counts in a claim that the draws do not confirm. */
const wrongCount = (counts: Claim['counts'], c: Counted, key: string): string | undefined => {
  const known: Record<string, number> = {
    stayed_wins: c.stayedWins,
    wins: c.wins,
    left_wins: c.wins - c.stayedWins,
    stayed_losses: c.stayedLosses,
    losses: c.losses,
    left_losses: c.losses - c.stayedLosses,
    changes: c.switches,
    run: c.run,
    ...(/losing_cards|costly|^part_at/.test(key) && { cards: c.losingCards }),
    ...(key === 'reason_frequent_wins' && { cards: c.frequentWins }),
    ...(key === 'reason_chased_losses' && { cards: c.chased.bad, of: c.chased.draws }),
    ...(/^reason_points/.test(key) && { points: Math.abs(c.net) }),
  }
  const off = Object.keys(counts).find((name) => name in known && known[name] !== counts[name])
  return off && `${key}: ${off} is ${counts[off]}, counted ${known[off]}`
}

const count = ({ draws, isBad, winsOften }: Seen) => {
  const c = { wins: 0, stayedWins: 0, losses: 0, stayedLosses: 0, switches: 0, run: 1, losingCards: 0, frequentWins: 0, net: 0 }
  const chased = { draws: 0, bad: 0 }
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
    c.net += outcome
  }
  const lossEffect = (c.stayedWins + 1) / (c.wins + 2) - (c.stayedLosses + 1) / (c.losses + 2)
  return { ...c, chased, lossEffect }
}
