import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dimensions, modelVersion } from '../server/analysis/model.ts'
import { samplePosterior } from '../server/analysis/posterior/sample-posterior.ts'
import { randomOf } from '../server/analysis/seeded-random.ts'
import { readPopulation } from './population.ts'

/**
 * Makes the simulated players of the method card from the open population data: a few draws from each volunteer's posterior,
 * shuffled, so that no position in the list identifies a person. `node scripts/build-agents.ts FOLDER`
 */
const [folder] = parseArgs({ allowPositionals: true }).positionals
if (folder === undefined) {
  console.error('Usage: node scripts/build-agents.ts FOLDER (with steingroever2015/ and ahn2014/)')
  process.exit(2)
}

const drawsPerPerson = 6

const key = (z: readonly number[]): number => z.reduce((sum, value) => sum + Math.abs(value) * 7919.31, 0) % 1
const agents = readPopulation(folder)
  .filter(({ group }) => group === 'healthy' || group === 'control')
  .flatMap(({ draws }) => {
    const { cloud } = samplePosterior(draws, 100, randomOf(draws, 100))
    return [...cloud.resample(drawsPerPerson)].map((index) =>
      Array.from(cloud.points.subarray(index * dimensions, (index + 1) * dimensions)),
    )
  })
  .map((z) => z.map((value) => Number(value.toPrecision(4))))
  // Sorted by a hash-like key of their own digits: an order unrelated to the people.
  .sort((a, b) => key(a) - key(b))

const head = {
  modelVersion,
  measure: `${agents.length} draws of z1 to z5 from the posteriors of 665 research volunteers, ${drawsPerPerson} of each, in mixed order`,
  sources: ['Steingroever et al. (2015), doi:10.5334/jopd.ak', 'Ahn et al. (2014), doi:10.3389/fpsyg.2014.00849'],
  licence: 'Derived parameters with citation; no row of the data is contained here.',
}
const rows = agents.map((z) => `    ${JSON.stringify(z)}`).join(',\n')
const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "agents": [\n${rows}\n  ]\n}\n`
writeFileSync(new URL('method-card/agents.json', import.meta.url), text)
console.log(`${agents.length} agents written`)
