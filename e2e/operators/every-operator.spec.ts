import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, type Locator, test } from '@playwright/test'
import { PNG } from 'pngjs'
import { withWholeTheme } from '../../contract/look/own-theme.ts'
import { nearDecks } from '../screens/support/near-decks.ts'
import { violations } from '../violations.ts'
import { openLanding, openScene } from './support/operators.ts'

test.use({ reducedMotion: 'reduce' })

/** One of every kind of header, footer and background; all of them in `npm run soak`. */
const sample = ['mindway', 'nfl', 'hc', 'betarades', 'four-houses', 'open-ledger', 'polderbal', 'sundown-picks']
const every = readdirSync('operators').filter((id) => existsSync(`operators/${id}/operator.json`))
const isSoak = process.env.OPERATORS === 'all'
const ids = isSoak ? every : sample
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
/** The game and the result are workbench scenes: no operator needs a game of its own, and one page shows both. */
const screens = {
  landing: openLanding,
  game: (...[page, id]: Parameters<typeof openLanding>) => openScene(page, id, 'game/win'),
  result: (...[page, id]: Parameters<typeof openLanding>) => openScene(page, id, 'feedback/risky'),
}

/**
 * Landing, game and result in both sizes: nothing wider than the viewport. `npm run soak` also runs axe, which `e2e/axe` runs every time, and
 * leaves screenshots in test-results/operators.
 */
for (const id of ids)
  test(`the operator ${id} works on every screen and size`, async ({ page }) => {
    const problems: string[] = []
    for (const [screen, openScreen] of Object.entries(screens)) {
      await openScreen(page, id)
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport)
        if (isSoak) await page.screenshot({ path: `test-results/operators/${id}-${screen}-${size}.png` })
        if (isSoak) problems.push(...(await violations(page)).map((violation) => `${screen} ${size}: ${violation}`))
        if (isSoak && screen === 'game') problems.push(...(await nearDecks(page)).map((problem) => `${size}: ${problem}`))
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (overflow > 0) problems.push(`${screen} ${size}: ${overflow} px too wide`)
      }
    }
    expect(problems).toEqual([])
  })

/** `#17503c` as browsers write it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const look = (of: Locator, property: string) =>
  of.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('every field of a theme is seen where it belongs: landing, decks, slider, gauge and advice (R134–R142)', async ({ page }) => {
  const { theme } = withWholeTheme(JSON.parse(readFileSync('operators/nfl/operator.json', 'utf8')))
  await openLanding(page, 'nfl')
  const start = page.locator('[type=submit]')
  expect(await look(page.locator('body'), 'font-family')).toBe(theme.fontFamily)
  expect(await look(page.locator('main h1'), 'color')).toBe(rgb(theme.colorPrimary))
  expect(await look(start, 'padding-inline')).toBe('64px')
  expect(await look(start, 'border-radius')).toBe('8px')
  expect(await look(page.getByRole('button', { name: 'terms and conditions' }), 'color')).toBe(rgb(theme.termsAndConditionColor))
  await page.getByRole('radio', { name: 'Yes' }).check()
  expect(await look(page.getByRole('radio', { name: 'Yes' }), 'border-color')).toBe(rgb(theme.checkboxColor))
  await expect(start).toHaveCSS('background-color', rgb(theme.buttonColorPrimary))
  await start.hover()
  await expect(start).toHaveCSS('background-color', rgb(theme.buttonColorPrimaryHover))
  await page.mouse.down()
  await expect(start).toHaveCSS('background-color', rgb(theme.buttonColorPrimaryActive))
  await page.mouse.move(0, 0)
  await page.mouse.up()

  await openScene(page, 'nfl', 'game/win')
  const backs = await page
    .locator('[data-deck]')
    .evaluateAll((decks) =>
      decks.map((deck) => [...deck.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundImage).join()),
    )
  // The scene's decks have these symbols from left to right.
  for (const [place, symbol] of [2, 1, 0, 3].entries()) expect(backs[place]).toContain(rgb(theme.cardColors[symbol]))

  await openScene(page, 'nfl', 'risk-score/untouched')
  await expect(page.locator('main button[aria-disabled=true]').last()).toHaveCSS('background-color', rgb(theme.buttonColorPrimaryDisabled))
  const { data, width, height } = PNG.sync.read(await page.getByRole('slider').screenshot())
  const middle = Math.floor(height / 2)
  const stops: string[] = theme.sliderGradient.match(/#\w{6}/g)
  for (const [x, stop] of [
    [4, stops[0]],
    [width - 4, stops.at(-1)],
  ] as const)
    for (const [channel, value] of (rgb(stop ?? '').match(/\d+/g) ?? []).entries())
      expect(Math.abs((data[(middle * width + x) * 4 + channel] ?? 0) - Number(value)), `${stop}, a few pixels from its end`).toBeLessThan(
        4,
      )

  await openScene(page, 'nfl', 'feedback/risky')
  const strokes = await page
    .getByRole('img', { name: /^Risk score/ })
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))
  expect(strokes).toEqual(expect.arrayContaining([rgb(theme.speedoMeterEmptyColor), rgb(theme.colorSecondary)]))

  await openScene(page, 'nfl', 'advice/chosen')
  expect(await look(page.locator('article svg'), 'color')).toBe(rgb(theme.adviceIconColor))
  const save = page.getByRole('link', { name: 'Save report as PDF' })
  await save.hover()
  await expect(save).toHaveCSS('background-color', rgb(theme.secondaryBackgroundColor))
})
