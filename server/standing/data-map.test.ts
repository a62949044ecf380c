import { expect, test } from 'vitest'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { browserCookieSeconds } from '../console/cookies.ts'
import { idempotencyKeyLifetimeMs } from '../http/idempotency.ts'
import { day, hour } from '../process/utc-day.ts'
import { kept } from '../schedule/retention.ts'
import { vacuumedTables } from '../store/postgres/vacuum.ts'
import { viewLasts } from '../store/views.ts'
import { dataMap } from './data-map.ts'

test.each([
  ['webhook_event', '31 days', kept.events, 31 * day],
  ['secret', 'without one 7 days after their end', kept.sessions, 7 * day],
  ['document', 'one hour', kept.documents, hour],
  ['job', '30 days where it failed', kept.setAside, 30 * day],
  ['look_blob', 'a day after the last reference', kept.files, day],
  ['view_id', '24 hours', viewLasts, 24 * hour],
  ['idempotency_key', '24 hours', idempotencyKeyLifetimeMs, 24 * hour],
  ['console_browser', '400 days', browserCookieSeconds * 1000, 400 * day],
  ['console_session', '12 hours', lifetimesMs.consoleSession, 12 * hour],
  ['console_link', 'a day after they ended', lifetimesMs.firstLink, day],
] as const)('what the data map says of how long is what the program does: %s, %s', (table, words, is, said) => {
  expect(dataMap[table].kept).toContain(words)
  expect(is).toBe(said)
})

test('on PostgreSQL each table about players is vacuumed; the tasks of its queue are in tables of their own (ruling 42)', () => {
  const ofPlayers = Object.entries(dataMap).flatMap(([table, { about }]) => (about === 'players' && table !== 'job' ? [table] : []))
  expect(vacuumedTables).toEqual(expect.arrayContaining(ofPlayers))
})
