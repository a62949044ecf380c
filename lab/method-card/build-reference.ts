import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Measure } from '../../contract/scales.ts'
import { type Assessment, assess } from '../../server/analysis/assess.ts'
import { modelVersion } from '../../server/analysis/model.ts'
import { usualEffort } from '../../server/analysis/posterior/sample-posterior.ts'
import { amongOwn, type RateScale, rateAt, ratesOf, ratesSeen, toEven } from '../../server/analysis/rates.ts'
import { percentileTables } from '../../server/analysis/reference/build-reference-group.ts'
import { composite, type RiskScale, risk, scoreVersion } from '../../server/analysis/risk.ts'
import trial from '../models/trial.json' with { type: 'json' }
import { classicTask } from '../study-kit/trials.ts'
import { compactJson } from './compact-json.ts'
import { volunteerCountsModule } from './count-volunteers.ts'
import { groupSummaries } from './known-groups.ts'
import { type KnownGroup, openDataOf, type Person, readPopulation, seenOf } from './population.ts'
import { mean, moments } from './statistics.ts'

/**
 * Makes the shipped comparison group, the scale of the risk score, the volunteers' counts and the figures of the known groups from the
 * open population data: `node lab/method-card/build-reference.ts FOLDER`. Takes minutes: the posteriors are drawn more finely than for a player.
 */
const [folder] = openDataOf()

const effort = { ...usualEffort, aim: 10_000 }
const sources = [
  'Steingroever et al. (2015), Journal of Open Psychology Data 3(1) e5, doi:10.5334/jopd.ak: 617 healthy adults',
  'Ahn et al. (2014), Frontiers in Psychology 5:849, doi:10.3389/fpsyg.2014.00849: 48 controls, 38 amphetamine users, 43 heroin users',
]
const licence = 'Derived figures with citation. The licence of the rows could not be confirmed; no row is contained here.'

type Assessed = { person: Person; group: KnownGroup; assessment: Assessment }

const scaleOf = (people: readonly Assessment[]): RiskScale => {
  const parts = { badShare: moments(people.map(({ badShare }) => badShare)), zApun: moments(people.map(({ zApun }) => zApun)) }
  return { ...parts, composite: moments(people.map((person) => composite(person, parts))) }
}

/** The models whose players show the counts that people show; how far two of their games agree is made by `lab/models/trial.ts`. */
const reproducing = ['orl-stay', 'vse', 'vpp'] as const
/** The volunteers' rates on their even scales, without those of games that had no occasion. */
const rateScale = (measure: Measure, people: readonly ReturnType<typeof seenOf>[]): RateScale => {
  const rates = people.map((game) => ratesSeen(game)[measure]).filter((rate) => !Number.isNaN(rate))
  const reliability = mean(reproducing.map((model) => trial.reliability[model][measure].reliability))
  return { ...moments(rates.map((rate) => toEven(measure, rate))), reliability: Number(reliability.toFixed(3)) }
}

const write = (name: string, value: unknown): void => {
  writeFileSync(new URL(`../../${name}`, import.meta.url), compactJson(value))
  console.log(`${name} written`)
}

const assessed: Assessed[] = readPopulation(folder).map((person) => ({
  person,
  group: person.group,
  assessment: assess(person.draws, classicTask.payscale, classicTask.isBad, effort),
}))
const volunteers = assessed.filter(({ group }) => group === 'healthy' || group === 'control')
const riskScale = scaleOf(volunteers.map(({ assessment }) => assessment))
const games = volunteers.map(({ person }) => seenOf(person.draws, classicTask))
const rates = {
  arew: rateScale('arew', games),
  apun: rateScale('apun', games),
  betaF: rateScale('betaF', games),
  betaP: rateScale('betaP', games),
}
const tables = percentileTables(
  volunteers.map(({ assessment }, i) => {
    const { arew, apun, betaF, betaP } = ratesOf(games[i]!, rates)
    return {
      arew: amongOwn('arew', rateAt(arew), rates.arew),
      apun: amongOwn('apun', rateAt(apun), rates.apun),
      betaF: amongOwn('betaF', rateAt(betaF), rates.betaF),
      persistence: amongOwn('betaP', rateAt(betaP), rates.betaP),
      riskScore: risk(assessment, riskScale).score,
      chasing: assessment.chasing,
    }
  }),
)

write('server/analysis/reference/research-volunteers.json', {
  name: 'research-volunteers',
  version: 'volunteers-4',
  n: volunteers.length,
  modelVersion,
  scoreVersion,
  measure: 'Percentiles 1 to 99 of own rates, risk score and post-loss chasing; first 80 trials, payscale 100.',
  sources,
  licence,
  riskScale,
  rates,
  sha256: createHash('sha256').update(JSON.stringify(tables)).digest('hex'),
  tables,
})
writeFileSync(new URL('../../contract/volunteer-counts.ts', import.meta.url), volunteerCountsModule(volunteers, sources))
write('lab/method-card/known-groups.json', {
  modelVersion,
  scoreVersion,
  sources,
  licence,
  ...groupSummaries(assessed.map(({ group, assessment }) => ({ group, riskScore: risk(assessment, riskScale).score }))),
})
