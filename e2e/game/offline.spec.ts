import { expect, test } from '@playwright/test'
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'
import { drawUntil, openGame, storedSession } from './player.ts'
import { type RealServer, startRealServer } from './real-server.ts'

const port = Number(process.env.E2E_PORT) + 40
const calm = () => ({ fault: 'pass', delay: 0 }) as const
let server: RealServer
let proxy: FaultyProxy

test.beforeAll(async () => {
  server = await startRealServer(port)
  proxy = await startFaultyProxy(() => server.url)
})
test.afterAll(async () => {
  await proxy?.close()
  await server?.close()
})
test.beforeEach(() => {
  proxy.faults = calm
})

const scoreOf = async (uid: string) => (await (await fetch(`${server.url}/api/v1/results/game_score/${uid}`)).json()) as unknown

test('a game goes on and loses nothing when the server is killed and restarted in the middle of it', async ({ page }) => {
  await openGame(page, server.secret, server.url)
  await drawUntil(page, 20)
  await server.kill()
  await drawUntil(page, 31)
  await expect(page.getByRole('main').getByText('You’re offline, but you can keep playing')).toBeVisible()
  await page.keyboard.press('1')
  await server.start()
  await expect(page.getByText('You’re offline')).toHaveCount(0)
  await drawUntil(page, 40)
  const { uid, score, journal } = await storedSession(page)
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBe(journal.entries.length)
  expect(await scoreOf(uid)).toEqual({ score })
})

test('an offline player goes on with the cards loaded, waits when they run out, loses nothing in a reload', async ({ page, context }) => {
  let loaded = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes('/game/card_value?')) loaded += 1
  })
  await openGame(page, server.secret, proxy.url)
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

test('a permanent refusal stops the game and says why', async ({ page }) => {
  await openGame(page, server.secret, proxy.url)
  await drawUntil(page, 2)
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBe(2)
  // The same game is continued elsewhere, so the server expects a different next card.
  const { uid, journal } = await storedSession(page)
  const other = await page.evaluate(() => ({
    stacks: JSON.parse(sessionStorage.getItem('stack_types') ?? '[]'),
    structure: Number(sessionStorage.getItem('reward_structure_id')),
  }))
  const stack = other.stacks.find((_: string, deck: number) => !journal.entries.some((entry) => entry.deck === deck)) as string
  const value = (await (
    await fetch(`${server.url}/api/v1/game/card_value?selection_from_stack=0&stack_type=${stack}&reward_structure_id=${other.structure}`)
  ).json()) as { card_value: number }
  const elsewhere = await fetch(`${server.url}/api/v1/game/store_card_selection`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: uid,
      time: Date.now(),
      reaction_time: 500,
      selection_id: 3,
      stack_type: stack,
      card_placement: 0,
      reward_structure_id: other.structure,
      card_color: '#000000',
      ...value,
    }),
  })
  expect(elsewhere.status).toBe(200)
  await page.keyboard.press('1')
  const refusalDialog = page.getByRole('dialog', { name: 'This game can’t continue' })
  await expect(refusalDialog).toContainText('We couldn’t save the game')
  // A popup ignores presses in its first 300 ms.
  await expect(async () => {
    if (await refusalDialog.isVisible()) await page.getByRole('button', { name: 'Start again' }).press('Enter')
    expect(page.url()).toMatch(/\/gamalyze(\?|$)/)
  }).toPass()
})

test('an expired chunk reloads the page, and the game is still there', async ({ page }) => {
  let missing = 0
  await page.route(/assets\/game-.*\.js/, (route) => (missing++ < 2 ? route.fulfill({ status: 404 }) : route.continue()))
  await openGame(page, server.secret, server.url)
  expect(missing).toBeGreaterThan(2)
  await drawUntil(page, 2)
})
