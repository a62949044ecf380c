import { writeFileSync } from 'node:fs'
import { modelVersion } from '../../server/analysis/model.ts'
import { scoreVersion } from '../../server/analysis/risk.ts'
import { volunteerAgents } from './agents.ts'
import { changeStudy } from './change-study.ts'
import { compactJson } from './compact-json.ts'
import { openDataOf } from './population.ts'
import { repeatStudy } from './repeat-study.ts'
import { crossValidate, deckTables, meanTables, ownSds, repeatsOf } from './repeat-tables.ts'
import { correlation, errorOfMeasurement } from './statistics.ts'

/**
 * Makes the table of repeats and the figures on repeats and changes: `node lab/method-card/build-repeat.ts FOLDER` (open data), takes some minutes. Simulated
 * volunteers play seven sessions, in each a little another person: so much that two scores correlate .45.
 */
const [folder] = openDataOf()

const stability = 0.9
const sessions = 7

const agents = volunteerAgents(folder)
const careers = [1, 3].flatMap((seed) => repeatStudy(agents, sessions, stability, seed))
const rows = repeatsOf(careers)
const [first, next] = [rows.map((row) => row.first.score), rows.map((row) => row.next.score)]
const figures = {
  modelVersion,
  scoreVersion,
  players: careers.length,
  repeats: rows.length,
  stability,
  retest: { r: Number(correlation(first, next).toFixed(3)), error: Number(errorOfMeasurement(first, next).toFixed(1)) },
  // A player's own sd over the games of a career with five firm ones or more: what the error of measurement averages.
  ownSd: ownSds(careers),
  heldOut: crossValidate(careers),
  // A twentieth of unchanged players at each game, and at least once over six.
  change: [0.025, 0.0045].map((tail) => changeStudy(careers, tail)),
  decks: deckTables(careers),
  means: meanTables(careers),
}
writeFileSync(new URL('../../server/analysis/reference/repeat.json', import.meta.url), compactJson(figures))
console.log(JSON.stringify({ ...figures, decks: undefined, means: undefined }, null, 1))
