import { writeFileSync } from 'node:fs'
import { modelVersion } from '../server/analysis/model.ts'
import { scoreVersion } from '../server/analysis/risk.ts'
import { volunteerAgents } from './method-card/agents.ts'
import { changeStudy } from './method-card/change-study.ts'
import { repeatStudy } from './method-card/repeat-study.ts'
import { crossValidate, deckTables, meanTables, repeatsOf } from './method-card/repeat-tables.ts'
import { correlation, errorOfMeasurement } from './method-card/statistics.ts'

/**
 * Makes the table of repeats and the figures on repeats and changes: `node scripts/build-repeat.ts`, takes some minutes. Simulated
 * volunteers play seven sessions, in each a little another person: so much that two scores correlate .45.
 */
const stability = 0.9
const sessions = 7

const careers = [1, 3].flatMap((seed) => repeatStudy(volunteerAgents, sessions, stability, seed))
const rows = repeatsOf(careers)
const [first, next] = [rows.map((row) => row.first.score), rows.map((row) => row.next.score)]
const figures = {
  modelVersion,
  scoreVersion,
  players: careers.length,
  repeats: rows.length,
  stability,
  retest: { r: Number(correlation(first, next).toFixed(3)), error: Number(errorOfMeasurement(first, next).toFixed(1)) },
  heldOut: crossValidate(careers),
  // A twentieth of unchanged players at each game, and at least once over six.
  change: [0.025, 0.0045].map((tail) => changeStudy(careers, tail)),
  decks: deckTables(careers),
  means: meanTables(careers),
}
const text = JSON.stringify(figures, null, 2).replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, list: string) => `[${list.split(/,\s+/).join(', ')}]`)
writeFileSync(new URL('../server/analysis/reference/repeat.json', import.meta.url), `${text}\n`)
console.log(JSON.stringify({ ...figures, decks: undefined, means: undefined }, null, 1))
