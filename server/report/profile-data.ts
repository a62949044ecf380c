import type { Results } from '../../contract/results.ts'
import { certaintyOf, levelCuts } from '../../contract/scales.ts'
import type { SetTexts } from '../texts/set-texts.ts'
import type { ReportData, Trait } from './types.ts'

type Measure = keyof typeof levelCuts

/** The decision profile: four measures in the English sets, two in the others. */
export const profileData = (results: Results, { root, profile, info }: SetTexts): ReportData['profile'] => {
  const { feedback, common } = root
  const { levels, quality, texts } = results
  const trait = (measure: Measure, level: string, text: string): Trait => {
    const [low, high] = results.interval[measure]
    const name = profile.measures[measure].name()
    const numbers = { value: Math.round(results[measure]), low: Math.round(low), high: Math.round(high) }
    return {
      name,
      level,
      sureness: feedback[quality.firm ? certaintyOf(levels[measure].probability) : 'notSure'](),
      border: levels[measure].near_border ? feedback.nearBorder() : null,
      text: quality.firm ? text : null,
      alt: `${name}. ${feedback.measure({ level, ...numbers })}`,
      value: results[measure],
      interval: [low, high],
      cuts: levelCuts[measure],
      low: common.low(),
      high: common.high(),
    }
  }
  const { arew, apun, betaF, betaP } = levels
  const two = [
    trait('arew', profile.levels.arew[arew.level](), profile.arew[arew.level][texts.arew]()),
    trait('apun', profile.levels.apun[apun.level](), profile.apun[apun.level][texts.apun]()),
  ]
  const more = info.english
    ? [
        trait('betaF', profile.levels.betaF[betaF.level](), profile.betaF[betaF.level]()),
        trait('betaP', profile.levels.betaP[betaP.level](), profile.betaP[betaP.level]()),
      ]
    : []
  return {
    title: feedback.profile(),
    intro: info.english ? feedback.profileTextFour() : feedback.profileTextTwo(),
    traits: [...two, ...more],
  }
}
