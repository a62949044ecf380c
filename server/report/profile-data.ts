import type { Results } from '../../contract/results.ts'
import { certaintyOf, levelCuts, liesInNamed, type Measure } from '../../contract/scales.ts'
import { claimSentence } from '../../i18n/claim-sentence.ts'
import { levelSpan } from '../../i18n/level-span.ts'
import { shownMeasures } from '../../i18n/set-info.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'

/** The decision profile: four measures in the English sets, two in the others. */
export const profileData = (results: Results, { root, profile, info }: SetTexts, measures?: 4) => {
  const { feedback, common } = root
  const measuresShown = shownMeasures(info, measures)
  /** One measure on its scale of 0 to 100: without a name where no level is certain enough, without a value where no point may be shown. */
  const trait = (measure: Measure) => {
    const [low, high] = results.interval[measure]
    const name = profile.measures[measure].name()
    const levelResult = results.levels[measure]
    const { level, named, span, probability } = levelResult
    const names: Record<string, () => string> = profile.levels[measure]
    const nameOf = (each: string) => names[each]?.() ?? ''
    const words = span ? levelSpan(feedback, info, nameOf(span[0]), nameOf(span[1])) : named ? nameOf(level) : feedback.split()
    const value = liesInNamed(measure, results[measure], levelResult) ? results[measure] : null
    const range = { level: words, low: Math.round(low), high: Math.round(high) }
    const measured = value === null ? feedback.measureRange(range) : feedback.measure({ value: Math.round(value), ...range })
    const habit = results.claims.find(({ key }) => key.startsWith(`habit_${measure}_`))
    return {
      name,
      level: words,
      sureness: named === true ? feedback[certaintyOf(probability)]() : null,
      text: habit ? claimSentence(habit, { profile }) : '',
      alt: `${name}. ${measured}`,
      value,
      interval: [low, high],
      cuts: levelCuts[measure],
      low: common.low(),
      high: common.high(),
    }
  }
  return { title: feedback.profile(), intro: feedback.profileText(), traits: measuresShown.map(trait) }
}
