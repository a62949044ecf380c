import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stackTypes } from '../../contract/constants.ts'
import { analyseGame } from '../analysis/analyse-game.ts'
import { modelVersion } from '../analysis/model.ts'
import { installationGroup } from '../analysis/reference/build-reference-group.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { readConfig } from '../process/config.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import type { Workers } from '../workers/workers.ts'
import { openComparisonGroup } from './comparison-group.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-comparison-'))
/** The worker's own function, without its process. */
const workers = {
  run: async (_name: string, texts: unknown) =>
    installationGroup(
      (texts as string[]).map((text) => JSON.parse(text)),
      modelVersion,
    ),
} as Workers
const secretHash = randomUUID()
let store: Store
let result: GameAnalysis
beforeAll(async () => {
  store = await openStore(readConfig({ DATA_DIR: folder }))
  await store.addSecret({ hash: secretHash, operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
  const draws = Array.from({ length: 80 }, (_, i) => ({ stackType: stackTypes[i % 4] ?? 'a', reactionTime: 700, time: i * 1500 }))
  result = analyseGame(
    { rewardStructureId: 0, draws, popups: [], reactionTimeVersion: 2, registeredAt: null, completedAt: null },
    researchVolunteers,
  )
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const play = async (count: number): Promise<void> => {
  const games = Array.from({ length: count }, async () => {
    const uid = randomUUID()
    await store.registerGame({ uid, operator: 'nfl', secretHash, at: 1 })
    await store.addAnalysis(uid, result, 2)
  })
  await Promise.all(games)
}
const open = () => openComparisonGroup({ store, workers, log: pino({ level: 'silent' }) })

test('the installation’s own table takes over with the 1,000th first play, and stands after a restart', async () => {
  await play(998)
  const comparison = await open()
  await play(1)
  comparison.noteAnalysis()
  expect(comparison.current()).toEqual(researchVolunteers)
  await play(1)
  comparison.noteAnalysis()
  await vi.waitFor(() => expect(comparison.current()).toMatchObject({ name: 'installation', version: 'installation-1000', n: 1000 }))
  expect((await open()).current().version).toBe('installation-1000')
})

test('an installation that already has enough first plays makes its table at the start', async () => {
  await play(1000)
  expect((await open()).current().version).toBe('installation-2000')
})
