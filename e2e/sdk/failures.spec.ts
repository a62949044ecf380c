import { eventNames, expect, runAfterLoads, test } from './support/test.ts'

declare global {
  interface Window {
    updates: Promise<boolean>[]
  }
}

/** What the frame of an operator does, on a page with a policy; what is reported, and after how many milliseconds. */
const failures: [what: string, operator: string, policy: string, code: string, ms: number][] = [
  ['a policy without frame-src', 'demo', 'no-frame-src', 'CSP_BLOCKED', 0],
  ['frame-ancestors refuse this page', 'refused', '', 'FRAME_REFUSED', 2000],
  ['refused, and requests to the provider are blocked', 'refused', 'no-connect-src', 'FRAME_REFUSED', 2000],
  ['HTTP 500', 'http500', '', 'FRAME_REFUSED', 2000],
  ['a page that is not the test', 'silent', '', 'FRAME_REFUSED', 2000],
  ['a reset connection', 'reset', '', 'UNREACHABLE', 2900],
  ['a hello and then nothing', 'raw', '', 'HANDSHAKE_TIMEOUT', 10_000],
]

test('each way in which a frame can fail is reported once, by its cause', async ({ embed, page }) => {
  for (const [what, operator, policy, code, ms] of failures) {
    const { outcome } = await embed(operator, { policy, clock: true })
    if (operator === 'raw') await expect.poll(() => page.frames()[1]?.evaluate(() => !!window.port)).toBe(true)
    if (ms) await runAfterLoads(page, 1, ms)
    expect(await outcome, what).toBe(code)
    // Every later timeout of the SDK passes.
    await page.clock.runFor(30_000)
    expect(await eventNames(page), what).toEqual(['error'])
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

test('the SDK waits for a frame that needs 15 s', async ({ embed, page }) => {
  const { outcome } = await embed('slow', { clock: true })
  await page.locator('iframe').waitFor({ state: 'attached' })
  await page.clock.runFor(15_000) // the page's clock; the provider answers after a real second
  expect(await outcome).toBe('ready')
  expect(await eventNames(page)).toEqual(['ready'])
})

test('a late hello after a timeout still brings the test up', async ({ embed, page }) => {
  const { outcome, guest } = await embed('late', { clock: true })
  await runAfterLoads(page, 1, 2000)
  expect(await outcome).toBe('FRAME_REFUSED')
  await page.clock.runFor(4000)
  await guest()
  await expect.poll(() => eventNames(page)).toEqual(['error', 'ready'])
  expect(await page.evaluate(() => window.handle.ready.then(() => window.handle.pause()))).toBe(true)
})

test('a secret given before or during the refusal reaches the frame', async ({ embed, page }) => {
  const { guest } = await embed('late-ready')
  const frame = await guest()
  const secrets = ['a', 'b', 'c'].map((letter) => letter.repeat(36))
  await page.evaluate((given) => {
    window.updates = [window.handle.update({ secret: given[0] })] // waits for the frame
    window.handle.on('error', () => window.updates.push(window.handle.update({ secret: given[1] })))
    window.handle.on('error', () => setTimeout(() => window.updates.push(window.handle.update({ secret: given[2] }))))
  }, secrets)
  await frame.evaluate(() => window.guest.send('error', { code: 'UNAUTHORIZED' }))
  await expect.poll(() => page.evaluate(() => window.updates.length)).toBe(3)
  expect(await page.evaluate(() => Promise.all(window.updates))).toEqual([true, true, true])
  const guestConfig = await frame.evaluate(() =>
    window.commands.flatMap(([name, payload]) => (name === 'update' ? [(payload as { secret: string }).secret] : [])),
  )
  expect(guestConfig.sort()).toEqual(secrets)
})
