import { type AdviceKey, adviceKeys, defaultAdvice } from '../../../contract/advice-keys.ts'
import type { AdviceReasonCode } from '../../../contract/advice-reasons.ts'
import { type AdviceTheme, themeOfAdvice } from '../../../contract/advice-themes.ts'
import type { AdviceProfile } from './profile.ts'
import { tipRules } from './tips.ts'

/** A chosen tip and the strongest reason for it that no tip before has shown. */
export type ChosenTip = {
  key: AdviceKey
  reason: AdviceReasonCode
}

const places = 3
/** One of these comes first for a high-risk player. */
const helpSeeking: readonly AdviceKey[] = ['react_to_problems', 'talk_to_others_about_your_gambling']

/**
 * Three different tips: by points, ties in the order of the 24, one of a theme. High risk begins with a tip to seek help.
 * Empty places are filled with tips for everyone. A tip's reason is the strongest that `holds` and that no tip before has shown, else that the
 * choices as a whole led to it.
 */
export const rankTips = (profile: AdviceProfile, holds: (reason: AdviceReasonCode) => boolean = () => true): ChosenTip[] => {
  const ranked = adviceKeys
    .map((key) => ({ key, theme: themeOfAdvice[key], ...score(key, profile) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  const first = profile.category === 4 ? ranked.find(({ key }) => helpSeeking.includes(key)) : undefined
  const chosen: ChosenTip[] = []
  const themes = new Set<AdviceTheme>()
  for (const { key, theme, reasons } of first ? [first, ...ranked] : ranked) {
    if (chosen.length === places || themes.has(theme)) continue
    themes.add(theme)
    const standing = reasons.filter(holds)
    const fresh = standing.find((reason) => chosen.every((tip) => tip.reason !== reason))
    chosen.push({ key, reason: fresh ?? standing[0] ?? 'whole_pattern' })
  }
  for (const key of defaultAdvice) {
    if (chosen.length < places && !chosen.some((tip) => tip.key === key)) chosen.push({ key, reason: 'for_everyone' })
  }
  return chosen
}

/** A tip's points, and the reasons of the rules that gave them, the strongest first. */
const score = (key: AdviceKey, profile: AdviceProfile): { points: number; reasons: AdviceReasonCode[] } => {
  const matched = tipRules[key].filter((rule) => rule.applies(profile)).sort((a, b) => b.points - a.points)
  return { points: matched.reduce((sum, rule) => sum + rule.points, 0), reasons: matched.map((rule) => rule.reason) }
}
