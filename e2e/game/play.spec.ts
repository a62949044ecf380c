import type { Page } from '@playwright/test'
import { revealMs } from '../../contract/constants.ts'
import { expect, test } from '../test.ts'
import { activate, drawUntil, openGame, storedDraws, storedSession } from './player.ts'

test.use({ reducedMotion: 'no-preference' })

const decks = (page: Page) => page.getByRole('button', { name: / deck, [1-4] of 4$/ })

test('the decks have the theme’s four card colours, once each; a low window shows all, and arrow keys follow their rows (R93, R257)', async ({
  page,
}) => {
  await openGame(page)
  const { shown, theme } = await page.evaluate(() => {
    const styleOf = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property).trim()
    return {
      shown: [...document.querySelectorAll('[data-deck]')].map((deck) => styleOf(deck, '--deck')),
      theme: [1, 2, 3, 4].map((number) => styleOf(document.documentElement, `--cardColor${number}`)),
    }
  })
  expect(new Set(theme).size).toBe(4)
  expect(shown.sort()).toEqual(theme.sort())
  await page.setViewportSize({ width: 800, height: 360 })
  const table = [...(await decks(page).all()), page.getByRole('button', { name: 'Pause' }), page.getByTestId('cards-left')]
  expect(table).toHaveLength(6)
  for (const part of table) await expect(part).toBeInViewport({ ratio: 1 })
  for (const [width, keys, way] of [
    [1280, ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], [1, 2, 3, 3, 2]],
    [390, ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'], [1, 1, 3, 2, 0]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await decks(page).first().focus()
    const places: number[] = []
    for (const key of keys) {
      await page.keyboard.press(key)
      places.push(await decks(page).evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement)))
    }
    expect(places).toEqual(way)
  }
})

test('ten clicks in 100 ms draw exactly the cards that the counter, the score and the server record (R96)', async ({ page }) => {
  const bodies = storedDraws(page)
  await openGame(page)
  const took = await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-deck]')]
    const start = performance.now()
    for (let i = 0; i < 10; i++) {
      buttons[i % 4]?.click()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return performance.now() - start
  })
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBeGreaterThan(0)
  const { cards_turned, score, card_selections, journal } = await storedSession(page)
  await expect(page.getByTestId('cards-left')).toHaveText(String(80 - cards_turned))
  expect(card_selections.reduce((sum, count) => sum + count)).toBe(cards_turned)
  expect(journal.entries.reduce((sum, { value }) => sum + value, 2000)).toBe(score)
  await expect.poll(() => bodies.length).toBe(cards_turned)
  // Every second click ends a reveal, unless the machine was so slow that some reveals had already ended.
  expect(cards_turned).toBeLessThanOrEqual(took < 400 ? 5 : 10)
})

test('a press during the reveal ends it and draws nothing; a held key draws once (WCAG 2.5.2)', async ({ page }) => {
  await openGame(page)
  // In a single task: on a slow machine the reveal would end between two presses.
  await page.evaluate(() => {
    for (const key of ['2', '3'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  expect((await storedSession(page)).card_selections).toEqual([0, 1, 0, 0])
  await page.keyboard.down('4')
  for (let i = 0; i < 8; i++) await page.keyboard.down('4')
  await page.keyboard.up('4')
  expect((await storedSession(page)).card_selections).toEqual([0, 1, 0, 1])
  // By the page's own clock, on which the reveal ends before.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), revealMs + 100)
  await decks(page).first().focus()
  await page.keyboard.down('Enter')
  for (let i = 0; i < 8; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect((await storedSession(page)).cards_turned).toBe(3)
})

test.describe('a pause', () => {
  test.use({ hasTouch: true })

  test('begins by touch or key and disables the decks; by keyboard alone its instructions lead back to the same game, and exit asks first and starts over (R21, R88, R92, R97–R101, R189–R191)', async ({
    page,
  }) => {
    await openGame(page)
    await drawUntil(page, 3)
    const sessionBefore = await storedSession(page)
    const button = (name: string) => page.getByRole('button', { name }).first()
    const menu = page.getByRole('dialog', { name: 'Game paused' })
    await button('Pause').tap()
    await expect(menu).toBeVisible()
    await page.keyboard.press('1')
    expect((await storedSession(page)).cards_turned).toBe(3)
    await activate(button('Instructions'))
    await activate(button('Back'))
    await activate(menu.getByRole('button', { name: 'Continue playing' }))
    await expect(page.getByTestId('cards-left')).toHaveText('77')
    expect(await storedSession(page)).toMatchObject({ uid: sessionBefore.uid, score: sessionBefore.score, cards_turned: 3 })

    await activate(button('Pause'))
    await activate(menu.getByRole('button', { name: 'Exit game' }))
    const prompt = page.getByRole('dialog').filter({ hasText: 'You must draw 77 more cards to complete the game' })
    await expect(prompt).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeVisible()
    await activate(menu.getByRole('button', { name: 'Exit game' }))
    await activate(prompt.getByRole('button', { name: 'Exit game' }))
    await expect(page).toHaveURL(/\/gamalyze(\?|$)/)
    const sessionAfter = await storedSession(page)
    expect(sessionAfter).toMatchObject({ score: 2000, cards_turned: 0 })
    expect(sessionAfter.uid).not.toBe(sessionBefore.uid)
    expect(await page.evaluate(() => sessionStorage.getItem('authorized'))).toBe('true')
  })
})
