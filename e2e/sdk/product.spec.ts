import { randomUUID } from 'node:crypto'
import { examples, panelEvents, secretOf } from '../demo.ts'
import { storedDraws } from '../game/player.ts'
import { completeGame } from '../report/complete-game.ts'
import { watchLayoutShifts } from '../screens/support/layout-shifts.ts'
import { expect, test } from '../test.ts'
import { violations } from '../violations.ts'
import { lenientTimeouts } from './support/lenient-timeouts.ts'
import { reloadFrame } from './support/reload-frame.ts'

test.beforeEach(({ page }) => page.addInitScript(lenientTimeouts))

test('a game on the React page updates its progress, is paused and resumed from outside and left inside, each told once (D6)', async ({
  page,
  player,
}) => {
  await page.goto(`${examples}/react/`)
  await player.start()
  await player.draw(4)
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '4')
  const press = async (name: string) =>
    page
      .getByTestId('inspector')
      .locator('button', { hasText: name })
      .evaluate((button) => (button as HTMLButtonElement).click())
  await press('pause')
  await expect.poll(() => panelEvents(page)).toContain('paused')
  await press('resume')
  await expect.poll(() => panelEvents(page)).toContain('resumed')
  await player.draw(1)
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '5')
  const eventsSeen = await panelEvents(page)
  expect(eventsSeen.filter((name) => name === 'progress')).toHaveLength(5)
  for (const once of ['started', 'paused', 'resumed']) expect(eventsSeen.filter((name) => name === once)).toHaveLength(1)
  const { test: frame } = player
  await frame.getByRole('button', { name: 'Pause' }).click()
  await frame.getByRole('button', { name: 'Exit game' }).click()
  await frame
    .getByRole('button', { name: /exit|leave/i })
    .last()
    .click()
  await expect(frame.getByRole('button', { name: 'Start game' })).toBeVisible()
  await expect(page.getByTestId('inspector').locator('li', { hasText: 'exit' }).locator('code')).toHaveText(['{"cardsTurned":5}'])
  // Under StrictMode, re-rendered by every event, it is one and the same frame that reloads.
  await reloadFrame(page)
  await expect.poll(() => panelEvents(page)).toContain('reconnected')
  await expect(page.locator('iframe')).toHaveCount(1)
  expect((await panelEvents(page)).filter((name) => name === 'ready')).toHaveLength(1)
})

test('the page is told once each of height, place, a popup over an idle player and a time-out (D6); its own dialog is no time to think', async ({
  page,
  player,
}) => {
  const draws = storedDraws(page)
  await page.clock.install()
  await page.goto(`${examples}/script-tag/`)
  await player.start()
  await player.draw(1)
  await expect.poll(() => panelEvents(page)).toEqual(expect.arrayContaining(['resize', 'scrollTop']))
  const eventCount = async (name: string) => (await panelEvents(page)).filter((event) => event === name).length
  const dialog = await page.evaluateHandle(() => document.body.appendChild(document.createElement('dialog')))
  await dialog.evaluate((element) => element.showModal())
  await expect.poll(() => eventCount('asleep')).toBe(1)
  await page.clock.runFor(30_000)
  await dialog.evaluate((element) => element.close())
  await expect.poll(() => eventCount('awake')).toBe(1)
  await player.draw(1)
  await expect.poll(() => draws.length).toBe(2)
  expect(draws[1]?.reaction_time).toBeLessThan(30_000)
  await page.clock.runFor(61_000)
  await expect.poll(() => eventCount('popup')).toBe(1)
  await page.clock.fastForward(15 * 60_000)
  await expect.poll(() => eventCount('timeout')).toBe(1)
  await expect(player.test.getByText('Nothing happened for 15 minutes')).toBeVisible()
  expect(await eventCount('completed')).toBe(0)
})

test('each example page loads the real test, which shifts nothing, on phone and desktop; one has its own server and users (D1, D13)', async ({
  page,
  player,
}) => {
  const shifts = await watchLayoutShifts(page)
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['plain-html/', 'plain-html/?way=element', 'script-tag/', 'react/']) {
      await page.goto(`${examples}/${path}`)
      await expect(player.test.locator('#main h1')).toBeVisible()
      await expect.poll(() => panelEvents(page)).toContain('ready')
      // A frame below the fold reports its height too: nothing is cut off when the reader gets there.
      const rootBox = () => page.frames()[1]?.evaluate(() => document.querySelector('#root')?.getBoundingClientRect().height)
      await expect
        .poll(async () => ((await page.locator('iframe').boundingBox())?.height ?? 0) - ((await rootBox()) ?? 0), { message: path })
        .toBeGreaterThanOrEqual(0)
      expect(await shifts(), `${path} at ${width}`).toEqual([])
    }
  }
  await page.goto(`${examples}/plain-html/?way=dialog`)
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Take the self-test' }).click()
  await expect(player.test.locator('#main h1')).toBeVisible()
  await page.goto(`${examples}/partner-server/`)
  await page.getByRole('button', { name: 'Robin' }).click()
  await expect(player.test.locator('#main h1')).toBeVisible()
  await page.getByRole('button', { name: 'List my games' }).click()
  await expect(page.locator('#answer')).toHaveText(/^\[/)
  expect(await violations(page)).toEqual([])
})

test('a player known to the partner gets the report; saving, mailing and a language change are reported once each (D6)', {
  tag: '@chromium',
}, async ({ page, player }) => {
  const userId = randomUUID()
  await completeGame('four-houses', userId)
  await page.goto(`${examples}/plain-html/?operator=four-houses&userId=${userId}`)
  const { test: frame } = player
  // By keyboard: half a second after the report opens, the host page scrolls to its top, and a click on its way may miss.
  await Promise.all([page.waitForEvent('download'), frame.getByRole('link', { name: 'Save report as PDF' }).press('Enter')])
  await frame.getByRole('button', { name: 'E-mail report' }).click()
  const address = frame.getByRole('textbox')
  await address.fill('sam@example.com')
  // By keyboard too: the dialog follows the viewport.
  await address.press('Enter')
  await expect(frame.getByText('Email sent!')).toBeVisible()
  await page.keyboard.press('Escape')
  await frame.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  await expect.poll(() => panelEvents(page)).toContain('language')
  const moments = (await panelEvents(page)).filter((name) => !['resize', 'scrollTop', 'asleep', 'awake'].includes(name))
  expect(moments).toEqual(['notKept', 'ready', 'results', 'pdf', 'emailSent', 'language'])
  expect(await page.getByTestId('inspector').textContent()).not.toContain('sam@')
})

test('diagnose reports that the browser stores nothing for the frame', { tag: '@chromium' }, async ({ page, baseURL }) => {
  await page.goto(`${examples}/plain-html/?way=dialog`) // this browser blocks third-party storage
  const { ok, checks } = await page.evaluate(
    ({ address, options }) => import(address).then((sdk: typeof import('../../sdk/diagnose.ts')) => sdk.diagnose(options)),
    {
      address: `${baseURL}/sdk/v1/diagnose.js`,
      options: { operator: 'mindway', secret: await secretOf('mindway'), baseUrl: `${baseURL}` },
    },
  )
  expect(checks.filter((check) => !check.ok).map(({ name }) => name)).toEqual(['storage'])
  expect(ok).toBe(true)
})
