import type { Frame } from '@playwright/test'
import { expect, runAfterLoads, test } from './support/test.ts'

/** What the frame of an operator does, on a page with a policy; how many milliseconds after its load that is certain; and what is said. */
const causes: [operator: string, policy: string, ms: number, hint: string][] = [
  ['refused', '', 2000, 'FRAME_REFUSED'],
  ['demo', 'no-frame-src', 0, "CSP_BLOCKED: This page's Content-Security-Policy forbids the frame"],
  ['version-0-0', '', 0, "PROTOCOL_TOO_OLD: This page's SDK is too old for the test: load the current SDK."],
  ['reset', '', 2900, 'UNREACHABLE: The provider did not answer in time'],
]

test('diagnose reports a working embed as ok, and otherwise names what is wrong', async ({ embed, page }) => {
  const ask = () => page.evaluate(() => window.handle.diagnose())
  await (await embed('demo', { clock: true })).outcome
  expect(await ask()).toMatchObject({ ok: true })
  expect(await page.locator('iframe').count()).toBe(1)
  for (const [operator, policy, ms, hint] of causes) {
    const { outcome } = await embed(operator, { policy, clock: true })
    if (ms) await runAfterLoads(page, 1, ms)
    await outcome
    const diagnosis = ask()
    // It tries once more, out of sight.
    if (ms) await runAfterLoads(page, 2, ms)
    const { ok, checks } = await diagnosis
    expect(ok).toBe(false)
    expect(checks.map((check) => [check.name, check.ok])).toEqual([
      ['options', true],
      ['https', true],
      ['online', true],
      ['frame', false],
    ])
    expect(checks.at(-1)?.hint).toContain(hint)
  }
})

test('diagnose names each permission that a sandbox lacks, and a page without an origin is told so', async ({ page, sites }) => {
  const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'.split(' ')
  const address = (csp: string) => {
    const body = `<div id="test"></div><script src="${sites.frame}/sdk/v1/gamalyze.js"></script>`
    return `${sites.host}/given?${new URLSearchParams({ body, csp })}`
  }
  const ask = (frame: Frame) =>
    frame.evaluate(async () => {
      const handle = window.Gamalyze.mount('#test', { operator: 'demo', secret: 's'.repeat(36) })
      const code = await new Promise<string>((resolve) => {
        handle.ready.then(() => resolve('ready')).catch(() => {})
        handle.on('error', (error) => resolve(error.code))
      })
      const { checks } = await handle.diagnose()
      return [code, checks.find(({ name }) => name === 'sandbox')?.hint]
    })
  const without = (permission: string) => `A frame around this page, or its policy, has a sandbox without ${permission}: add it there.`
  await page.goto(sites.host)
  const asked = permissions.slice(1).map(async (missing) => {
    const sandbox = permissions.filter((permission) => permission !== missing).join(' ')
    await page.evaluate(
      ([name, permitted, src]) => document.body.append(Object.assign(document.createElement('iframe'), { name, sandbox: permitted, src })),
      [missing, sandbox, address('')] as const,
    )
    await expect.poll(() => page.frame(missing)?.evaluate(() => 'Gamalyze' in window)).toBe(true)
    return [missing, await ask(page.frame(missing) as Frame)]
  })
  expect(Object.fromEntries(await Promise.all(asked))).toEqual({
    ...Object.fromEntries(permissions.slice(1).map((missing) => [missing, ['ready', without(missing)]])),
    'allow-same-origin': ['BLOCKED_BY_SANDBOX', without('allow-same-origin')],
  })
  await page.goto(address('sandbox allow-scripts'))
  expect(await ask(page.mainFrame())).toEqual(['BLOCKED_BY_SANDBOX', without('allow-same-origin')])
})
