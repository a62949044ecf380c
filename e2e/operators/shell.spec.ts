import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { openLanding, secretOf } from '../demo.ts'
import { expect, test } from '../test.ts'

const header = (page: Page) => page.getByRole('banner')
const layer = (page: Page) => page.locator('[data-background]')
/** Whether the background is seen in a part of the window: pixels of it change when the layer is hidden. */
const isSeen = async (page: Page, x: number, y: number) => {
  const part = async () => PNG.sync.read(await page.screenshot({ clip: { x, y, width: 70, height: 100 } })).data
  const whole = await part()
  await layer(page).evaluate((element) => element.setAttribute('hidden', ''))
  const without = await part()
  await layer(page).evaluate((element) => element.removeAttribute('hidden'))
  return !whole.equals(without)
}
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test.describe('the header', () => {
  test('is 3.5rem high, stays at the top unless the window is low, lists 14 languages (R58, R60, R61, R254, ruling 19)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await openLanding(page, 'mindway')
    expect((await header(page).boundingBox())?.height).toBe(56)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect((await header(page).boundingBox())?.y).toBe(0)
    const options = header(page).getByRole('combobox').locator('option:not([hidden])')
    const offered = ['dan', 'dut', 'eng', 'fre', 'ger', 'gre', 'ita', 'pol', 'por', 'rum', 'spa', 'srp', 'swe', 'us']
    expect(await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual(offered)
    await expect(options.nth(5)).toHaveText('Ελληνικά')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '20px'
    })
    await expect.poll(async () => (await header(page).boundingBox())?.height).toBe(70)

    await page.setViewportSize({ width: 800, height: 240 })
    await expect(page.locator('html[data-small-height]')).toBeAttached()
    await page.mouse.wheel(0, 300)
    await expect.poll(async () => (await header(page).boundingBox())?.y).toBeLessThan(-5)
  })

  test('keeps its height when it is empty (R65)', async ({ page }) => {
    await openLanding(page, 'open-ledger')
    expect(await header(page).locator('a, img, button, select').count()).toBe(0)
    expect((await header(page).boundingBox())?.height).toBe(56)
  })
})

test.describe('the language', () => {
  test('changes at once from the dropdown, notifies the page, and survives a reload (R173)', async ({ page }) => {
    await openLanding(page, 'mindway')
    const titleBefore = await page.locator('#main h1').textContent()
    await header(page).getByRole('combobox').selectOption('ger')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('#main h1')).not.toHaveText(titleBefore ?? '')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('is bold in a text switch when active, and changes the logo of hc (R187, R188)', async ({ page }) => {
    await openLanding(page, 'HC')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(header(page).getByRole('link', { name: /speel bewust/ })).toBeVisible()
    const english = header(page).getByRole('button', { name: 'EN' })
    const dutch = header(page).getByRole('button', { name: 'NL' })
    await expect(dutch).toHaveAttribute('aria-current', 'true')
    await expect(dutch).toHaveCSS('font-weight', '700')
    await expect(english).toHaveCSS('font-weight', '400')
    await english.click()
    await expect(english).toHaveCSS('font-weight', '700')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(header(page).getByRole('link', { name: /play with care/ })).toBeVisible()
  })

  test('is shown if the URL names it, even if it is not offered (R56)', async ({ page }) => {
    await openLanding(page, 'mindway', { language: 'uk' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(header(page).getByRole('combobox')).toHaveValue('uk')
  })
})

test.describe('the background', () => {
  test('has an opacity of 0.3 by default and 1 where the operator says so (R71, R75, R255)', async ({ page }) => {
    await openLanding(page, 'mindway')
    await expect(layer(page)).toHaveCSS('opacity', '0.3')
    await openLanding(page, 'lottoland')
    await expect(layer(page)).toHaveCSS('opacity', '1')
  })

  test('of nfl covers the screen (R72)', async ({ page }) => {
    await openLanding(page, 'nfl')
    await expect(layer(page)).toHaveCSS('background-size', 'cover')
    expect(await layer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 720 })
  })

  test('of repeated logos is fixed and seen at both ends, a watermark in one corner, shapes along the bottom; none is exposed to assistive technology (R73, R74)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openLanding(page, 'ipe-amarelo')
    await expect(layer(page)).toHaveCSS('background-attachment', 'fixed')
    await expect(layer(page)).toHaveCSS('background-repeat', 'repeat')
    // Beside the sheet.
    const corners = { topStart: [0, 70], topEnd: [1210, 70], bottomStart: [0, 740], bottomEnd: [1210, 740] } as const
    for (const [id, seen] of [
      ['ipe-amarelo', ['topStart', 'bottomStart', 'bottomEnd']],
      ['polderbal', ['bottomEnd']],
      ['bettingexpert', ['bottomStart', 'bottomEnd']],
    ] as const) {
      await openLanding(page, id)
      await expect(layer(page)).toHaveAttribute('aria-hidden', 'true')
      const found = []
      for (const [corner, [x, y]] of Object.entries(corners)) if (await isSeen(page, x, y)) found.push(corner)
      expect(found, id).toEqual(seen)
    }
  })
})

test('the operator in the URL replaces the stored one, in lower case (R176)', async ({ page }) => {
  const storedOperator = () => page.evaluate(() => sessionStorage.getItem('operator'))
  await openLanding(page, 'nfl')
  expect(await storedOperator()).toBe('nfl')
  await openLanding(page, 'MindWay')
  expect(await storedOperator()).toBe('mindway')
})

test('an unknown operator, or a path as operator id, gets the default theme (R212)', async ({ page }) => {
  const secret = await secretOf('mindway')
  for (const operator of ['nosuch', '../nfl', '%2e%2e/nfl', 'ｎｆｌ', '<script>']) {
    await page.goto(`/gamalyze/full_report?${new URLSearchParams({ operator, secret })}`)
    await expect(header(page).getByRole('combobox')).toBeVisible()
    expect((await style(page, 'html', '--colorPrimary')).trim()).toBe('#14213d')
  }
})
