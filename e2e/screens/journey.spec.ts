import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { drawUntil, secretOf, storedSession } from '../game/player.ts'
import { completeGame } from '../report/complete-game.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'

test.skip(process.env.JOURNEY !== 'all', 'whole games: runs in npm run soak -- journey')
test.setTimeout(180_000)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

/** The path of each screen of the test, and the action that leads to the next. */
const steps: readonly [path: string, onwards: (page: Page) => Promise<void>][] = [
  [
    '/gamalyze',
    async (page) => {
      await page.getByRole('radio', { name: 'Yes' }).check()
      await press(page, 'Start game')
    },
  ],
  ['/gamalyze/instructions', (page) => press(page, 'Skip introduction')],
  ['/gamalyze/game', (page) => drawUntil(page, 80)],
  ['/gamalyze/completed', (page) => press(page, 'Continue')],
  [
    '/gamalyze/risk_score',
    async (page) => {
      await press(page, 'More risk')
      await press(page, 'See my result')
    },
  ],
  ['/gamalyze/feedback', (page) => page.getByRole('link', { name: 'See advice' }).first().click()],
  [
    '/gamalyze/advice',
    (page) =>
      page
        .getByRole('link', { name: /^Open this tip/ })
        .first()
        .click(),
  ],
  ['/gamalyze/advice/', (page) => press(page, 'Back to your advice')],
  ['/gamalyze/advice', (page) => follow(page, 'See the full report')],
  ['/gamalyze/full_report', async () => {}],
]

const expectArrival = async (page: Page, path: string) => {
  await page.waitForURL(({ pathname }) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
  await expect(page.locator('#main h1')).toBeAttached()
}

test('a player can go back and forward at every step and always go on, and no card is lost (ruling 22)', async ({ page }) => {
  await page.goto(`/gamalyze?secret=${await secretOf('mindway')}&language=eng`)
  for (const [path, onwards] of steps) {
    await expectArrival(page, path)
    if (path === '/gamalyze/game') await drawUntil(page, 20)
    if (path !== '/gamalyze') {
      await page.goBack()
      await expect(page.locator('#main h1')).toBeAttached()
      await page.goForward()
      await expectArrival(page, path)
    }
    if (path === '/gamalyze/game') await expect(page.getByTestId('cards-left')).toHaveText('60')
    await onwards(page)
  }
})

test('a known player reads in one tab and plays in the other, and the next player sees neither (ruling 22)', async ({
  context,
  request,
}) => {
  const userId = randomUUID()
  const { uid, secret, operator } = await completeGame(request, 'four-houses', userId)
  const address = (id: string) => `/gamalyze?operator=${operator}&secret=${secret}&extuserid=${id}&language=eng`
  const [reading, playing] = [await context.newPage(), await context.newPage()]
  for (const tab of [reading, playing]) {
    await tab.goto(address(userId))
    await expectArrival(tab, '/gamalyze/full_report')
    expect((await storedSession(tab)).uid).not.toBe(uid)
  }
  const view = (await storedSession(reading)).uid
  await follow(playing, 'Play again')
  await expectArrival(playing, '/gamalyze')
  await playing.getByRole('radio', { name: 'Yes' }).check()
  await press(playing, 'Start game')
  await press(playing, 'Skip introduction')
  await expectArrival(playing, '/gamalyze/game')
  await drawUntil(playing, 7)
  const game = (await storedSession(playing)).uid
  expect(game).not.toBe(uid)

  // The reading tab is unchanged; the playing one resumes its game, even from the partner's own link.
  await reading.reload()
  await expectArrival(reading, '/gamalyze/full_report')
  expect((await storedSession(reading)).uid).toBe(view)
  await playing.goto(address(userId))
  await expectArrival(playing, '/gamalyze/game')
  expect(await storedSession(playing)).toMatchObject({ uid: game, cards_turned: 7 })

  // Another player at the same partner, in each tab: nothing of the first player is shown, not even with Back.
  for (const tab of [reading, playing]) {
    await tab.goto(address(randomUUID()))
    await expectArrival(tab, '/gamalyze')
    await expect(tab.getByRole('button', { name: 'Start game' })).toBeVisible()
    const other = (await storedSession(tab)).uid
    expect([uid, view, game]).not.toContain(other)
    await tab.goBack()
    await expect(tab.locator('#main h1')).toBeAttached()
    expect((await storedSession(tab)).uid).toBe(other)
    expect(await storedSession(tab)).toMatchObject({ cards_turned: 0 })
  }
})

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test(`nothing shifts in the layout from the first screen to the report, ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const shifts = await watchLayoutShifts(page)
    await page.goto(`/gamalyze?secret=${await secretOf('mindway')}&language=eng`)
    for (const [path, onwards] of steps) {
      await expectArrival(page, path)
      await page.waitForLoadState('networkidle')
      expect.soft(await shifts(), path).toEqual([])
      await onwards(page)
    }
  })
