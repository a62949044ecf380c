import { expect, test } from '../test.ts'
import { openGame, storedSession } from './player.ts'

test('the game asks after a minute idle, says how long a pause lasts, warns at 13:00, ends at 15:00 and says why (R150, R192, R194, R201, R251, ruling 28, WCAG 2.2.1)', async ({
  page,
}) => {
  const answers: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/popup_answer')) answers.push(request.postDataJSON())
  })
  /** Presses, and waits for the server: a clock that runs ahead of an answer would have it asked for again. */
  const answer = async (name: string) => {
    const stored = page.waitForResponse(/popup_answer$/)
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await stored
  }
  await page.clock.install()
  await openGame(page)
  await page.keyboard.press('1')
  await page.clock.runFor(1000)
  const { uid } = await storedSession(page)

  await page.clock.runFor(61_000)
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  await expect(page.getByText('complete the game in one sitting')).toBeVisible()
  await page.clock.runFor(500)
  await answer('Pause')
  const pause = page.getByRole('dialog', { name: 'Game paused' })
  await expect(pause).toBeVisible()
  const clockTimes = await page.evaluate(() =>
    [14, 15].map((more) => new Date(Date.now() + more * 60_000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })),
  )
  // The minute may have changed since it was said.
  const until = /be back by (.+)\./.exec((await pause.textContent()) ?? '')?.[1]
  expect(clockTimes).toContain(until)

  await page.clock.runFor(12 * 60_000 + 58_000)
  const warning = page.getByRole('dialog', { name: 'Your game is about to end' })
  await expect(warning).toHaveCount(0)
  await page.clock.runFor(4_000)
  await expect(warning).toBeVisible()
  await answer('Continue playing')
  await expect(page.getByRole('dialog', { name: 'Game paused' })).toBeVisible()

  await page.clock.runFor(14 * 60_000 + 57_000)
  await expect(page).toHaveURL(/game/)
  await page.clock.runFor(5_000)
  await expect(page).toHaveURL(/\/gamalyze(\?|$)/)
  await expect(page.getByText('Nothing happened for 15 minutes')).toBeVisible()
  const sessionAfter = await storedSession(page)
  expect(sessionAfter.uid).not.toBe(uid)
  await expect.poll(() => answers.length).toBe(3)
  expect(answers).toMatchObject([
    { id: uid, popup_message: 'inactivity', popup_answer: 'pause' },
    { id: uid, popup_message: 'inactivity', popup_answer: 'yes' },
    { id: uid, popup_message: 'inactivity', popup_answer: 'timeout' },
  ])
})
