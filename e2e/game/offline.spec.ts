import { expect, test } from '../test.ts'
import { drawUntil, openGame, storedSession } from './player.ts'
import { type RealServer, startRealServer } from './real-server.ts'

let server: RealServer | undefined
test.afterAll(() => server?.close())

test('a game goes on and loses nothing when the server is killed and restarted in the middle of it', async ({ page }) => {
  server = await startRealServer(Number(process.env.E2E_PORT) + 40)
  await openGame(page, server)
  await drawUntil(page, 8)
  await server.kill()
  await drawUntil(page, 14)
  await expect(page.getByRole('main').getByText('You’re offline, but you can keep playing')).toBeVisible()
  await page.keyboard.press('1')
  await server.start()
  await expect(page.getByText('You’re offline')).toHaveCount(0)
  await drawUntil(page, 20)
  const { uid, score, journal } = await storedSession(page)
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBe(journal.entries.length)
  expect(await (await fetch(`${server.url}/api/v1/results/game_score/${uid}`)).json()).toEqual({ score })
})

test('an offline player goes on with the cards loaded, waits when they run out, loses nothing in a reload', async ({ page, context }) => {
  let loaded = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes('/game/card_value?')) loaded += 1
  })
  await openGame(page)
  // Ten of each deck
  await expect.poll(() => loaded).toBe(40)
  await context.setOffline(true)
  await drawUntil(page, 10, () => 1)
  await expect(page.getByRole('main').getByText('You’re offline, but you can keep playing')).toBeVisible()
  // A press during the last reveal ends it.
  await expect(async () => {
    await page.keyboard.press('2')
    await expect(page.getByRole('main').getByText('Your next card will come when you’re back online')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.locator('[data-deck][aria-disabled]')).toHaveCount(3)
  expect((await storedSession(page)).cards_turned).toBe(10)
  expect((await storedSession(page)).journal.sent).toBe(0)
  await context.setOffline(false)
  await expect(page.getByTestId('cards-left')).toHaveText('69')
  await page.reload()
  await page.getByRole('button', { name: /^Continue, 69 cards left/ }).click()
  await expect
    .poll(async () => (await storedSession(page)).journal)
    .toMatchObject({ sent: (await storedSession(page)).journal.entries.length })
})

test('an expired chunk reloads the page, and the game is still there', async ({ page }) => {
  let missing = 0
  await page.route(/assets\/game-.*\.js/, (route) => (missing++ < 2 ? route.fulfill({ status: 404 }) : route.continue()))
  await openGame(page)
  expect(missing).toBeGreaterThan(2)
  await drawUntil(page, 2)
})
