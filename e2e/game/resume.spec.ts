import { expect, test } from '../test.ts'
import { drawUntil, openGame, storedSession } from './player.ts'

test('a reload at any URL resumes the game, paused; pages beside it keep nothing; Start again makes another (rulings 1, 28, 71)', async ({
  page,
  context,
}) => {
  await openGame(page)
  await page.keyboard.press('3')
  await page.reload()
  await page.getByRole('button', { name: 'Continue, 79 cards left' }).click()
  await drawUntil(page, 4)
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBe(4)
  const sessionBefore = await storedSession(page)
  const [statement] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Accessibility' }).click()])
  await expect(statement.locator('#main h1')).toBeVisible()
  expect(await statement.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({})
  await statement.close()
  const keysBefore = await page.evaluate(() => ({ ...sessionStorage }))
  await page.goto('/privacy?operator=nfl&language=dan')
  await expect(page.locator('#main h1')).toBeVisible()
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual(keysBefore)
  await page.goBack()
  const resume = page.getByRole('button', { name: 'Continue, 76 cards left' })
  await expect(resume).toBeVisible()
  for (const path of ['/gamalyze/game', '/gamalyze', '/gamalyze/feedback']) {
    await page.goto(path)
    await expect(resume).toBeVisible()
    await expect(page).toHaveURL(/\/gamalyze\/game/)
  }
  await resume.press('Enter')
  await expect(page.getByRole('heading', { name: 'Card game' }), 'the page had no focus to give back').toBeFocused()
  expect(await storedSession(page)).toMatchObject({
    uid: sessionBefore.uid,
    score: sessionBefore.score,
    card_selections: sessionBefore.card_selections,
  })
  await drawUntil(page, 6)
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBe(6)

  await page.reload()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page).toHaveURL(/\/gamalyze(\?|$)/)
  expect((await storedSession(page)).uid).not.toBe(sessionBefore.uid)
})

test("a duplicated tab plays its own game and leaves the original's alone", async ({ page, context }) => {
  await openGame(page)
  await drawUntil(page, 4)
  const sessionBefore = await storedSession(page)
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/gamalyze', '_blank', 'popup'))])
  await expect(copy.getByText('This page can’t save your game')).toBeVisible()
  await copy.close()
  await drawUntil(page, 5)
  expect(await storedSession(page)).toMatchObject({ uid: sessionBefore.uid, cards_turned: 5 })
})
