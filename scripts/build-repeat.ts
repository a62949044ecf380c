import { writeFileSync } from 'node:fs'
import { modelVersion } from '../server/analysis/model.ts'
import { coverageByBand, repeatTable } from '../server/analysis/reference/repeat-table.ts'
import { scoreVersion } from '../server/analysis/risk.ts'
import { volunteerAgents } from '../server/method-card/agents.ts'
import { repeatStudy } from '../server/method-card/repeat-study.ts'

/**
 * Makes the table of what a repeat brings: `node scripts/build-repeat.ts`, some minutes. Simulated volunteers play twice; other games of
 * theirs, not used for the table, test it.
 */
const fitted = repeatStudy(volunteerAgents, 1)
const table = repeatTable(fitted)
const held = repeatStudy(volunteerAgents, 3)
const heldOut = coverageByBand(table, held)
const head = { modelVersion, scoreVersion, players: volunteerAgents.length, repeats: fitted.length, heldOut }
const rows = Object.entries({ ...table }).map(([name, values]) => `  "${name}": [${values.join(', ')}]`)
const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n${rows.join(',\n')}\n}\n`
writeFileSync(new URL('../server/analysis/reference/repeat.json', import.meta.url), text)
console.table(heldOut)
