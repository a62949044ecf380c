import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { browserCookieSeconds } from '../console/cookies.ts'
import { idempotencyKeyLifetimeMs } from '../http/idempotency.ts'
import { day, hour } from '../process/time.ts'
import { lifetimes } from '../schedule/retention.ts'
import { schema } from '../store/schema/schema.ts'
import { viewLasts } from '../store/views.ts'
import { dataMapOf } from './annexes.ts'

test.each([
  ['webhookEvent', '31 days', lifetimes.events, 31 * day],
  ['secret', 'without one 7 days after their end', lifetimes.sessions, 7 * day],
  ['document', 'one hour', lifetimes.documents, hour],
  ['job', '30 days where it failed', lifetimes.setAside, 30 * day],
  ['lookBlob', 'while a version or draft has them, and a day after they were stored', lifetimes.files, day],
  ['viewId', '24 hours', viewLasts, 24 * hour],
  ['idempotencyKey', '24 hours', idempotencyKeyLifetimeMs, 24 * hour],
  ['consoleBrowser', '400 days', browserCookieSeconds * 1000, 400 * day],
  ['consoleSession', '12 hours', lifetimesMs.consoleSession, 12 * hour],
  ['consoleLink', 'a day after they ended', lifetimesMs.firstLink, day],
] as const)('what the data map says of how long is what the program does: %s, %s', (table, words, is, said) => {
  expect(schema[table].kept).toContain(words)
  expect(is).toBe(said)
})

test('every table and column of the database is in the data map, with what it holds', () => {
  const map = dataMapOf(schema, 730)
  for (const [table, { columns, kept: term }] of Object.entries(schema)) {
    const [, section = ''] = map.split(`\n### ${table}\n`)
    for (const [column, { holds }] of Object.entries(columns)) expect(section).toContain(`\n- \`${column}\`: ${holds}`)
    expect(section).toContain(`Kept: ${term === 'RETENTION_DAYS' ? '730 days after the test was opened, or until deleted' : term}.`)
  }
})

test.each([
  ['data-protection', 'are kept for 31 days', lifetimes.events, 31 * day],
  ['data-protection', 'for 30 days if they failed', lifetimes.setAside, 30 * day],
  ['data-protection', 'whose file is kept for one to two hours', lifetimes.documents, hour],
  ['data-protection', 'from taking effect twice, for 24 hours', idempotencyKeyLifetimeMs, 24 * hour],
  ['data-protection', 'for 24 hours at a time', viewLasts, 24 * hour],
  ['data-protection', 'recognises their browser for 400 days', browserCookieSeconds * 1000, 400 * day],
  ['processing-record', 'sessions last twelve hours', lifetimesMs.consoleSession, 12 * hour],
] as const)('%s.md of the legal pack says how long something is kept: %s', (page, words, is, said) => {
  expect(readFileSync(`docs/standing/${page}.md`, 'utf8')).toContain(words)
  expect(is).toBe(said)
})
