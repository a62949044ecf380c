import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { stackTypes } from '../../contract/constants.ts'
import { createReference, hashSecret } from '../keys/secrets.ts'
import { day, dayOf, isoWeek, lastWholeWeek, startOfWeek, weekMs } from '../process/time.ts'
import { cookiesOf, signedIn } from '../testing/console-client.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { drawsOf, onSqliteFirst } from '../testing/test-server.ts'
import { leftGroups, tens } from './weekly-figures.ts'

const { figures, figuresCsv, livePage, overview, standing } = consoleCalls
const nfl = { operator: 'nfl' }
const hc = { operator: 'hc' }

test('weeks begin on Monday, and are shown two days after their end', () => {
  const monday = Date.UTC(2026, 10, 16)
  expect({ monday: startOfWeek(monday), secondBefore: startOfWeek(monday - 1), sunday: startOfWeek(monday + 7 * day - 1) }).toEqual({
    monday,
    secondBefore: monday - weekMs,
    sunday: monday,
  })
  expect(isoWeek(monday)).toBe('2026-W47')
  expect(lastWholeWeek(monday + 9 * day - 1)).toBe(monday - weekMs)
  expect(lastWholeWeek(monday + 9 * day)).toBe(monday)
})

/** ms that the servers' clock is ahead */
let clockOffset = 0

onSqliteFirst(
  'figures, page and documents of the console',
  (server) => {
    const viewer = (operator = 'nfl') => signedIn(server().deps, `figures@${operator}.example`, { operator, role: 'viewer' })

    test('games are counted by week, rounded down to tens, test games apart; a week is revealed two days after its end, and never changes', async () => {
      const { store } = server()
      // Ahead of the clock of the server's own upkeep, which removes old links.
      const monday = startOfWeek(Date.now()) + weekMs
      const secret = hashSecret(await server().newSecret('hc'))
      const testSecret = hashSecret(await server().newSecret('hc', { test: true }))
      const uids: string[] = []
      const play = (count: number, cards: number, secretHash: string) =>
        Promise.all(
          Array.from({ length: count }, async () => {
            const uid = randomUUID()
            const at = monday + uids.push(uid)
            await store.registerGame({ uid, operator: 'hc', secretHash, reference: createReference(), at })
            const stacks = Array.from({ length: cards }, (_, turn) => stackTypes[turn % 4] ?? 'a')
            for (const draw of drawsOf(uid, stacks)) await store.addDraw(draw, at)
          }),
        )
      const goTo = (days: number) => {
        clockOffset = monday + days * day - Date.now()
      }
      // A session lasts twelve hours: days later a new sign-in is needed.
      const read = async (query: Record<string, string> = {}) => {
        const { madeAt: _now, ...tables } = (await (await viewer('hc')).call(figures, hc, undefined, query)).body
        return tables
      }
      // On a Monday or Tuesday the previous week comes to be shown in the meantime.
      goTo(2)
      const empty = await read()
      // Until the week is shown, every request gets the same answer, whatever it asks for.
      const name = isoWeek(monday)
      const looks: unknown[] = []
      const look = async (days: number) => {
        goTo(days)
        const whole = await read({ from: empty.from, to: empty.to })
        const week = await read({ from: name, to: name })
        looks.push([whole, week.weeks, week.languages])
      }
      await play(23, 0, secret)
      await store.tallies.add({ operator: 'hc', day: dayOf(monday), event: 'language', key: 'dan', count: 4 })
      for (const days of [2, 3]) await look(days)
      await play(12, 11, secret)
      await play(11, 1, testSecret)
      for (const [at] of uids.entries()) await store.tallies.add({ operator: 'hc', day: dayOf(monday) + (at % 7), event: 'help' })
      await store.tallies.add({ operator: 'hc', day: dayOf(monday) + 6, event: 'language', key: 'pol', count: 14 })
      for (const days of [5, 8]) await look(days)
      expect(new Set(looks.map((each) => JSON.stringify(each))).size).toBe(1)
      expect(looks[0]).toEqual([empty, [], { keys: [], rows: [], totals: [] }])

      clockOffset = 3 * weekMs
      const all = await read()
      expect(all.weeks).toHaveLength(52)
      const row = all.weeks.find((each) => each.week === name)
      expect(row?.counts).toMatchObject({ started: 30, completed: 0, help: 40 })
      const leftAt = all.leftAt.rows.find((each) => each.week === name)
      expect(all.leftAt.keys).toEqual([...leftGroups])
      expect(leftAt?.counts.slice(0, 2)).toEqual([20, 10])
      expect(all.leftAt.totals[1]).toBe(10)
      // A language with fewer than ten pages is not mentioned at all.
      expect(all.languages.keys).toEqual(['pol'])
      const tests = await read({ test: 'true', from: name, to: name })
      expect(tests.weeks).toMatchObject([{ week: name, counts: { started: 10, shown: 0, help: 0 } }])
      const csv = await (await viewer('hc')).call(figuresCsv, hc, undefined, { from: name, to: name })
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      const lines = String(csv.body).split('\r\n')
      expect(lines).toEqual(expect.arrayContaining(['table,week,key,count', `counts,${name},started,30`, `leftAt,${name},11-20,10`]))

      // Every period shows the same cells, even after games are continued and removed.
      const now = server().deps.clock()
      for (const uid of uids.slice(9, 23))
        for (const draw of drawsOf(
          uid,
          Array.from({ length: 11 }, () => 'a'),
        ))
          await store.addDraw(draw, now)
      for (const uid of uids.slice(0, 9)) await store.removeGame(uid, now)
      expect(await read()).toEqual(all)
      const weekBefore = isoWeek(monday - weekMs)
      const weekAfter = isoWeek(monday + weekMs)
      for (const [from, to] of [
        [name, name],
        [weekBefore, name],
        [name, weekAfter],
        ['2020-W01', '2099-W01'],
      ] as const) {
        const part = await read({ from, to })
        expect(part.weeks.find((each) => each.week === name)).toEqual(row)
        expect(part.leftAt.rows.find((each) => each.week === name)).toEqual(leftAt)
        expect(part.languages).toMatchObject({ keys: ['pol'], totals: [10] })
      }
      expect(await read({ from: weekAfter, to: weekBefore })).toMatchObject({ weeks: [], totals: { started: 0 } })
      expect(tens(9)).toBe(0)
      clockOffset = 0
    })

    test('the page’s five steps appear as they happen, with test keys only', async () => {
      const member = await viewer()
      const since = new Date(Date.now() - 1000).toISOString()
      const steps = async () => (await member.call(livePage, nfl, undefined, { since })).body.steps
      const reachedSteps = async () => (await steps()).filter((step) => step.at !== undefined).map(({ step }) => step)
      expect(await reachedSteps()).toEqual([])
      await fetch(`${server().url}/gamalyze?operator=nfl&test=1`)
      const secret = await server().newSecret('nfl', { test: true })
      await server().call('GET', `/api/v1/authentication/check_secret/${secret}/nfl`)
      await expect.poll(reachedSteps).toContain('ready')
      const uid = randomUUID()
      await server().call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)
      const stacks = Array.from({ length: 80 }, (_, turn) => stackTypes[(turn * 7) % 4] ?? 'a')
      await server().play(uid, stacks.slice(0, 23))
      expect((await steps()).find(({ step }) => step === 'game')).toMatchObject({ cards: 23 })
      for (const draw of drawsOf(uid, stacks).slice(23)) await server().call('POST', '/api/v1/game/store_card_selection', draw)
      await server().call('POST', `/api/v1/results/results/${uid}`)
      expect(await reachedSteps()).toEqual(['hello', 'ready', 'game', 'completed', 'verified'])
      expect((await steps()).at(-1)?.reference).toMatch(/^rf_/)
      const milestones = async () => (await member.call(overview, nfl)).body.steps.filter(({ at }) => at !== undefined)
      // Neither a test event nor a second game takes back what was reached, nor the end of the games.
      const [, , game] = await steps()
      const key = await server().newKey('nfl', { test: true })
      const headers = { authorization: `Bearer ${key}` }
      expect(await server().call('POST', '/api/v1/partner/test-events', { type: 'game.completed' }, headers)).toMatchObject({ status: 201 })
      expect((await steps())[2]).toEqual(game)
      const second = randomUUID()
      await server().call('POST', `/api/v1/authentication/user_secret/${second}/${secret}/nfl`)
      await server().play(second, ['a'])
      expect((await steps())[2]).toMatchObject({ cards: 1 })
      expect(await reachedSteps()).toHaveLength(5)
      expect(await milestones()).toHaveLength(5)
      for (const played of [uid, second]) await server().store.removeGame(played, Date.now())
      expect(await milestones()).toHaveLength(5)
    })

    test('a test event is no game on the page: it reaches none of its steps', async () => {
      const operator = 'vegaslegends'
      const headers = { authorization: `Bearer ${await server().newKey(operator, { test: true })}` }
      expect(await server().call('POST', '/api/v1/partner/test-events', { type: 'game.analysed' }, headers)).toMatchObject({ status: 201 })
      const { body } = await (await viewer(operator)).call(overview, { operator })
      expect(body.steps.filter(({ at }) => at)).toEqual([])
    })

    test('an owner saves the documents of the own label as one file, filled in; an editor does not', async () => {
      const { deps } = server()
      const cookieOf = async (role: 'owner' | 'editor') =>
        cookiesOf(await signedIn(deps, `${role}@standing.example`, { operator: 'nfl', role }))
      const address = deps.consoleSite.url + standing.path.replace(':operator', 'nfl')
      const reply = await fetch(address, { headers: { cookie: await cookieOf('owner') } })
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="gamalyze-nfl-standing-\d{4}-\d\d-\d\d\.zip"$/)
      const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
      const text = Buffer.from(files['sheet.md'] ?? '').toString()
      expect(text).toContain(`# ${deps.operators.get('nfl').operator.name}: the sheet of its label`)
      expect((await readPdf(Buffer.from(files['sheet.pdf'] ?? ''))).pages.length).toBeLessThanOrEqual(3)
      expect(Object.keys(files)).toEqual(expect.arrayContaining(['questions.pdf', 'annex-data-map.pdf', 'annex-help.md']))
      expect(Object.keys(files)).toContain('openacr.yaml')
      expect((await fetch(address, { headers: { cookie: await cookieOf('editor') } })).status).toBe(403)
    })
  },
  { CONSOLE_PORT: '0' },
  { clock: () => Date.now() + clockOffset },
)
