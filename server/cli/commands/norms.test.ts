import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stackTypes } from '../../../contract/constants.ts'
import { analyseGame } from '../../analysis/analyse-game.ts'
import { researchVolunteers } from '../../analysis/reference/research-volunteers.ts'
import type { GameAnalysis } from '../../analysis/types.ts'
import { openComparisonGroup } from '../../game/comparison-group.ts'
import { readConfig } from '../../process/config.ts'
import { openStoreWithJobs } from '../../store/open-store.ts'
import type { Store } from '../../store/store.ts'
import { putEmptyDatabase } from '../../testing/empty-database.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { commandsIn } from '../../testing/run-here.ts'

const env = { DATA_DIR: newFolder() }
const secretHash = randomUUID()
let service: Awaited<ReturnType<typeof openStoreWithJobs>>
let store: Store
let result: GameAnalysis

beforeAll(async () => {
  await putEmptyDatabase(env.DATA_DIR)
  service = await openStoreWithJobs(readConfig(env), { clock: Date.now, report: () => {} })
  store = service.store
  await store.addSecret({ hash: secretHash, operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
  const draws = Array.from({ length: 80 }, (_, i) => ({ stackType: stackTypes[i % 4] ?? 'a', reactionTime: 700, time: i * 1500 }))
  const game = { rewardStructureId: 0, draws, popups: [], registeredAt: null, completedAt: null } as const
  result = analyseGame(game, researchVolunteers)
  expect(result.results.quality.flags).toEqual([])
})
afterAll(async () => {
  await service.jobs.close()
  await store.close()
})

const register = async () => {
  const uid = randomUUID()
  await store.registerGame({ uid, operator: 'nfl', secretHash, at: 1 })
  return uid
}
const play = async (count: number, analysis = result): Promise<void> => {
  const games = Array.from({ length: count }, async () => store.addAnalysis(await register(), analysis, 2, true))
  await Promise.all(games)
}
const command = (...args: string[]) => commandsIn(env)('norms', ...args)
const comparison = () => openComparisonGroup({ store, log: pino({ level: 'silent' }) })

describe('comparison groups', () => {
  it('cannot be built from 999 first plays, from flagged ones, or from another method', async () => {
    await play(999)
    // As an earlier release stored it: without rates.
    await play(2, { ...result, scoreVersion: 'risk-3', rates: undefined } as unknown as GameAnalysis)
    await play(2, { ...result, results: { ...result.results, quality: { flags: ['one_deck'], firm: true } } })
    expect(await command('build')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^There are 999 .*\n.*\/errors\/too_few$/),
    })
    expect(await store.norms.list()).toEqual([])
  })

  it('are built without being activated, activated and rolled back by command, in running servers too, and each step is audited', async () => {
    const running = comparison()
    await play(1, { ...result, exactRiskScore: result.exactRiskScore + 20 })
    const { code, out: version, err } = await command('build')
    expect(code).toBe(0)
    expect(version).toMatch(/^installation-1000-[0-9a-f]{8}$/)
    expect(err).toMatch(/riskScore +quartiles 40\.5, 52, 60\.1 -> /)
    expect((await command('build')).out).toBe(version)
    expect(await running.current()).toBe(researchVolunteers)

    expect(await command('activate', version)).toMatchObject({ code: 0, out: version })
    expect(await running.current()).toMatchObject({ name: 'installation', version, n: 1000 })
    expect(await command('activate', version)).toMatchObject({ code: 1, err: expect.stringMatching(/\.\nhttp.*\/errors\/conflict$/) })
    expect(JSON.parse((await command('list', '--json')).out)).toMatchObject([
      { n: 665, in_force: false },
      { version, in_force: true },
    ])

    expect(await command('rollback')).toMatchObject({ code: 0, out: researchVolunteers.version })
    expect(await running.current()).toBe(researchVolunteers)
    expect(await command('rollback')).toMatchObject({ code: 1, err: expect.stringMatching(/\.\nhttp.*\/errors\/conflict$/) })
    const log = (await store.audit.list(9)).map(({ action, subject }) => [action, subject])
    expect(log).toEqual([
      ['norms.rolled_back', researchVolunteers.version],
      ['norms.activated', version],
      ['norms.built', version],
      ['norms.built', version],
    ])
  })

  it('of another method are refused, and ignored if active', async () => {
    const old = { ...researchVolunteers, name: 'installation', version: 'installation-1000', scoreVersion: 'another' } as const
    await store.norms.add(old, 1)
    expect(await command('activate', old.version)).toMatchObject({ code: 1, err: expect.stringMatching(/\/errors\/version_retired$/) })
    expect(await command('activate', 'none')).toMatchObject({ code: 1, err: expect.stringMatching(/\/errors\/not_found$/) })
    await store.norms.activate(old.version, 1)
    expect(await comparison().current()).toBe(researchVolunteers)
    expect((await command('list')).out).toMatch(/^volunteers.*in force$/m)
    await store.norms.rollback(2)
  })
})
