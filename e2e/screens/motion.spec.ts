import { expect, type Page, test } from '@playwright/test'
import { openGame, secretOf } from '../game/player.ts'
import { moving } from './support/moving.ts'

const turnCard = async (page: Page) => {
  await openGame(page, await secretOf('mindway'))
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.querySelector<HTMLButtonElement>('[data-deck="1"]')?.click()
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  return page.evaluate(moving)
}

test('a card turns with a transform', async ({ page }) => {
  expect(await turnCard(page)).toContain('transform')
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('a card cross-fades', async ({ page }) => {
    expect(await turnCard(page)).toEqual(['opacity'])
  })
})
