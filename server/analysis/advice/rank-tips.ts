import { type AdviceKey, adviceKeys, defaultAdvice, themeOfAdvice } from '../../../contract/advice-keys.ts'
import type { ReasonCode } from './reasons.ts'
import type { AdviceProfile } from './rules.ts'
import * as on from './rules.ts'

/** Scoring rules of each tip. One point each unless stated otherwise. Themes: `contract/advice-keys.ts`. */
export const tipRules: Record<AdviceKey, readonly on.Rule[]> = {
  plan_ahead: [on.rewardsFrom(50), on.persistenceBelow(40), on.categoryFrom(3)],
  lacking_excitement: [on.worth(2, on.rewardsFrom(75)), on.frequencyFrom(60)],
  watch_your_mood: [on.worth(2, on.chasingFrom(75)), on.lossesBelow(50)],
  monitor_your_spending: [on.lossesBelow(50), on.lost, on.categoryFrom(3)],
  decide_in_advance: [on.rewardsFrom(50), on.categoryIs(2, 3), on.persistenceFrom(40)],
  dont_chase_losses: [on.worth(2, on.chasingFrom(60)), on.lost, on.lossesBelow(50)],
  turn_winnings_into_good_experiences: [on.won, on.wonFrom(800), on.rewardsFrom(50)],
  stay_on_budget: [on.lossesBelow(50), on.rewardsFrom(50), on.categoryFrom(3)],
  take_a_break: [on.worth(3, on.fasterThan(600)), on.categoryFrom(4)],
  take_a_break_between_games: [on.worth(2, on.persistenceFrom(60)), on.fasterThan(800)],
  react_to_problems: [on.worth(3, on.categoryFrom(4)), on.guessUpTo(-30)],
  stick_to_your_decisions: [on.worth(3, on.persistenceBelow(20))],
  watch_the_time: [on.worth(2, on.persistenceFrom(80)), on.worth(2, on.longerThan(300))],
  engage_in_other_activities: [on.categoryFrom(3), on.persistenceFrom(60), on.rewardsFrom(50)],
  seek_company: [on.worth(2, on.categoryIs(3)), on.chasingFrom(50)],
  ask_yourself: [on.worth(2, on.guessFrom(20)), on.worth(2, on.guessUpTo(-20)), on.persistenceFrom(60)],
  talk_to_others_about_your_gambling: [on.worth(2, on.categoryFrom(4)), on.chasingFrom(60), on.guessUpTo(-11)],
  know_the_risks: [on.worth(3, on.guessUpTo(-11)), on.categoryFrom(3)],
  remember_the_rules_of_randomness: [on.worth(2, on.frequencyFrom(60)), on.worth(2, on.randomPopup)],
  dont_overthink_it: [on.worth(2, on.slowerThan(2700)), on.guessFrom(30), on.lossesFrom(75)],
  stop_in_time: [on.worth(2, on.lossesBelowAsWins(50)), on.persistenceFrom(40)],
  keep_gambling_fun: [on.worth(3, on.categoryUpTo(1))],
  educate_yourself: [on.categoryUpTo(2), on.frequencyFrom(40)],
  strike_the_balance: [on.worth(2, on.categoryIs(2)), on.guessWithin(10)],
}

/** A chosen tip with its reason. */
export type ChosenTip = { key: AdviceKey; reason: ReasonCode }

const places = 3
/** One of these comes first for a high-risk player. */
const helpSeeking: readonly AdviceKey[] = ['react_to_problems', 'talk_to_others_about_your_gambling']

/** Three tips by points, ties in order, one per theme, each with a reason that `holds` and no other has. High risk begins with help; the rest is for all. */
export const rankTips = (profile: AdviceProfile, holds: (reason: ReasonCode) => boolean = () => true): ChosenTip[] => {
  const ranked = adviceKeys
    .map((key) => ({ key, ...score(key, profile, holds) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  const first = profile.category === 4 ? ranked.find(({ key }) => helpSeeking.includes(key)) : undefined
  let picked: typeof ranked = []
  let ownReasons: Reasons = []
  for (const tip of first ? [first, ...ranked] : ranked) {
    if (picked.length === places || picked.some(({ key }) => themeOfAdvice[key] === themeOfAdvice[tip.key])) continue
    const distinct = tellApart([...picked, tip].map(({ reasons }) => reasons))
    if (!distinct) continue
    picked = [...picked, tip]
    ownReasons = distinct
  }
  const tips = picked.map(({ key }, i): ChosenTip => ({ key, reason: ownReasons[i]! }))
  for (const key of defaultAdvice) {
    if (tips.length < places && !tips.some((tip) => tip.key === key)) tips.push({ key, reason: 'for_everyone' })
  }
  return tips
}

type Reasons = readonly ReasonCode[]

/** Reasons that show the numbers of others. */
const numbersOf: Partial<Record<ReasonCode, Reasons>> = {
  no_pattern: ['many_changes'],
  stayed_after_both: ['stayed_after_wins', 'stayed_after_losses'],
}

/** One reason per tip, all of different numbers, the strongest for the first tips; undefined if there are not enough. */
const tellApart = ([reasons, ...others]: readonly Reasons[], used: Reasons = []): Reasons | undefined => {
  if (!reasons) return []
  for (const reason of reasons) {
    const numbers = numbersOf[reason] ?? [reason]
    const more = numbers.some((number) => used.includes(number)) ? undefined : tellApart(others, [...used, ...numbers])
    if (more) return [reason, ...more]
  }
  return undefined
}

/** A tip's points, and the reasons of the rules that scored, strongest first. */
const score = (key: AdviceKey, profile: AdviceProfile, holds: (reason: ReasonCode) => boolean): { points: number; reasons: Reasons } => {
  const matched = tipRules[key].filter((rule) => rule.applies(profile) && holds(rule.reason)).sort((a, b) => b.points - a.points)
  return { points: matched.reduce((sum, rule) => sum + rule.points, 0), reasons: matched.map((rule) => rule.reason) }
}
