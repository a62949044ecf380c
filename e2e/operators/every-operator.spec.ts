import { expect, test } from '@playwright/test'
import { openLanding, openScene, operators, violations } from './support/operators.ts'

test.use({ reducedMotion: 'reduce' })
test.setTimeout(1_200_000)

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Landing, game and result of every operator, on both sizes: no axe violation, nothing wider than the screen; pictures to look at. */
test('every operator', async ({ page }) => {
  const all = await operators()
  expect(all.length).toBeGreaterThanOrEqual(55)
  const found: string[] = []
  const screens = {
    landing: (id: string) => openLanding(page, id),
    game: (id: string) => openScene(page, id, 'game', 'win'),
    result: (id: string) => openScene(page, id, 'feedback', 'risky'),
  }
  for (const { id } of all)
    for (const [screen, open] of Object.entries(screens)) {
      await page.setViewportSize(desktop)
      await open(id)
      for (const [size, viewport] of Object.entries({ desktop, phone })) {
        await page.setViewportSize(viewport)
        const name = `${id} ${screen} ${size}`
        await page.screenshot({ path: `test-results/operators/${id}-${screen}-${size}.png` })
        found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`))
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (overflow > 0) found.push(`${name}: ${overflow} px too wide`)
      }
    }
  expect(found).toEqual([])
})
