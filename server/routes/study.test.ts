import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mixedStacks, startTestServer, type TestServer } from '../testing/test-server.ts'

/** A folder with two operators; nfl declares a study until the end of 30 June. */
const dir = mkdtempSync(join(tmpdir(), 'gamalyze-study-'))
let server: TestServer
let now = Date.UTC(2027, 5, 30, 23, 59)
beforeAll(async () => {
  for (const id of ['_fonts', '_flags', 'mindway', 'nfl'])
    cpSync(new URL(`../../operators/${id}`, import.meta.url), join(dir, id), { recursive: true })
  const file = join(dir, 'nfl/operator.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), study: { id: 'retest-2027', until: '2027-06-30' } }))
  server = await startTestServer({ OPERATORS_DIR: dir }, { clock: () => now })
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true })
})

it('games that begin on the last day of a study carry its id, later ones and those of other operators do not', async () => {
  const during = await server.newGame()
  now += 2 * 60_000
  const after = await server.newGame()
  for (const uid of [during, after]) await server.play(uid, mixedStacks())
  const studies: (string | null)[] = []
  for await (const { study } of server.store.completedGames()) studies.push(study)
  expect(studies).toEqual(['retest-2027', null])
})
