import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { assess } from '../../server/analysis/assess.ts'
import { risk, scoreVersion } from '../../server/analysis/risk.ts'
import { accuracyOf } from './accuracy.ts'
import { compactJson } from './compact-json.ts'
import { readPopulation, studyOf } from './population.ts'

/**
 * Makes the figures of accuracy in the method card from the open data, with the estimator that players get:
 * `node lab/method-card/build-accuracy.ts FOLDER` (a minute). To be run again when the score changes; a test says so.
 */
const [folder] = parseArgs({ allowPositionals: true }).positionals
if (folder === undefined) {
  console.error('Usage: node lab/method-card/build-accuracy.ts FOLDER (with steingroever2015/ and ahn2014/)')
  process.exit(2)
}
const studies = studyOf(folder)
const people = readPopulation(folder).map(({ id, group, draws }) => {
  const assessment = assess(draws, 100, [true, true, false, false])
  return { group, study: studies(id), score: Math.round(risk(assessment).score), badShare: assessment.badShare }
})
const file = new URL('accuracy.json', import.meta.url)
writeFileSync(file, compactJson({ scoreVersion, ...accuracyOf(people) }))
