import type { Page } from '@playwright/test'
import { expect, test } from './support/workbench.ts'

test.setTimeout(180_000)
test.use({ reducedMotion: 'reduce' })

/** Runs in the page: controls that are out of view or behind something else when the keyboard has come to them, forwards and backwards. */
const hiddenFromKeyboard = () => {
  const root = document.querySelector('dialog') ?? document
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
  )
  const isCovered = (control: HTMLElement) => {
    // A second focus would not scroll.
    control.blur()
    control.focus()
    const { left, right, top, bottom } = (control.closest('label') ?? control).getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, top + innerHeight / 2))
    return !seen || !(control.contains(seen) || seen.contains(control) || control.closest('label')?.contains(seen))
  }
  return [...controls, ...controls.toReversed()].filter(isCovered).map((element) => element.outerHTML.slice(0, 100))
}

const problemsOf = async (page: Page) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(wide ? ['scrolls sideways'] : []), ...(await page.evaluate(hiddenFromKeyboard))]
}

// WCAG 1.4.10 and 2.4.11: 1280 × 1024 at 400 % is 320 × 256.
for (const [width, height] of [
  [320, 256],
  [800, 360],
] as const)
  test(`at ${width} × ${height} nothing is cut off, and the keyboard comes to nothing that is covered`, async ({ bench, page }) => {
    await page.setViewportSize({ width, height })
    const found: string[] = []
    for (const scene of await bench.scenes('language=ger')) {
      await bench.show(scene)
      found.push(...(await problemsOf(page)).map((problem) => `${scene}: ${problem}`))
    }
    expect(found).toEqual([])
  })
