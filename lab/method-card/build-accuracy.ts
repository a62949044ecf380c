import { writeFileSync } from 'node:fs'
import type { Measure } from '../../contract/scales.ts'
import { assess } from '../../server/analysis/assess.ts'
import { ratesSeen } from '../../server/analysis/rates.ts'
import { composite, risk, riskScale, scoreVersion } from '../../server/analysis/risk.ts'
import type { Draw } from '../../server/analysis/types.ts'
import { classicTask } from '../study-kit/trials.ts'
import { accuracyOf, type Judged } from './accuracy.ts'
import { compactJson } from './compact-json.ts'
import { openDataOf, readPopulation, seenOf, studyOf } from './population.ts'
import { rankCorrelation } from './statistics.ts'

/**
 * Makes the figures of accuracy in the method card, and how far people's counts agree with themselves, from the open data, with the
 * estimator that players get: `node lab/method-card/build-accuracy.ts FOLDER` (a minute). To be run again when the score changes; a test says so.
 */
const [folder] = openDataOf()
const studies = studyOf(folder)
const people = readPopulation(folder)
const none = { mean: 0, sd: Infinity }
const judged = people.map(({ id, group, draws }): Judged => {
  const assessment = assess(draws, classicTask.payscale, classicTask.isBad)
  const parts = [
    { ...riskScale, zApun: none },
    { ...riskScale, badShare: none },
  ].map((scale) => composite(assessment, scale))
  return { group, study: studies(id), score: Math.round(risk(assessment).score), parts: parts as [number, number] }
})
const volunteers = people.filter(({ group }) => group === 'healthy' || group === 'control').map(({ draws }) => draws)
const rates = (games: readonly Draw[][]) => games.map((draws) => ratesSeen(seenOf(draws, classicTask)))
const whole = rates(volunteers)
const [first, second] = [rates(volunteers.map((draws) => draws.slice(0, 40))), rates(volunteers.map((draws) => draws.slice(40)))]
const agreement = (a: readonly number[], b: readonly number[]) => Number(rankCorrelation(a, b).toFixed(2))
const half = (measure: Measure) =>
  agreement(
    first.map((rate) => rate[measure]),
    second.map((rate) => rate[measure]),
  )
const counts = {
  /** rank correlations: of the counts of cards 1–40 with those of cards 41–80, and of two measures */
  halves: { arew: half('arew'), apun: half('apun'), betaF: half('betaF'), betaP: half('betaP') },
  rewardsWithPersistence: agreement(
    whole.map(({ arew }) => arew),
    whole.map(({ betaP }) => betaP),
  ),
}
const file = new URL('accuracy.json', import.meta.url)
writeFileSync(file, compactJson({ scoreVersion, ...accuracyOf(judged), ...counts }))
