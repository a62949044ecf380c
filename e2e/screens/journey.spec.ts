import { expect, type Page, test } from '@playwright/test'
import { drawUntil, secretOf } from '../game/player.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'

test.skip(process.env.JOURNEY !== 'all', 'whole games: runs in npm run soak -- journey')
test.setTimeout(180_000)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

/** The way through the test: the path of each screen, and what leads on from it. */
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

const arrived = async (page: Page, path: string) => {
  await page.waitForURL(({ pathname }) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
  await expect(page.locator('#main h1')).toBeAttached()
}

test('back and forward at every step: the way on stays open, and no card is lost (ruling 22)', async ({ page }) => {
  await page.goto(`/gamalyze?secret=${await secretOf('mindway')}&language=eng`)
  for (const [path, onwards] of steps) {
    await arrived(page, path)
    if (path === '/gamalyze/game') await drawUntil(page, 20)
    if (path !== '/gamalyze') {
      await page.goBack()
      await expect(page.locator('#main h1')).toBeAttached()
      await page.goForward()
      await arrived(page, path)
    }
    if (path === '/gamalyze/game') await expect(page.getByTestId('cards-left')).toHaveText('60')
    await onwards(page)
  }
})

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test(`from the first screen to the report nothing moves by itself, ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const shifts = await watchLayoutShifts(page)
    await page.goto(`/gamalyze?secret=${await secretOf('mindway')}&language=eng`)
    for (const [path, onwards] of steps) {
      await arrived(page, path)
      await page.waitForLoadState('networkidle')
      expect.soft(await shifts(), path).toEqual([])
      await onwards(page)
    }
  })
