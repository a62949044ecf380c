import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Assessment, assess } from '../../server/analysis/assess.ts'
import { modelVersion } from '../../server/analysis/model.ts'
import { usualEffort } from '../../server/analysis/posterior/sample-posterior.ts'
import { percentileTables } from '../../server/analysis/reference/build-reference-group.ts'
import { composite, type RiskScale, risk, scoreVersion } from '../../server/analysis/risk.ts'
import { compactJson } from './compact-json.ts'
import { volunteerCountsModule } from './count-volunteers.ts'
import { groupSummaries, type KnownGroup } from './known-groups.ts'
import { type Person, readPopulation } from './population.ts'

/**
 * Makes the shipped comparison group, the scale of the risk score, the volunteers' counts and the figures of the known groups from the
 * open population data: `node lab/method-card/build-reference.ts FOLDER`. Takes minutes: the posteriors are drawn more finely than for a player.
 */
const [folder] = parseArgs({ allowPositionals: true }).positionals
if (folder === undefined) {
  console.error('Usage: node lab/method-card/build-reference.ts FOLDER (with steingroever2015/ and ahn2014/)')
  process.exit(2)
}

const effort = { ...usualEffort, aim: 10_000 }
/** The classic task: decks A and B cost points in the long run, payscale 100. */
const badDecks = [true, true, false, false]
const sources = [
  'Steingroever et al. (2015), Journal of Open Psychology Data 3(1) e5, doi:10.5334/jopd.ak: 617 healthy adults',
  'Ahn et al. (2014), Frontiers in Psychology 5:849, doi:10.3389/fpsyg.2014.00849: 48 controls, 38 amphetamine users, 43 heroin users',
]
const licence = 'Derived figures with citation. The licence of the rows could not be confirmed; no row is contained here.'

type Assessed = { person: Person; group: KnownGroup; assessment: Assessment }

/** Means and sds (of the 665 themselves, not of a wider population they were drawn from). */
const scaleOf = (people: readonly Assessment[]): RiskScale => {
  const moments = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return { mean, sd: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) }
  }
  const parts = { badShare: moments(people.map(({ badShare }) => badShare)), zApun: moments(people.map(({ zApun }) => zApun)) }
  return { ...parts, composite: moments(people.map((person) => composite(person, parts))) }
}

const write = (name: string, value: unknown): void => {
  writeFileSync(new URL(`../../${name}`, import.meta.url), compactJson(value))
  console.log(`${name} written`)
}

const assessed: Assessed[] = readPopulation(folder).map((person) => ({
  person,
  group: person.group,
  assessment: assess(person.draws, 100, badDecks, effort),
}))
const volunteers = assessed.filter(({ group }) => group === 'healthy' || group === 'control')
const riskScale = scaleOf(volunteers.map(({ assessment }) => assessment))
const tables = percentileTables(
  volunteers.map(({ assessment }) => {
    const { summary } = assessment.posterior
    return {
      arew: summary.arew.mean,
      apun: summary.apun.mean,
      betaF: summary.betaF.mean,
      persistence: summary.persistence.mean,
      riskScore: risk(assessment, riskScale).score,
      chasing: assessment.chasing,
    }
  }),
)

write('server/analysis/reference/research-volunteers.json', {
  name: 'research-volunteers',
  version: 'volunteers-3',
  n: volunteers.length,
  modelVersion,
  scoreVersion,
  measure: 'Percentiles 1 to 99 of posterior means, risk score and post-loss chasing; first 80 trials, payscale 100.',
  sources,
  licence,
  riskScale,
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
