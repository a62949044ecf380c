import { writeFileSync } from 'node:fs'
import { modelVersion } from '../server/analysis/model.ts'
import { crossValidate, repeatTable } from '../server/analysis/reference/repeat-table.ts'
import { scoreVersion } from '../server/analysis/risk.ts'
import { volunteerAgents } from '../server/method-card/agents.ts'
import { repeatStudy } from '../server/method-card/repeat-study.ts'

/**
 * Makes the table of test-retest results: `node scripts/build-repeat.ts`, takes minutes. Simulated volunteers play twice, several times over;
 * the sets of games cross-validate each other's ranges.
 */
const sets = [1, 3].map((seed) => repeatStudy(volunteerAgents, seed))
const repeats = sets.flat()
const heldOut = crossValidate(sets)
const head = { modelVersion, scoreVersion, players: volunteerAgents.length, repeats: repeats.length, heldOut }
const rows = Object.entries({ ...repeatTable(repeats) }).map(([name, values]) => `  "${name}": [${values.join(', ')}]`)
const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n${rows.join(',\n')}\n}\n`
writeFileSync(new URL('../server/analysis/reference/repeat.json', import.meta.url), text)
console.table(heldOut)
