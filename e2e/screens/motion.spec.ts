import type { Page } from '@playwright/test'
import { openGame, secretOf } from '../game/player.ts'
import { expect, test } from './support/workbench.ts'

/** What changes on the page by animation or transition at this moment, such as `opacity`. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const properties = document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)))
    return [...new Set(properties)].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
  })

const turnCard = async (page: Page) => {
  await openGame(page, await secretOf('mindway'))
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.querySelector<HTMLButtonElement>('[data-deck="1"]')?.click()
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  return moving(page)
}

test('a card is turned by movement', async ({ page }) => {
  expect(await turnCard(page)).toContain('transform')
})

test.describe('where motion is reduced', () => {
  test.use({ reducedMotion: 'reduce' })

  test('a card is faded over', async ({ page }) => {
    expect(await turnCard(page)).toEqual(['opacity'])
  })

  test('no scene moves', async ({ bench, page }) => {
    await page.clock.install()
    const found: string[] = []
    for (const scene of await bench.scenes()) {
      await bench.show(scene)
      await page.clock.runFor(1500)
      found.push(...(await moving(page)).filter((name) => name !== 'opacity').map((name) => `${scene}: ${name}`))
    }
    expect(found).toEqual([])
  })
})
