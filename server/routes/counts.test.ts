import { expect, test } from 'vitest'
import { dayOf, isoWeek } from '../process/time.ts'
import { onSqliteFirst } from '../testing/test-server.ts'

/** A Thursday */
let now = Date.UTC(2026, 0, 1)
const monday = dayOf(now) - 3

onSqliteFirst(
  'anonymous counts (ruling 31)',
  (server) => {
    const countsOf = (operator: string, test = false) => server().store.tallies.weeks(operator, monday, monday + 7, test)
    const count = (operator: string, body: unknown) => server().call('POST', `/api/v1/counts/${operator}`, body)

    test('counts add up by operator, week, event and claim', async () => {
      const { status, body, headers } = await count('nfl', { event: 'help' })
      expect({ status, body }).toEqual({ status: 204, body: '' })
      expect(headers.get('content-length')).toBeNull()
      await count('NFL', { event: 'help' })
      await count('nfl', { event: 'fits_no', claim: 'habit_betaP_high' })
      await count('hc', { event: 'fits_no' })
      expect(await countsOf('hc')).toEqual([{ day: monday, event: 'fits_no', key: '', count: 1 }])
      expect(await countsOf('nfl')).toEqual([
        { day: monday, event: 'fits_no', key: 'habit_betaP_high', count: 1 },
        { day: monday, event: 'help', key: '', count: 2 },
      ])
      expect(await server().store.tallies.list(dayOf(now), dayOf(now) + 1)).toEqual([
        { operator: 'nfl', day: dayOf(now), event: 'help', key: '', count: 2 },
      ])
      await count('hc', { event: 'fits_no', claim: 'habit_betaP_high' })
      // Test games are counted apart (ruling 38).
      await count('hc', { event: 'fits_no', test: true })
      expect(await countsOf('hc', true)).toMatchObject([{ key: '', count: 1 }])
      expect(await countsOf('hc')).toMatchObject([
        { key: '', count: 1 },
        { key: 'habit_betaP_high', count: 1 },
      ])
      expect(await server().store.tallies.answers()).toEqual([
        { event: 'fits_no', key: '', count: 1 },
        { event: 'fits_no', key: 'habit_betaP_high', count: 2 },
      ])
    })

    test.each([
      ['another event', 'nfl', { event: 'won' }, 400, 'invalid'],
      ['a claim that nobody makes', 'nfl', { event: 'fits_yes', claim: 'habit_lucky' }, 400, 'invalid'],
      ['anything else', 'nfl', { event: 'help', uid: 'x' }, 400, 'invalid'],
      ['an unknown operator', 'nobody', { event: 'help' }, 404, 'not_found'],
    ])('%s is refused, and nothing is counted', async (_, operator, body, status, code) => {
      const countsBefore = await countsOf(operator)
      expect(await count(operator, body)).toMatchObject({ status, body: { code } })
      expect(await countsOf(operator)).toEqual(countsBefore)
    })

    test('60 calls of one network count as 20, for each event, operator and day', async () => {
      const shownOf = async (operator: string) => (await countsOf(operator)).find(({ event }) => event === 'shown')?.count ?? 0
      const repeat = async (times: number, operator: string, event: string, client: (i: number) => string) => {
        const headers = (i: number) => ({ 'x-forwarded-for': client(i) })
        const calls = Array.from({ length: times }, (_, i) => server().call('POST', `/api/v1/counts/${operator}`, { event }, headers(i)))
        expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([204]))
      }
      await repeat(60, 'ncpg', 'shown', (i) => `2001:db8:7:a${(i % 99).toString().padStart(2, '0')}::1`)
      expect(await shownOf('ncpg')).toBe(20)
      await repeat(25, 'NCPG', 'help', () => '2001:db8:7:a00::1')
      await repeat(25, 'hc', 'shown', () => '2001:db8:7:a00::1')
      await repeat(3, 'ncpg', 'shown', () => '2001:db8:7:b00::1')
      expect({ ncpg: await shownOf('ncpg'), hc: await shownOf('hc') }).toEqual({ ncpg: 23, hc: 20 })
      now += 24 * 3600 * 1000
      await repeat(25, 'ncpg', 'shown', () => '2001:db8:7:a00::1')
      expect(await shownOf('ncpg')).toBe(43)
    })
  },
  { TRUST_PROXY: 'true' },
  { clock: () => now },
)

// ISO 8601: week 1 has the year's first Thursday.
test.each([
  ['2026-01-01', '2026-W01'],
  ['2025-12-29', '2026-W01'],
  ['2027-01-03', '2026-W53'],
  ['2026-11-22', '2026-W47'],
  ['2026-11-23', '2026-W48'],
  ['2024-12-30', '2025-W01'],
])('%s lies in %s', (date, week) => expect(isoWeek(Date.parse(date))).toBe(week))
