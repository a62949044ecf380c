import type { Results } from '../../contract/results.ts'
import { levelCuts, liesInNamed, type Measure } from '../../contract/scales.ts'
import { isEarlierMethod } from '../../contract/stated.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { levelWords } from '../../i18n/level-words.ts'
import { shownMeasures } from '../../i18n/set-info.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'

/** The decision profile: four measures in the English sets, two in the others. */
export const profileData = (results: Results, { root: { feedback, common }, profile, info }: SetTexts, measures?: 4) => {
  /** One measure: on its scale of 0 to 100 if a level is named, without a value where no point may be shown. */
  const trait = (measure: Measure) => {
    const level = results.levels[measure]
    const { words, certainty } = levelWords(measure, level, { feedback, profile }, info)
    const habits = isEarlierMethod(results) ? [] : claimsOf(results.claims, `habit_${measure}_`)
    return {
      name: profile.measures[measure].name(),
      level: words,
      sureness: certainty ?? null,
      text: habits.map((habit) => claimSentence(habit, { profile })).join(' '),
      scale: level.named ? scale(measure, words) : null,
    }
  }
  const scale = (measure: Measure, words: string) => {
    const value = liesInNamed(measure, results[measure], results.levels[measure]) ? results[measure] : null
    const interval = results.interval[measure]
    const range = { level: words, low: Math.round(interval[0]), high: Math.round(interval[1]) }
    const measured = value === null ? feedback.measureRange(range) : feedback.measure({ value: Math.round(value), ...range })
    return {
      alt: `${profile.measures[measure].name()}. ${measured}`,
      value,
      interval,
      cuts: levelCuts[measure],
      low: common.low(),
      high: common.high(),
    }
  }
  const traits = shownMeasures(info, measures).map(trait)
  return { title: feedback.profile(), intro: traits.some((one) => one.scale) ? feedback.profileText() : '', traits }
}
