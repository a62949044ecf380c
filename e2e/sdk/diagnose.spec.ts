import type { Frame } from '@playwright/test'
import { expect, test } from './support/test.ts'

const causes: [operator: string, policy: string, checks: [name: string, ok: boolean][], hint: string][] = [
  [
    'refused',
    '',
    [
      ['options', true],
      ['https', true],
      ['online', true],
      ['frame', false],
    ],
    'FRAME_REFUSED',
  ],
  ['demo', 'no-frame-src', [], "CSP_BLOCKED: This page's Content-Security-Policy forbids the frame"],
  ['version-0-0', '', [], 'PROTOCOL_TOO_OLD: The SDK and the frame are too many versions apart: load the current SDK.'],
  ['reset', '', [], 'UNREACHABLE: The provider did not answer, or not in time'],
]

test('diagnose names what is wrong, and reports a working embed as ok', async ({ embed, page }) => {
  await (await embed()).outcome
  expect(await page.evaluate(() => window.handle.diagnose())).toMatchObject({ ok: true })
  expect(await page.locator('iframe').count()).toBe(1)
  for (const [operator, policy, all, hint] of causes) {
    await (await embed(operator, { policy })).outcome
    const { ok, checks } = await page.evaluate(() => window.handle.diagnose())
    expect(ok).toBe(false)
    expect(checks.find((check) => !check.ok)).toMatchObject({ name: 'frame', hint: expect.stringContaining(hint) })
    if (all.length > 0) expect(checks.map((check) => [check.name, check.ok])).toEqual(all)
  }
})

test('diagnose names each permission that a sandbox around the page lacks, and a page without an origin is told so in place of a refusal', async ({
  page,
  sites,
}) => {
  const permissions =
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals'.split(' ')
  const address = (csp: string) => {
    const body = `<div id="test"></div><script src="${sites.frame}/sdk/v1/gamalyze.js"></script>`
    return `${sites.host}/given?${new URLSearchParams({ body, csp })}`
  }
  const ask = (frame: Frame) =>
    frame.evaluate(async () => {
      const handle = window.Gamalyze.mount('#test', { operator: 'demo', secret: 's'.repeat(36) })
      const code = await handle.ready.then(
        () => 'ready',
        (error) => error.code,
      )
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
