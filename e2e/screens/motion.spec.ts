import { expect, type Page, test } from '@playwright/test'
import { openGame, secretOf } from '../game/player.ts'
import { moving } from './support/moving.ts'

/** Runs in the page: presses a deck and collects what moves, frame by frame, until the card is at rest again. */
const pressAndWatch = async (moving: () => string[]): Promise<string[]> => {
  document.querySelector<HTMLButtonElement>('[data-deck="1"]')?.click()
  const seen = new Set<string>()
  for (let frame = 0; frame < 600; frame++) {
    await new Promise(requestAnimationFrame)
    const now = moving()
    for (const name of now) seen.add(name)
    if (seen.size > 0 && now.length === 0) break
  }
  return [...seen]
}

const turnCard = async (page: Page) => {
  await openGame(page, await secretOf('mindway'))
  return page.evaluate<string[]>(`(${pressAndWatch})(${moving})`)
}

test.describe('a card', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('turns with a transform', async ({ page }) => {
    expect(await turnCard(page)).toContain('transform')
  })
})

test('a card with reduced motion cross-fades', async ({ page }) => {
  expect(await turnCard(page)).toEqual(['opacity'])
})
