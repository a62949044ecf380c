import type { Results } from '../../contract/results.ts'
import { apunLevels, arewLevels, fiveLevels, type Measure } from '../../contract/scales.ts'
import { isEarlierMethod, statesHabits } from '../../contract/stated.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { levelWords } from '../../i18n/level-words.ts'
import { shownMeasures } from '../../i18n/set-info.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'

const levelNames: Record<Measure, readonly string[]> = { arew: arewLevels, apun: apunLevels, betaF: fiveLevels, betaP: fiveLevels }

/**
 * The decision profile: four measures in the English sets, two in the others, each with what it means and its counts. Of play on one deck
 * why no level is named.
 */
export const profileData = (results: Results, { root: { feedback }, profile, info }: SetTexts, measures?: 4) => {
  const states = statesHabits(results)
  const listed = shownMeasures(info, measures)
  const trait = (measure: Measure) => {
    const level = results.levels[measure]
    const { words, certainty } = levelWords(measure, level, { feedback, profile }, info)
    const habits = states && !isEarlierMethod(results) ? claimsOf(results.claims, `habit_${measure}_`) : []
    return {
      name: profile.measures[measure].name(),
      level: states ? words : null,
      sureness: (states && certainty) || null,
      steps: states && level.named ? steps(measure, level, certainty) : null,
      explanation: profile.measures[measure].explanation(),
      text: habits.map((habit) => claimSentence(habit, { profile }, listed)).join(' '),
    }
  }
  return {
    title: feedback.profile(),
    reason: claimsOf(results.claims, 'count_one_deck').map((claim) => claimSentence(claim, { profile }))[0] ?? null,
    traits: listed.map(trait),
  }
}

/** Steps that are full up to the level; of two levels, or of the middle between them, the second is half. */
const steps = (measure: Measure, { level, span }: Results['levels'][Measure], certainty: string | undefined) => {
  const names = levelNames[measure]
  const [from, to] = span ?? (certainty === undefined ? [names[0], names[1]] : [level, level])
  return { full: names.indexOf(from ?? '') + 1, to: names.indexOf(to ?? '') + 1, of: names.length }
}
