import { expect, type Page, test } from '@playwright/test'

declare global {
  interface Window {
    toApp: string[]
    ReactNativeWebView?: unknown
  }
}

const examples = `http://localhost:${process.env.E2E_EXAMPLES_PORT}`
const address = '/gamalyze?operator=bettingexpert&bridge=1'
const heard = (page: Page) => page.evaluate(() => window.toApp.map((text) => JSON.parse(text)))
const names = async (page: Page) => (await heard(page)).map(({ gamalyze, name }) => name ?? gamalyze)

/** The part of an app: a native handler, under the name each kind of app gives it. */
const handlers = {
  'React Native': 'window.ReactNativeWebView = { postMessage: (text) => window.toApp.push(text) }',
  iOS: 'window.webkit = { messageHandlers: { gamalyze: { postMessage: (text) => window.toApp.push(text) } } }',
  Android: 'window.GamalyzeAndroid = { postMessage: (text) => window.toApp.push(text) }',
}

for (const [kind, handler] of Object.entries(handlers)) {
  test(`a web view of ${kind} gives the secret by message and hears the same events`, async ({ page, request }) => {
    const { secrets } = await (await request.get(`${examples}/config.json`)).json()
    await page.addInitScript(`window.toApp = []; ${handler}`)
    await page.goto(address)
    await expect.poll(() => heard(page)).toEqual([{ gamalyze: 'hello', version: 3 }])
    await page.evaluate((secret) => window.postMessage({ gamalyze: 'config', secret, language: 'dan' }, '*'), secrets.bettingexpert)
    await expect.poll(() => names(page)).toEqual(['hello', 'ready'])
    expect(page.url()).not.toContain(secrets.bettingexpert)
    await page.evaluate(() => window.postMessage({ gamalyze: 'command', name: 'update', payload: { language: 'swe' } }, '*'))
    await expect.poll(() => names(page)).toEqual(['hello', 'ready', 'language'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  })
}

test('a wrong secret is refused, and a better one opens the test', async ({ page, request }) => {
  const { secrets } = await (await request.get(`${examples}/config.json`)).json()
  await page.addInitScript(`window.toApp = []; ${handlers.iOS}`)
  await page.goto(address)
  await expect.poll(() => names(page)).toEqual(['hello'])
  await page.evaluate(() => window.postMessage({ gamalyze: 'config', secret: 'x'.repeat(36) }, '*'))
  await expect.poll(() => names(page)).toEqual(['hello', 'error', 'refused'])
  await page.evaluate(
    (secret) => window.postMessage({ gamalyze: 'command', name: 'update', payload: { secret } }, '*'),
    secrets.bettingexpert,
  )
  await expect.poll(() => names(page)).toEqual(['hello', 'error', 'refused', 'ready'])
})

test('an app that gives nothing within ten seconds reads UNAUTHORIZED, and a secret after that opens the test', async ({
  page,
  request,
}) => {
  const { secrets } = await (await request.get(`${examples}/config.json`)).json()
  await page.clock.install()
  await page.addInitScript(`window.toApp = []; ${handlers['React Native']}`)
  await page.goto(address)
  await expect.poll(() => names(page)).toEqual(['hello'])
  await page.clock.runFor(10_500)
  await expect.poll(() => names(page)).toEqual(['hello', 'error', 'refused'])
  expect((await heard(page))[1].payload).toEqual({ code: 'UNAUTHORIZED' })
  await page.evaluate(
    (secret) => window.postMessage({ gamalyze: 'command', name: 'update', payload: { secret } }, '*'),
    secrets.bettingexpert,
  )
  await expect.poll(() => names(page)).toEqual(['hello', 'error', 'refused', 'ready'])
})

test('in a browser, in a frame, and in a page that another opened, the page for web views is not found', async ({ page }) => {
  const shown = () => page.locator('#root main h1')
  await page.goto(address)
  await expect(page).toHaveURL(/not-found/)
  await expect(shown()).toBeVisible()
  await page.addInitScript('window.toApp = []; window.ReactNativeWebView = { postMessage: (text) => window.toApp.push(text) }')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => {
      const opened = window.open('about:blank') as Window
      opened.ReactNativeWebView = window.ReactNativeWebView
      opened.location.href = url
    }, address),
  ])
  await expect(popup).toHaveURL(/not-found/)
})

test('messages of other windows do nothing', async ({ page }) => {
  await page.addInitScript(`window.toApp = []; ${handlers.Android}`)
  await page.goto(address)
  await expect.poll(() => names(page)).toEqual(['hello'])
  await page.evaluate(() => {
    const data = { gamalyze: 'config', secret: 'x'.repeat(36) }
    const frame = document.body.appendChild(document.createElement('iframe'))
    dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, origin: location.origin }))
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin }))
  })
  await page.waitForTimeout(500)
  expect(await names(page)).toEqual(['hello'])
})
