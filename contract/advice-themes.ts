import type { AdviceKey } from './advice-keys.ts'

/** What a tip is about. At most one chosen tip has a theme. */
export type AdviceTheme = 'money' | 'pace' | 'decide' | 'life' | 'support' | 'knowledge'

export const themeOfAdvice: Record<AdviceKey, AdviceTheme> = {
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
}
