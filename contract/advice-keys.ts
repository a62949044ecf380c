/** What a tip is about. At most one chosen tip has a theme. */
export type AdviceTheme = 'money' | 'pace' | 'decide' | 'life' | 'support' | 'knowledge'

/** The 24 advice items with their themes, in the specification's order, which breaks ties. */
export const themeOfAdvice = {
  plan_ahead: 'decide',
  lacking_excitement: 'life',
  watch_your_mood: 'support',
  monitor_your_spending: 'money',
  decide_in_advance: 'money',
  dont_chase_losses: 'money',
  turn_winnings_into_good_experiences: 'money',
  stay_on_budget: 'money',
  take_a_break: 'pace',
  take_a_break_between_games: 'pace',
  react_to_problems: 'support',
  stick_to_your_decisions: 'decide',
  watch_the_time: 'pace',
  engage_in_other_activities: 'life',
  seek_company: 'support',
  ask_yourself: 'decide',
  talk_to_others_about_your_gambling: 'support',
  know_the_risks: 'knowledge',
  remember_the_rules_of_randomness: 'knowledge',
  dont_overthink_it: 'knowledge',
  stop_in_time: 'pace',
  keep_gambling_fun: 'life',
  educate_yourself: 'knowledge',
  strike_the_balance: 'life',
} as const satisfies Record<string, AdviceTheme>

export type AdviceKey = keyof typeof themeOfAdvice
export const adviceKeys = Object.keys(themeOfAdvice) as AdviceKey[]

/** Whether it is a tip that this build knows. */
export const isAdviceKey = (value: unknown): value is AdviceKey => adviceKeys.includes(value as AdviceKey)

/** Shown if no advice could be loaded, and in places that the choice leaves empty. */
export const defaultAdvice = ['keep_gambling_fun', 'educate_yourself', 'strike_the_balance'] as const satisfies readonly AdviceKey[]
