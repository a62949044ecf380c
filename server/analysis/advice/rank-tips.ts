import { type AdviceKey, adviceKeys, defaultAdvice } from '../../../contract/advice-keys.ts'
import type { AdviceReasonCode } from '../../../contract/advice-reasons.ts'
import { type AdviceTheme, themeOfAdvice } from '../../../contract/advice-themes.ts'
import type { AdviceProfile } from './advice-profile.ts'
import { tipRules } from './tips.ts'

/** A chosen tip with its reason: no two tips share the same reason from the player's own game. */
export type ChosenTip = {
  key: AdviceKey
  reason: AdviceReasonCode
}

const places = 3
/** One of these comes first for a high-risk player. */
const helpSeeking: readonly AdviceKey[] = ['react_to_problems', 'talk_to_others_about_your_gambling']

/**
 * Three different tips: by points, ties in the order of the 24, one per theme. High risk begins with a tip to seek help.
 * Remaining slots are filled with tips for everyone. A tip's reason is the strongest that `holds` and that no other tip has, as far as
 * possible; else that it helps everyone, or, if no reason holds, that the choices as a whole led to it.
 */
export const rankTips = (profile: AdviceProfile, holds: (reason: AdviceReasonCode) => boolean = () => true): ChosenTip[] => {
  const ranked = adviceKeys
    .map((key) => ({ key, theme: themeOfAdvice[key], ...score(key, profile) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  const first = profile.category === 4 ? ranked.find(({ key }) => helpSeeking.includes(key)) : undefined
  const picked: { key: AdviceKey; reasons: AdviceReasonCode[] }[] = []
  const themes = new Set<AdviceTheme>()
  for (const { key, theme, reasons } of first ? [first, ...ranked] : ranked) {
    if (picked.length === places || themes.has(theme)) continue
    themes.add(theme)
    picked.push({ key, reasons: reasons.filter(holds) })
  }
  const distinctReasons = tellApart(picked.map(({ reasons }) => reasons))
  const tips = picked.map(({ key }, i): ChosenTip => ({ key, reason: distinctReasons[i]! }))
  for (const key of defaultAdvice) {
    if (tips.length < places && !tips.some((tip) => tip.key === key)) tips.push({ key, reason: 'for_everyone' })
  }
  return tips
}

type Reasons = readonly AdviceReasonCode[]

/** One reason per tip: as many different reasons from the player's own game as possible; otherwise the first tips get their strongest. */
const tellApart = (lists: readonly Reasons[], usedReasons: Reasons = []): Reasons => {
  const [reasons, ...others] = lists
  if (!reasons) return []
  const general: AdviceReasonCode = reasons.length > 0 || usedReasons.includes('whole_pattern') ? 'for_everyone' : 'whole_pattern'
  const ways: Reasons[] = [...reasons.filter((reason) => !usedReasons.includes(reason)), general].map((reason) => [
    reason,
    ...tellApart(others, [...usedReasons, reason]),
  ])
  return ways.reduce((best, way) => (ownReasons(way) > ownReasons(best) ? way : best))
}

const ownReasons = (way: Reasons) => way.filter((reason) => reason !== 'for_everyone' && reason !== 'whole_pattern').length

/** A tip's points, and the reasons of the rules that scored, strongest first. */
const score = (key: AdviceKey, profile: AdviceProfile): { points: number; reasons: AdviceReasonCode[] } => {
  const matched = tipRules[key].filter((rule) => rule.applies(profile)).sort((a, b) => b.points - a.points)
  return { points: matched.reduce((sum, rule) => sum + rule.points, 0), reasons: matched.map((rule) => rule.reason) }
}
