import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { assess } from '../server/analysis/assess.ts'
import { modelVersion } from '../server/analysis/model.ts'
import { percentileTables } from '../server/analysis/reference/build-reference-group.ts'
import { readPopulation } from './population.ts'

/** Makes the shipped comparison group from the open population data: `node scripts/build-reference.ts FOLDER`. */
const { positionals } = parseArgs({ allowPositionals: true })
const [folder] = positionals
if (folder === undefined) {
  console.error('Usage: node scripts/build-reference.ts FOLDER (with steingroever2015/ and ahn2014/)')
  process.exit(2)
}

const people = readPopulation(folder).filter(({ group }) => group === 'healthy' || group === 'control')
const tables = percentileTables(
  people.map(({ draws }) => {
    const { posterior, riskScore, chasing } = assess(draws, 100, [true, true, false, false])
    const { arew, apun, betaF, persistence } = posterior.summary
    return { arew: arew.mean, apun: apun.mean, betaF: betaF.mean, persistence: persistence.mean, riskScore, chasing }
  }),
)

const group = {
  name: 'research-volunteers',
  version: 'volunteers-1',
  n: people.length,
  modelVersion,
  measure: 'Percentiles 1 to 99 of posterior means, risk score and post-loss chasing; first 80 trials, payscale 100.',
  sources: [
    'Steingroever et al. (2015), Journal of Open Psychology Data 3(1) e5, doi:10.5334/jopd.ak: 617 healthy adults',
    'Ahn et al. (2014), Frontiers in Psychology 5:849, doi:10.3389/fpsyg.2014.00849: 48 controls',
  ],
  licence: 'Derived quantiles with citation. The licence of the rows could not be confirmed; no row is contained here.',
  sha256: createHash('sha256').update(JSON.stringify(tables)).digest('hex'),
  tables,
}
const body = JSON.stringify(group, null, 2).replace(
  /\[\s+([-\d.,\s]+?)\s+\]/g,
  (_, numbers: string) => `[${numbers.split(/,\s+/).join(', ')}]`,
)
writeFileSync(new URL('../server/analysis/reference/research-volunteers.json', import.meta.url), `${body}\n`)
console.log(`${people.length} people, checksum ${group.sha256}`)
