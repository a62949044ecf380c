import type { Frame } from '@playwright/test'
import { revealMs } from '../../contract/constants.ts'
import { panelEvents } from '../demo.ts'
import { cardsLeft, testFrameOf } from '../game/player.ts'
import { expect, test } from '../test.ts'
import { type Production, startProduction } from './production.ts'

test.use({ reducedMotion: 'no-preference' })

let production: Production
test.beforeAll(async () => {
  production = await startProduction(Number(process.env.E2E_PORT) + 30, 'bettingexpert')
})
test.afterAll(() => production?.close())

/** How long somebody needs for each choice and to look at the card, and for a popup: milliseconds of the page's clock, which only the test moves. */
const cardTime = 1500
const popupTime = 4000

/** Draws all cards with the mouse, deck after deck, and answers the popups. */
const playWithMouse = async (frame: Frame) => {
  const { clock } = frame.page()
  const popup = frame.locator('dialog[open] [data-focus]')
  const unsent = () =>
    frame.evaluate(() => {
      const { sent, entries } = JSON.parse(sessionStorage.getItem('journal') ?? '{ "sent": 0, "entries": [] }')
      return entries.length - sent
    })
  for (let cards = await cardsLeft(frame); cards > 0; cards = await cardsLeft(frame)) {
    if (await popup.isVisible()) {
      await clock.fastForward(popupTime)
      await popup.click()
      await expect(popup).toHaveCount(0)
    } else {
      await clock.fastForward(cardTime)
      await frame.locator(`[data-deck="${Math.floor((80 - cards) / 3) % 4}"]`).click()
    }
    // The card turns, and the server keeps up with that clock.
    await clock.runFor(revealMs)
    await expect.poll(unsent, { intervals: [10, 20, 50] }).toBe(0)
  }
}

test('a visitor to a partner page plays the whole test on what production starts, and the page learns that and nothing more in about three minutes (R11, R12, R16, R84, R103, R235, R256, D6, D7, ruling 24)', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(240_000)
  const { url: provider, examples, secret } = production
  const requests: string[] = []
  const consoleErrors: string[] = []
  page.on('request', (sent) => requests.push(sent.url()))
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
  page.on('pageerror', (error) => consoleErrors.push(String(error)))

  await page.clock.install()
  await page.goto(`${examples}/plain-html/`)
  const frame = await testFrameOf(page)
  await expect(frame.getByRole('heading', { level: 1, name: 'What’s your playing style?' })).toBeVisible()

  await frame.getByRole('button', { name: 'Start game' }).click()
  await expect(frame.getByRole('radio', { name: 'Yes' })).toBeVisible()
  await frame.getByRole('radio', { name: 'Yes' }).check()
  await frame.getByRole('button', { name: 'Start game' }).click()
  // By keyboard: the partner page is still scrolling to the new screen, so a click might miss.
  await frame.getByRole('button', { name: 'Skip introduction' }).press('Enter')
  await expect(frame.getByTestId('cards-left')).toHaveText('80')
  await frame.getByText('Choose any deck for your next card').waitFor()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const begin = await page.evaluate(() => Date.now())
  await playWithMouse(frame)
  const minutes = ((await page.evaluate(() => Date.now())) - begin) / 60_000
  await page.clock.resume()
  expect(Math.round(minutes), `${minutes} min`).toBe(3)

  await expect(frame.getByRole('heading', { name: 'Game Completed' })).toBeVisible()
  await expect(frame.getByText('You started with €2,000')).toBeVisible()
  await frame.getByRole('button', { name: 'Continue' }).click()

  const slider = frame.getByRole('slider')
  await expect(frame.getByText('Move the slider to indicate your risk level')).toBeVisible()
  await slider.press('ArrowRight')
  const guess = Number(await slider.inputValue())
  expect(await frame.locator('main').innerText()).not.toMatch(/percent|profile/i)
  await frame.getByRole('button', { name: /^Continue|^See/ }).click()

  const completedEvent = await page.getByTestId('inspector').locator('li', { hasText: 'completed' }).locator('code').textContent()
  const { reference, duration } = JSON.parse(completedEvent ?? '')
  // Without popups, as it is told: three minutes at most.
  expect(duration).toBeGreaterThan(120)
  expect(duration).toBeLessThanOrEqual(180)
  // The frame may have no storage here, so the game's id is taken from its calls.
  const uid = requests.map((url) => /\/results\/results\/([0-9a-f-]{36})$/.exec(url)?.[1]).find((found) => found !== undefined)
  const results = await (await request.get(`${provider}/api/v1/results/results/${uid}`)).json()
  const { score } = await (await request.get(`${provider}/api/v1/results/game_score/${uid}`)).json()
  // The guess may still be in flight.
  const storedGuess = async () => (await request.get(`${provider}/api/v1/results/risk_guess/${uid}`)).json()
  await expect.poll(storedGuess).toMatchObject({ risk_guess: guess, risk_score: results.risk_score })
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(score)
  const main = frame.locator('main')
  await expect(main).toContainText(money.replace('-', '−'))
  await expect(main).toContainText(`Why ${results.risk_score}?`)
  await expect(main).toContainText(/(above|below)\s\d+% of scores/)
  await expect(main).toContainText(/isn’t a diagnosis|doesn’t rule out a problem/)

  await frame.getByRole('button', { name: 'See advice' }).press('Enter')
  await expect(frame.getByRole('heading', { level: 1, name: 'Your three tips' })).toBeVisible()
  await expect(frame.getByText('Why you’re seeing this')).toHaveCount(3)
  await expect.poll(() => panelEvents(page)).toContain('advice')

  const events = await panelEvents(page)
  for (const name of ['ready', 'started', 'completed', 'guess', 'results', 'advice']) {
    expect(
      events.filter((event) => event === name),
      name,
    ).toHaveLength(1)
  }
  expect(events.filter((event) => event === 'progress')).toHaveLength(80)
  const payloads = (await page.getByTestId('inspector').locator('li code').allTextContents()).join('\n')
  // Ruling 24: the partner's page gets a reference to the game, never the id that opens the report.
  expect(reference).toMatch(/^rf_[0-9a-f]{33}$/)
  expect(payloads).not.toContain(`${uid}`)
  expect(payloads).not.toMatch(/risk_|score|arew|apun|percentile/i)

  // No request leaves the two sites, no cookie is set, and no secret is in a URL other than those of the two calls that carry it.
  expect(requests.filter((url) => !url.startsWith(examples) && !url.startsWith(provider) && !url.startsWith('data:'))).toEqual([])
  expect(await context.cookies()).toEqual([])
  const requestsWithSecret = requests.filter((url) => url.includes(secret))
  expect(requestsWithSecret.filter((url) => !/\/authentication\/(check_secret|user_secret)\//.test(url))).toEqual([])
  expect(consoleErrors).toEqual([])
  expect(await production.stop()).toEqual({ codes: [0, 0], warnings: [] })
})
