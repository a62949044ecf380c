import { playerOf } from '../../sdk/playwright.ts'
import { examples } from '../demo.ts'
import { expect, test } from '../test.ts'
import { blockStorage } from './support/block-storage.ts'

test('a frame without storage continues its game in its own tab, with one press (ruling 1)', async ({ page, context }) => {
  await page.addInitScript(blockStorage)
  await page.goto(`${examples}/plain-html/?language=eng`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('This page can’t save your game')).toBeVisible()
  await playerOf(page).start()
  await frame.getByRole('button', { name: / deck, 2 of 4$/ }).click()
  await expect(frame.getByTestId('cards-left')).toHaveText('79')
  await frame.getByRole('button', { name: 'Pause' }).click()
  const newTab = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Play in a new tab' }).click()
  const tab = await newTab
  await tab.getByRole('button', { name: 'Continue, 79 cards left' }).click()
  await tab.getByRole('button', { name: / deck, 1 of 4$/ }).click()
  await expect(tab.getByTestId('cards-left')).toHaveText('78')
  expect(tab.url()).toMatch(/\/gamalyze\/game\?operator=\w+[^#]*$/)
  await expect(frame.getByText('Your game goes on in the other tab')).toBeVisible()
  // The tab's game survives a reload.
  await tab.reload()
  await expect(tab.getByRole('button', { name: 'Continue, 78 cards left' })).toBeVisible()
})

test('a page of another origin has no hold on the test that it opens in a window', async ({ page, context, baseURL }) => {
  await page.goto(`${examples}/plain-html/?language=eng`)
  const newTab = context.waitForEvent('page')
  const held = await page.evaluateHandle((address) => window.open(address), `${baseURL}/gamalyze?operator=nfl`)
  const tab = await newTab
  // Not of the page before any script, whose sentences show for a moment where the style sheet is late.
  await expect(tab.locator('#main h1')).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(await held.evaluate((window) => window?.closed)).toBe(true)
})
