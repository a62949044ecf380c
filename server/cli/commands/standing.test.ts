import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { runHere, storeOf } from '../../testing/run-here.ts'
import { addGame } from '../../testing/sample-draws.ts'

const folder = newFolder()
const operators = join(folder, 'operators')
const env = { DATA_DIR: join(folder, 'data'), OPERATORS_DIR: operators }

const standing = (...args: string[]) => runHere(['standing', ...args], env)

beforeAll(async () => {
  for (const id of ['quiet-hour', 'nfl']) cpSync(`operators/${id}`, join(operators, id), { recursive: true })
  writeFileSync(join(operators, 'nfl/operator.json'), '{ "name": "NFL" }')
  mkdirSync(join(operators, 'quiet-hour/texts'))
  writeFileSync(join(operators, 'quiet-hour/texts/eng.json'), '{ "landing.title": "Your quiet game" }')
  const store = await storeOf(env)
  await addGame(store, { operator: 'quiet-hour', externalHash: 'a'.repeat(64), at: 1 })
  await store.close()
})

test('a label’s pack is written into a new folder, and what is open or contradicts a document is told', async () => {
  const out = join(folder, 'new/pack')
  const { code, err } = await standing('--operator', 'Quiet-Hour', '--out', out)
  expect(code).toBe(0)
  expect(readdirSync(out)).toEqual(
    expect.arrayContaining(['annex-data-map.md', 'annex-data-map.pdf', 'annex-answers.md', 'openacr.yaml', 'questions.pdf', 'sheet.pdf']),
  )
  for (const words of [
    'Open: Quiet Hour must say its market (country in operator.json).',
    'Open: Quiet Hour must say the controller (privacy.controller in operator.json).',
    'Open: Quiet Hour must say a contact for players (privacy.contact in operator.json).',
    'Open: the provider must say who hosts servers and backups',
    'Contradicts the documents: There are games of Quiet Hour with its own user ids',
  ])
    expect(err).toContain(words)
  const text = readFileSync(join(out, 'annex-answers.md'), 'utf8')
  expect(text).toContain('| `hosting` in _standing.json |')
  expect(readFileSync(join(out, 'annex-words.md'), 'utf8')).toContain('`landing.title`: “Your quiet game” in place of')
  // The database is believed, not the label.
  expect(readFileSync(join(out, 'sheet.md'), 'utf8')).toContain('The data are pseudonymous')
})

test.each([
  [['--operator', 'nobody-at-all'], 'There is no operator "nobody-at-all"'],
  [['--operator', 'nfl'], 'or its operator.json is broken'],
  [[], '--operator must be given'],
  [['--operator', 'quiet-hour', '--out', join(operators, 'quiet-hour/operator.json')], 'cannot be written (ENOTDIR)'],
  [['--operator', 'quiet-hour', '--out', join(operators, 'quiet-hour/operator.json/pack')], 'cannot be written (ENOTDIR)'],
  [['--operator', 'quiet-hour', '--out', '/proc/x/pack'], 'cannot be written (E'],
])('standing %j is refused with words', async (args, words) => {
  expect(await standing(...args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(words) })
})

test('answers that cannot be read are refused', async () => {
  writeFileSync(join(operators, '_standing.json'), '{ "hosting": 1 }')
  expect(await standing('--operator', 'quiet-hour', '--out', join(folder, 'x'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('_standing.json/hosting must be string'),
  })
})
