import { afterAll, expect, test } from 'vitest'
import { outageParts } from '../monitoring/outages.ts'
import { openStoreWithJobs } from '../store/open-store.ts'
import { newDatabase } from '../testing/new-database.ts'
import { playGame } from '../testing/play-game.ts'
import { mixedStacks, startTestServer, testIdKey } from '../testing/test-server.ts'
import { readConfig } from './config.ts'

/** The queue, as a worker on another machine sees it. */
const settings = { DATABASE_URL: await newDatabase(), ID_KEY: testIdKey }
const web = await startTestServer({ ...settings, ROLE: 'web' })
const queue = await openStoreWithJobs(readConfig(settings), { clock: Date.now, report: () => {}, beside: true })
afterAll(async () => {
  await queue?.jobs.close()
  await queue?.store.close()
  await web?.close()
})

const complete = async (): Promise<string> => {
  const uid = await web.newGame()
  await web.play(uid, mixedStacks())
  return uid
}
const askFor = (uid: string) => web.call('POST', `/api/v1/results/results/${uid}`)
test('a web process runs no jobs: the game waits for a worker, with a single job however often it is requested', async () => {
  const uid = await complete()
  const asked = Promise.all([askFor(uid), askFor(uid), askFor(uid)])
  await expect.poll(() => queue.jobs.counts('analysis')).toEqual({ waiting: 1, active: 0, failed: 0 })
  const worker = await startTestServer({ ...settings, ROLE: 'worker' })
  expect((await asked).map(({ status }) => status)).toEqual([200, 200, 200])
  const whole = await playGame(web)
  expect((await web.call('GET', `/api/v1/results/report/${whole}.pdf`)).status).toBe(200)
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await worker.call('GET', path)).status, path).toBe(200)
  for (const path of ['/', '/gamalyze', '/openapi.json', `/api/v1/results/results/${uid}`])
    expect((await worker.call('GET', path)).status, path).toBe(404)
  await worker.close()
})

test.each([-60_000, 60_000])(
  'a worker whose clock is %i ms from the web process’s analyses, typesets and delivers as ever',
  async (ahead) => {
    const worker = await startTestServer({ ...settings, ROLE: 'worker' }, { clock: () => Date.now() + ahead })
    const uid = await playGame(web)
    expect((await web.call('GET', `/api/v1/results/report/${uid}.pdf`)).status).toBe(200)
    for (const kind of ['analysis', 'document'] as const)
      expect(await queue.jobs.counts(kind)).toEqual({ waiting: 0, active: 0, failed: 0 })
    for (const { deps } of [web, worker]) for (const part of outageParts) expect(deps.outages.isOn(part), part).toBe(false)
    await worker.close()
  },
)

test('a job whose game was removed ends, and those behind it proceed', async () => {
  const [gone, next] = [await complete(), await complete()]
  const asked = Promise.all([askFor(gone), askFor(next)])
  await expect.poll(async () => (await queue.jobs.counts('analysis')).waiting).toBe(2)
  await queue.store.removeGame(gone, Date.now())
  const worker = await startTestServer({ ...settings, ROLE: 'worker' })
  expect((await asked).map(({ status }) => status)).toEqual([404, 200])
  await worker.close()
})

test('a console process serves the console and nothing else; a web process serves it only with a port for it', async () => {
  const own = { ...settings, CONSOLE_URL: 'http://localhost:0' }
  const console = await startTestServer({ ...own, ROLE: 'console', CONSOLE_PORT: '0' })
  const { url } = console.deps.consoleSite
  expect((await fetch(`${url}/openapi.json`)).status).toBe(200)
  expect((await fetch(`${url}/api/console/session`)).status).toBe(204)
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await console.call('GET', path)).status, path).toBe(200)
  for (const path of ['/', '/gamalyze', '/openapi.json', '/operators/nfl/view.json'])
    expect((await console.call('GET', path)).status, path).toBe(404)
  await console.close()
  const ports = (given: Record<string, string>) => readConfig({ ...settings, CONSOLE_URL: 'http://localhost:0', ...given }).console?.port
  expect(ports({ ROLE: 'web' })).toBeUndefined()
  expect(ports({ ROLE: 'worker', CONSOLE_PORT: '8082' })).toBeUndefined()
  expect({ web: ports({ ROLE: 'web', CONSOLE_PORT: '8083' }), console: ports({ ROLE: 'console' }), all: ports({ ROLE: 'all' }) }).toEqual({
    web: 8083,
    console: 8082,
    all: 8082,
  })
})

test.each(['web', 'worker', 'console'])('ROLE=%s is refused without PostgreSQL: other processes could not share its work', (role) => {
  expect(() => readConfig({ ROLE: role })).toThrow('Bad setting: ROLE must be all without DATABASE_URL')
})
