import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import { bandColours } from '../../contract/look/band-colours.ts'
import { withWholeTheme } from '../../contract/look/look-of-colour.ts'
import { openLanding } from '../demo.ts'
import { expect, test } from '../screens/support/workbench.ts'

/** `#17503c` as browsers write it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const look = (of: Locator, property: string) =>
  of.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('every field of a theme is seen where it belongs: landing, decks, slider, gauge and advice (R134–R142)', async ({ bench, page }) => {
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

  await bench.open('game/win', 'operator=nfl')
  const backs = await page
    .locator('[data-deck]')
    .evaluateAll((decks) =>
      decks.map((deck) => [...deck.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundImage).join()),
    )
  // The scene's decks have these symbols from left to right.
  for (const [place, symbol] of [2, 1, 0, 3].entries()) expect(backs[place]).toContain(rgb(theme.cardColors[symbol]))

  await bench.open('risk-score/untouched', 'operator=nfl')
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

  await bench.open('feedback/risky', 'operator=nfl')
  const gauge = page.getByRole('img', { name: /^Risk score/ }).locator('path')
  const paints = (name: 'fill' | 'stroke') => gauge.evaluateAll((paths, of) => paths.map((path) => getComputedStyle(path)[of]), name)
  const bands = bandColours(theme.sliderGradient)
  const faint = await page.locator('body').evaluate((body, mix) => {
    body.style.caretColor = mix
    return getComputedStyle(body).caretColor
  }, `color-mix(in oklab, ${bands[0]} 62%, ${theme.speedoMeterEmptyColor})`)
  expect(await paints('fill')).toEqual(expect.arrayContaining([faint, rgb(bands[2] ?? ''), rgb(theme.colorPrimary)]))
  expect(await paints('stroke')).toContain(rgb(theme.colorSecondary))

  await bench.open('advice/chosen', 'operator=nfl')
  expect(await look(page.locator('article svg'), 'color')).toBe(rgb(theme.adviceIconColor))
  const save = page.getByRole('link', { name: 'Save report as PDF' })
  await save.hover()
  await expect(save).toHaveCSS('background-color', rgb(theme.secondaryBackgroundColor))
})
