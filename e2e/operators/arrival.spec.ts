import { secretOf } from '../demo.ts'
import { expect, test } from '../test.ts'
import { violations } from '../violations.ts'

test.use({ reducedMotion: 'no-preference' })

test('a page whose script fails to load is branded, never blank, and finally says what to do', async ({ page }) => {
  await page.route(/\/assets\/.*[.]js/, (route) => route.abort())
  const picture = page.waitForRequest(/\/operators\/nfl\/background[.]svg/)
  await page.goto(`/gamalyze?operator=nfl&language=dan&secret=${await secretOf('nfl')}`)
  /** Advances the CSS animations to this many milliseconds: no script runs here, and no real time passes. */
  const delay = (ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, ms)
  const bar = page.locator('[data-bar]')
  const outline = page.locator('[data-outline]')
  await delay(100)
  await expect(bar.getByRole('img')).toBeVisible()
  await expect(outline).toBeHidden()
  await delay(1_000)
  await expect(outline).toBeVisible()
  // The app’s picture does not wait for the app.
  await picture
  expect((await bar.boundingBox())?.height).toBe(56)
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
  await expect(page.getByRole('progressbar', { name: 'Et øjeblik' })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  // There is no h1: screen readers should not announce a heading that is replaced in a moment.
  expect(await violations(page)).toEqual([expect.stringMatching(/^page-has-heading-one/)])
  await delay(5_000)
  await expect(page.getByRole('heading', { name: 'Et øjeblik' })).toBeVisible()
  await delay(31_000)
  await expect(page.getByRole('heading')).toHaveText('Testen kunne ikke åbnes')
  expect(await violations(page)).toEqual([])
  await page.unroute(/\/assets\/.*[.]js/)
  await page.getByRole('link', { name: 'Indlæs siden igen' }).click()
  await expect(page.getByRole('button', { name: 'Start spillet' })).toBeVisible()
  await expect(page.locator('[data-arrival]')).toHaveCount(0)
})

test('the first paint stays until the test opens while the check of a secret is slow', async ({ page }) => {
  await page.clock.install()
  let answer = () => {}
  let wasAsked = false
  await page.route('**/check_secret/**', async (route) => {
    wasAsked = true
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.goto(`/gamalyze?operator=mindway&language=eng&secret=${await secretOf('mindway')}`, { waitUntil: 'load' })
  await expect.poll(() => wasAsked).toBe(true)
  // Longer than the app's own delay before it renders.
  await page.clock.fastForward(5000)
  await expect(page.locator('[data-bar]').getByRole('img')).toBeVisible()
  answer()
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible()
  await expect(page.locator('[data-arrival]')).toHaveCount(0)
})

test('a visitor who may start on another screen sees an outline, not the landing page', async ({ request }) => {
  const page = async (address: string) => (await request.get(address)).text()
  const ofUser = `extUserId=${'u'.repeat(36)}`
  expect(await page('/gamalyze?operator=nfl')).toContain('data-landing')
  for (const other of [
    `/gamalyze?operator=nfl&${ofUser}`,
    '/gamalyze?operator=nfl&embed=1',
    '/gamalyze/game?operator=nfl',
    '/unauthorized',
  ])
    expect(await page(other), other).not.toContain('data-landing')
})
