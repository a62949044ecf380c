import { expect, test } from './support/test.ts'

const pages = { strict: 'Trusted Types, a strict style-src and default-src none', coep: 'Cross-Origin-Embedder-Policy: require-corp' }

for (const [policy, name] of Object.entries(pages)) {
  test(`works on a page with ${name}`, async ({ embed, page }) => {
    const complaints: string[] = []
    page.on('console', (message) => /violat|refused|blocked/i.test(message.text()) && complaints.push(message.text()))
    const { outcome } = await embed('demo', { policy })
    expect(await outcome).toBe('ready')
    expect(await page.evaluate(() => getComputedStyle(window.handle.frame).display)).toBe('block')
    expect(await page.evaluate(() => window.problems)).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('a modal opens on the strictest page', async ({ embed, page, sites }) => {
  await (await embed('demo', { policy: 'strict' })).outcome
  const outcome = await page.evaluate(async (baseUrl) => {
    const { openModal } = await import(`${baseUrl}/sdk/v1/modal.js`)
    const modal = openModal({ operator: 'demo', secret: window.secret, baseUrl })
    await modal.handle.ready
    return [modal.dialog.open, getComputedStyle(modal.dialog).position]
  }, sites.frame)
  expect(outcome).toEqual([true, 'fixed'])
  expect(await page.evaluate(() => window.problems)).toEqual([])
})

test('the frame has the least power that works', async ({ embed, page }) => {
  await (await embed()).outcome
  const attributes = await page.evaluate(() =>
    Object.fromEntries(window.handle.frame.getAttributeNames().map((name) => [name, window.handle.frame.getAttribute(name)])),
  )
  expect(attributes).toMatchObject({
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals',
    referrerpolicy: 'no-referrer',
    title: 'Gamalyze',
  })
  expect(attributes.allow).toBe(await page.evaluate(() => ('share' in navigator ? 'web-share' : undefined)))
  expect(attributes.loading).toBeUndefined()
  expect(attributes.src).toMatch(/\/gamalyze\?operator=demo&embed=1&test=1$/)
})

test('works inside a frame of the partner page', async ({ page, sites }) => {
  await page.goto(`${sites.host}/nested`)
  const inner = page.frameLocator('iframe')
  await inner.locator('html[data-loaded]').waitFor({ state: 'attached' })
  const host = page.frames()[1]
  const outcome = await host?.evaluate(async (frame) => {
    await window.load(frame)
    return window.embed({ frame })
  }, sites.frame)
  expect(outcome).toBe('ready')
})
