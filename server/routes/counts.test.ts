import { expect, test } from 'vitest'
import { isoWeek } from '../process/iso-week.ts'
import { openNetworks } from '../security/client-limit.ts'
import { onBothEngines } from '../testing/test-server.ts'

const now = Date.UTC(2026, 0, 1)

onBothEngines(
  'anonymous counts (ruling 31)',
  (server) => {
    const count = (operator: string, body: unknown) => server().call('POST', `/api/v1/counts/${operator}`, body)

    test('add up by operator, week, event and claim', async () => {
      const { status, body, headers } = await count('nfl', { event: 'help' })
      expect({ status, body }).toEqual({ status: 204, body: '' })
      expect(headers.get('content-length')).toBeNull()
      await count('NFL', { event: 'help' })
      await count('nfl', { event: 'fits_no', claim: 'habit_betaP_high' })
      await count('hc', { event: 'fits_no' })
      const week = '2026-W01'
      expect(await server().store.eventCounts.list()).toEqual([
        { operator: 'hc', week, event: 'fits_no', count: 1 },
        { operator: 'nfl', week, event: 'fits_no', claim: 'habit_betaP_high', count: 1 },
        { operator: 'nfl', week, event: 'help', count: 2 },
      ])
      expect(await server().store.eventCounts.list('hc')).toHaveLength(1)
      await count('hc', { event: 'fits_no', claim: 'habit_betaP_high' })
      expect(await server().store.eventCounts.answers()).toEqual([
        { event: 'fits_no', count: 1 },
        { event: 'fits_no', claim: 'habit_betaP_high', count: 2 },
      ])
    })

    test.each([
      ['another event', 'nfl', { event: 'won' }, 400, 'invalid'],
      ['a claim that nobody makes', 'nfl', { event: 'fits_yes', claim: 'habit_lucky' }, 400, 'invalid'],
      ['anything else', 'nfl', { event: 'help', uid: 'x' }, 400, 'invalid'],
      ['an unknown operator', 'nobody', { event: 'help' }, 404, 'not_found'],
    ])('%s is refused, and nothing is counted', async (_, operator, body, status, code) => {
      const before = await server().store.eventCounts.list()
      expect(await count(operator, body)).toMatchObject({ status, body: { code } })
      expect(await server().store.eventCounts.list()).toEqual(before)
    })

    test('at most a thousand count per network and day', async () => {
      const { hash } = await openNetworks(server().store)
      const day = Math.floor(now / (24 * 3600 * 1000))
      const uses = await server().store.addDayUse(`counts ${hash('127.0.0.1')}`, day, 0)
      await server().store.addDayUse(`counts ${hash('127.0.0.1')}`, day, 999 - uses)
      for (let i = 0; i < 3; i++) expect((await count('nfl', { event: 'shown' })).status).toBe(204)
      expect((await server().store.eventCounts.list()).find(({ event }) => event === 'shown')?.count).toBe(1)
    })
  },
  {},
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
