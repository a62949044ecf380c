import { expect, test } from '@playwright/test'
import { drawUntil, openGame, secretOf, storedSession } from './player.ts'

test('a reload at any URL resumes the game, paused; pages beside it keep nothing (rulings 1, 28, 71)', async ({ page, context }) => {
  await openGame(page, await secretOf('mindway'))
  await drawUntil(page, 7)
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBe(7)
  const sessionBefore = await storedSession(page)
  const [statement] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Accessibility' }).click()])
  await expect(statement.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await statement.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({})
  await statement.close()
  const keysBefore = await page.evaluate(() => ({ ...sessionStorage }))
  await page.goto('/privacy?operator=nfl&language=dan')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual(keysBefore)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue, 73 cards left' })).toBeVisible()
  for (const path of ['/gamalyze/game', '/gamalyze', '/gamalyze/feedback']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Continue, 73 cards left' })).toBeVisible()
    await expect(page).toHaveURL(/\/gamalyze\/game/)
  }
  await page.getByRole('button', { name: 'Continue, 73 cards left' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Card game' }), 'the page had no focus to give back').toBeFocused()
  expect(await storedSession(page)).toMatchObject({
    uid: sessionBefore.uid,
    score: sessionBefore.score,
    card_selections: sessionBefore.card_selections,
  })
  await drawUntil(page, 9)
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBe(9)
})

test('starting again creates a new game (ruling 1)', async ({ page }) => {
  await openGame(page, await secretOf('mindway'))
  await drawUntil(page, 3)
  const { uid } = await storedSession(page)
  await page.reload()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page).toHaveURL(/\/gamalyze(\?|$)/)
  expect((await storedSession(page)).uid).not.toBe(uid)
})

test('an interrupted reveal is kept: after a reload in mid-reveal the draw is there', async ({ page }) => {
  await openGame(page, await secretOf('mindway'))
  await page.keyboard.press('3')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue, 79 cards left' })).toBeVisible()
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBe(1)
})

test('a player with storage blocked is warned first, and can play (D10, ruling 1)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(`/gamalyze?secret=${await secretOf('mindway')}`)
  await expect(page.getByText('This page can’t save your game')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.getByRole('button', { name: 'Skip introduction' }).click()
  await expect(page.getByText('Choose any deck for your next card')).toBeVisible()
  await drawUntil(page, 3)
  await expect(page.getByTestId('cards-left')).toHaveText('77')
})

test("a duplicated tab plays its own game and leaves the original's alone", async ({ page, context }) => {
  await openGame(page, await secretOf('mindway'))
  await drawUntil(page, 4)
  const sessionBefore = await storedSession(page)
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/gamalyze', '_blank', 'popup'))])
  await expect(copy.getByText('This page can’t save your game')).toBeVisible()
  await copy.close()
  await drawUntil(page, 5)
  expect(await storedSession(page)).toMatchObject({ uid: sessionBefore.uid, cards_turned: 5 })
})
