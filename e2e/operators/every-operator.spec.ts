import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
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
