import { expect as expectSoon, type Page, test } from '@playwright/test'
import { listen } from '../sdk/support/listen.ts'
import { type ConsoleServer, startConsoleServer } from './console-server.ts'

// Plays a whole game on a partner page: `npm run soak -- console`.
test.skip(process.env.CONSOLE !== 'all', 'large')

// Publishing takes five calls, so a busy machine needs a longer timeout.
const expect = expectSoon.configure({ timeout: 60_000 })

let server: ConsoleServer
test.beforeAll(async () => {
  server = await startConsoleServer(Number(process.env.E2E_PORT) + 70, ['spelro'])
})
test.afterAll(() => server.close())

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><circle cx="20" cy="20" r="16" fill="#a3261f"/><rect x="46" y="12" width="100" height="16" rx="8" fill="#22201d"/></svg>'

/**
 * A first-time user who knows only what the console says, guided by the screen's one marked step and by button labels. Each press, each
 * field and each page opened counts as an action.
 */
const stranger = () => {
  let actions = 0
  const doing = (what: Promise<unknown>) => {
    actions += 1
    return what
  }
  return { doing, count: () => actions }
}
/** The button or link of the step that the overview marks as next. */
const nextStep = (page: Page) => page.locator('li[aria-current="step"]').getByRole('link')

test('a stranger gets from the printed link to a verified test in at most 30 actions and five minutes', async ({ browser }) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  const { doing, count } = stranger()

  await doing(page.goto(await server.firstLink('owner@spelro.example', '--operator', 'spelro')))
  await doing(page.getByRole('button', { name: 'Sign in now' }).click())

  await doing(nextStep(page).click())
  await doing(page.getByRole('textbox', { name: 'Your brand colour', exact: true }).fill('#a3261f'))
  await doing(page.getByLabel('Your logo').setInputFiles({ name: 'Our Logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }))
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('header img[src^="data:image/svg"]')).toBeVisible()
  await expect(frame.locator('[type=submit]')).toHaveCSS('background-color', 'rgb(163, 38, 31)')
  await doing(page.getByRole('button', { name: 'Publish this look' }).click())

  await expect(page.getByText('Version 2 is published')).toBeVisible()
  await doing(nextStep(page).click())
  await doing(page.getByRole('button', { name: 'Put a test secret in' }).click())
  await expect(page.getByText('A new test secret is in the snippet').first()).toBeVisible()
  await doing(page.getByRole('button', { name: 'Copy' }).first().click())
  const snippet = await page.evaluate(() => navigator.clipboard.readText())

  const site = await listen('localhost', (_, reply) =>
    reply.setHeader('content-type', 'text/html').end(`<!doctype html><title>Our page</title><h1>Our page</h1>${snippet}`),
  )
  const partnerPage = await context.newPage()
  await doing(partnerPage.goto(site.origin))
  await expect(partnerPage.frameLocator('iframe').locator('header img')).toBeVisible()
  // The console sees the page before a game is played on it: which page it is, and the size of the test there.
  await expect(page.getByText(site.origin)).toBeVisible()
  await expect(page.getByText(/\d × [\d,]+ px/)).toBeVisible()
  await doing(partnerPage.getByRole('button', { name: 'Play the 80 cards for me' }).click())

  await expect(page.getByText('All five steps are done: your page works.')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('80 cards turned')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(30)

  // A page that may not embed the test is reported too, though no frame loads there.
  const elsewhere = await context.newPage()
  const foreign = await listen('localhost', (_, reply) =>
    reply.setHeader('content-type', 'text/html').end(snippet.replace("operator: 'spelro'", "operator: 'spelro', test: true")),
  )
  await elsewhere.goto(foreign.origin.replace('localhost', 'blog.localhost'))
  await expect(page.getByText('FRAME_REFUSED')).toBeVisible()
  await expect(page.getByText(/The browser showed no test there/)).toBeVisible()
  await expect(page.getByText('All five steps are done: your page works.')).toBeHidden()
  await foreign.close()

  // The console set no cookie for the test's own origin.
  expect((await context.cookies(server.url)).map(({ name }) => name)).toEqual([])
  await site.close()
  await context.close()
})
