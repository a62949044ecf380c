import { eventNames, expect, runAfterLoads, test } from './support/test.ts'

/** What the frame of an operator does, on a page with a policy; what is reported, after how many ms, and what `diagnose` says of it. */
const failures: [what: string, operator: string, policy: string, code: string, ms: number, hint?: string][] = [
  ['a policy without frame-src', 'demo', 'no-frame-src', 'CSP_BLOCKED', 0, "This page's Content-Security-Policy forbids the frame"],
  ['frame-ancestors refuse this page', 'refused', '', 'FRAME_REFUSED', 2000, ''],
  ['refused, and requests to the provider are blocked', 'refused', 'no-connect-src', 'FRAME_REFUSED', 2000],
  ['HTTP 500', 'http500', '', 'FRAME_REFUSED', 2000],
  ['a page that is not the test', 'silent', '', 'FRAME_REFUSED', 2000],
  ['a reset connection', 'reset', '', 'UNREACHABLE', 2900, 'No answer of http'],
  ['a hello and then nothing', 'raw', '', 'HANDSHAKE_TIMEOUT', 10_000],
]

test('each way in which a frame can fail is reported once, by its cause, and diagnose names it', async ({ embed, page }) => {
  for (const [what, operator, policy, code, ms, hint] of failures) {
    const { outcome } = await embed(operator, { policy, clock: true })
    if (operator === 'raw') await expect.poll(() => page.frames()[1]?.evaluate(() => !!window.port)).toBe(true)
    if (ms) await runAfterLoads(page, 1, ms)
    expect(await outcome, what).toBe(code)
    // Every later timeout of the SDK passes.
    await page.clock.runFor(30_000)
    expect(await eventNames(page), what).toEqual(['error'])
    if (hint === undefined) continue
    const { ok, checks } = await page.evaluate(() => window.handle.diagnose())
    expect(ok, what).toBe(false)
    expect(checks.filter((check) => !check.ok)).toMatchObject([{ name: 'frame', hint: expect.stringContaining(`${code}: ${hint}`) }])
  }
})

test('a provider that never answers is reported as unreachable', async ({ embed, page }) => {
  const { outcome } = await embed('never', { clock: true })
  await page.locator('iframe').waitFor({ state: 'attached' })
  // In a page that is prepared before the reader goes there, browsers load no foreign frame.
  await page.evaluate(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }))
  await page.clock.runFor(60_000)
  await page.evaluate(() => Reflect.deleteProperty(document, 'prerendering'))
  await page.clock.runFor(19_000)
  expect(await eventNames(page)).toEqual([])
  await page.clock.runFor(2000)
  expect(await outcome).toBe('UNREACHABLE')
})

test('a frame that does not speak the version of this SDK is reported, and so says diagnose (D14)', async ({ embed, page }) => {
  for (const versions of ['version-2-1', 'version-9-8']) {
    const { outcome } = await embed(versions)
    expect(await outcome, versions).toBe('PROTOCOL_TOO_OLD')
    expect(await eventNames(page), versions).toEqual(['error'])
  }
  const { checks } = await page.evaluate(() => window.handle.diagnose())
  const hint = "PROTOCOL_TOO_OLD: This page's SDK is too old for the test: load the current SDK."
  expect(checks.filter((check) => !check.ok)).toMatchObject([{ name: 'frame', hint: expect.stringContaining(hint) }])
})
