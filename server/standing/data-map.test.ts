import { expect, test } from 'vitest'
import { browserCookieSeconds } from '../console/cookies.ts'
import { linkLifetimesMs } from '../console/links.ts'
import { sessionLifetimeMs } from '../console/routes/session.ts'
import { idempotencyKeyLifetimeMs } from '../http/idempotency.ts'
import { day, hour } from '../process/utc-day.ts'
import { kept } from '../store/retention.ts'
import { schema } from '../store/schema/schema.ts'
import { viewLasts } from '../store/views.ts'

test.each([
  ['webhookEvent', '31 days', kept.events, 31 * day],
  ['secret', 'without one 7 days after their end', kept.sessions, 7 * day],
  ['document', 'one hour', kept.documents, hour],
  ['job', '30 days where it failed', kept.setAside, 30 * day],
  ['lookBlob', 'a day after the last reference', kept.files, day],
  ['viewId', '24 hours', viewLasts, 24 * hour],
  ['idempotencyKey', '24 hours', idempotencyKeyLifetimeMs, 24 * hour],
  ['consoleBrowser', '400 days', browserCookieSeconds * 1000, 400 * day],
  ['consoleSession', '12 hours', sessionLifetimeMs, 12 * hour],
  ['consoleLink', 'a day after they ended', linkLifetimesMs.first, day],
] as const)('what the data map says of how long is what the program does: %s, %s', (table, words, is, said) => {
  expect(schema[table].kept).toContain(words)
  expect(is).toBe(said)
})
