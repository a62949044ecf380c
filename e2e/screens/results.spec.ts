import { expect, type Page, type Route, test } from '@playwright/test'
import { defaultAdvice } from '../../contract/advice-keys.ts'
import english from '../../i18n/eng/namespaces.ts'
import { type CompleteGame, completeGame } from '../report/complete-game.ts'
import { openFinished } from './support/finished-session.ts'

test.use({ reducedMotion: 'reduce' })

let game: CompleteGame
test.beforeAll(async ({ request }) => {
  game = await completeGame(request, 'mindway')
})

const storedValue = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
const heading = (page: Page) => page.locator('#main h1')

test('a player goes from feedback to advice, one tip and back, with the focus on each heading (R42, R108–R111)', async ({ page }) => {
  await openFinished(page, game, 'feedback')
  await expect(page.getByRole('img', { name: /^Risk score \d+ out of 100\. 8 out of 10 simulated games/ })).toBeVisible()
  await expect(page.getByText(/Your risk score is (higher|lower) than/)).toBeVisible()
  for (const measure of ['Sensitivity to rewards', 'Sensitivity to losses', 'Sensitivity to win frequency', 'Staying with a deck'])
    await expect(page.getByRole('heading', { name: measure })).toBeVisible()
  expect(await storedValue(page, 'loaded_feedback_screen')).toBe('true')

  await page.getByRole('button', { name: 'Learn more' }).click()
  await expect(page.getByRole('dialog', { name: 'What your result means' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Learn more' })).toBeFocused()

  await page.getByRole('button', { name: 'See advice' }).click()
  await expect(heading(page)).toBeFocused()
  const tips = page.locator('article[id^=tip-]')
  await expect(tips).toHaveCount(3)
  const title = await tips.nth(1).getByRole('heading').innerText()
  await tips.nth(1).getByRole('link').click()
  await expect(heading(page)).toHaveText(title)
  await page.getByRole('button', { name: 'Back to your advice' }).click()
  await expect(tips.nth(1).getByRole('heading')).toBeFocused()
})

test('a reload shows the same result and creates nothing again (R175)', async ({ page }) => {
  await openFinished(page, game, 'feedback')
  await expect(page.getByRole('button', { name: 'See advice' })).toBeVisible()
  await expect.poll(() => storedValue(page, 'advice')).not.toBeNull()
  const textBefore = await page.locator('main').innerText()
  const creations: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') creations.push(new URL(request.url()).pathname)
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'See advice' })).toBeVisible()
  expect(await page.locator('main').innerText()).toBe(textBefore)
  await page.getByRole('button', { name: 'See advice' }).click()
  await expect(page.locator('article[id^=tip-]')).toHaveCount(3)
  // Only the first visit to the advice is counted.
  await expect.poll(() => creations).toEqual(['/api/v1/counts/mindway'])
})

test('a player without advice from the server gets the three default tips, in order (R133)', async ({ page }) => {
  await page.route('**/results/advice/**', (route) =>
    route.fulfill({ status: 404, json: { type: '', title: '', status: 404, code: 'not_found' } }),
  )
  await openFinished(page, game, 'advice')
  await expect(page.locator('article[id^=tip-]').getByRole('heading')).toHaveText(
    defaultAdvice.map((key) => english.advice.items[key].title),
  )
})

test('the guess is shown and cannot be changed', async ({ page }) => {
  await openFinished(page, game, 'risk_score')
  const slider = page.getByRole('slider')
  await expect(slider).toBeDisabled()
  await expect(slider).toHaveAttribute('aria-valuetext', '45 out of 100')
  await page.getByRole('button', { name: 'See my result' }).click()
  await expect(page).toHaveURL(/\/gamalyze\/feedback/)
})

test('an unknown tip leads to the advice', async ({ page }) => {
  await openFinished(page, game, 'advice/be_lucky')
  await expect(page).toHaveURL(/\/gamalyze\/advice\?/)
})

test('playing again starts a new session with the same operator (R17, R185)', async ({ page }) => {
  await openFinished(page, game, 'advice')
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible()
  expect(await storedValue(page, 'uid')).not.toBe(game.uid)
  expect(await storedValue(page, 'secret')).toBe(game.secret)
  expect(await storedValue(page, 'cards_turned')).toBe('0')
})

test.describe('the full report', () => {
  const openReport = (page: Page) => page.goto(`/gamalyze/full_report?operator=${game.operator}&language=eng&uid=${game.uid}`)

  test('is public, and fetches its four parts in turn (R38, R153, R236)', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const part = /results\/(results|risk_guess|advice|game_score)\//.exec(request.url())?.[1]
      if (part) requests.push(part)
    })
    await openReport(page)
    await expect(heading(page)).toHaveText('Your full report')
    await expect(page.getByRole('article')).toHaveCount(5)
    // Mailing needs the operator's secret, which a mailed link does not contain.
    await expect(page.getByRole('button', { name: 'E-mail report' })).toHaveCount(0)
    expect(requests).toEqual(['results', 'risk_guess', 'advice', 'game_score'])
  })

  test('is not available when a part is null, lacks its fields or is not an object (R154, R215, R243)', async ({ page }) => {
    for (const [part, body] of [
      ['results', 'null'],
      ['risk_guess', '{}'],
      ['advice', '""'],
      ['game_score', '{}'],
    ] as const) {
      const fulfil = (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body })
      await page.route(`**/results/${part}/**`, fulfil, { times: 1 })
      await openReport(page)
      await expect(heading(page), part).toHaveText('This report isn’t available')
      await expect(page.getByRole('link', { name: 'Go to the test' })).toBeVisible()
    }
  })

  test('is available with a balance of zero or below (R215)', async ({ page }) => {
    for (const score of [0, -100]) {
      await page.route('**/results/game_score/**', (route) => route.fulfill({ status: 200, json: { score } }), { times: 1 })
      await openReport(page)
      await expect(heading(page)).toHaveText('Your full report')
    }
  })

  test('prints with the logo, without controls or footer', async ({ page }) => {
    await openReport(page)
    await expect(heading(page)).toHaveText('Your full report')
    await page.emulateMedia({ media: 'print' })
    for (const element of [page.getByRole('contentinfo'), page.locator('a[download]').first(), page.getByRole('combobox')])
      await expect(element).toBeHidden()
    await expect(page.locator('a[download]').last()).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Staying with a deck' })).toBeVisible()
  })
})
