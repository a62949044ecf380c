import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Assessment, assess } from '../server/analysis/assess.ts'
import { modelVersion } from '../server/analysis/model.ts'
import { usualEffort } from '../server/analysis/posterior/sample-posterior.ts'
import { percentileTables } from '../server/analysis/reference/build-reference-group.ts'
import { groupSummaries, type KnownGroup } from '../server/analysis/reference/known-groups.ts'
import { readPopulation } from './population.ts'

/**
 * Makes the shipped comparison group and the figures of the known groups from the open population data:
 * `node scripts/build-reference.ts FOLDER`. Takes some minutes: the posteriors are drawn more finely than for a player.
 */
const [folder] = parseArgs({ allowPositionals: true }).positionals
if (folder === undefined) {
  console.error('Usage: node scripts/build-reference.ts FOLDER (with steingroever2015/ and ahn2014/)')
  process.exit(2)
}

const effort = { ...usualEffort, aim: 10_000 }
const sources = [
  'Steingroever et al. (2015), Journal of Open Psychology Data 3(1) e5, doi:10.5334/jopd.ak: 617 healthy adults',
  'Ahn et al. (2014), Frontiers in Psychology 5:849, doi:10.3389/fpsyg.2014.00849: 48 controls, 38 amphetamine users, 43 heroin users',
]
const licence = 'Derived figures with citation. The licence of the rows could not be confirmed; no row is contained here.'

const assessed: { group: KnownGroup; assessment: Assessment }[] = readPopulation(folder).map(({ group, draws }) => ({
  group,
  // The classic task: decks A and B cost points in the long run, payscale 100.
  assessment: assess(draws, 100, [true, true, false, false], effort),
}))
const volunteers = assessed.filter(({ group }) => group === 'healthy' || group === 'control').map(({ assessment }) => assessment)
const tables = percentileTables(
  volunteers.map(({ posterior: { summary }, riskScore, chasing }) => ({
    arew: summary.arew.mean,
    apun: summary.apun.mean,
    betaF: summary.betaF.mean,
    persistence: summary.persistence.mean,
    riskScore,
    chasing,
  })),
)

const write = (name: string, value: unknown): void => {
  const text = JSON.stringify(value, null, 2).replace(
    /\[\s+([-\d.,\s]+?)\s+\]/g,
    (_, numbers: string) => `[${numbers.split(/,\s+/).join(', ')}]`,
  )
  writeFileSync(new URL(`../server/analysis/reference/${name}`, import.meta.url), `${text}\n`)
  console.log(`${name} written`)
}

write('research-volunteers.json', {
  name: 'research-volunteers',
  version: 'volunteers-1',
  n: volunteers.length,
  modelVersion,
  measure: 'Percentiles 1 to 99 of posterior means, risk score and post-loss chasing; first 80 trials, payscale 100.',
  sources,
  licence,
  sha256: createHash('sha256').update(JSON.stringify(tables)).digest('hex'),
  tables,
})
write('known-groups.json', {
  modelVersion,
  sources,
  licence,
  ...groupSummaries(assessed.map(({ group, assessment }) => ({ group, riskScore: assessment.riskScore }))),
})
