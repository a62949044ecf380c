import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadSetTexts } from '../../i18n/set-texts.ts'
import { allOperators } from '../../server/testing/all-operators.ts'
import { instructions, sheetOf } from './blind-sheet.ts'
import { gamesOf } from './simulated-people.ts'

/**
 * Whole reports in plain text beside their games, for a reader who knows no rule. FOLDER has the open data:
 * `node lab/method-card/blind-sheets.ts SEED N FILE FOLDER`. The same seed gives the same sheets.
 */
const [seed, reports, file, folder] = parseArgs({ allowPositionals: true }).positionals
if (folder === undefined || file === undefined || !(Number(reports) > 0)) {
  console.error('Usage: node lab/method-card/blind-sheets.ts SEED N FILE FOLDER (with steingroever2015/ and ahn2014/)')
  process.exit(2)
}
const operator = (await allOperators()).get('mindway')
const texts = await loadSetTexts('eng')
const sheets = gamesOf(Number(seed), Number(reports), folder).map((game, i) => sheetOf(game, i + 1, operator, texts))
writeFileSync(file, [instructions(sheets.length), ...sheets].join('\n'))
