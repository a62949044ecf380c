import { expect, type Page, test } from '@playwright/test'
import { answerPopup, cardsLeft, drawUntil, openGame, secretOf, stored } from './player.ts'

const decks = (page: Page) => page.getByRole('button', { name: / deck, [1-4] of 4$/ })
const storedDraws = (page: Page) => {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/store_card_selection')) bodies.push(request.postDataJSON())
  })
  return bodies
}

test('a whole game by keyboard alone, from the landing page to the guess (R8, R86, R87, R90, R123, R146, R147, R184, R244)', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const bodies = storedDraws(page)
  await page.goto(`/gamalyze?secret=${await secretOf('mindway')}`)
  expect(page.url()).not.toContain('secret')
  await expect(page.locator('#main h1')).toBeVisible()
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 30; i++) {
      const focused = page.locator(':focus')
      if (
        (await focused.count()) > 0 &&
        name.test(
          (await focused.evaluate(
            (element) =>
              element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent,
          )) ?? '',
        )
      )
        return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} cannot be reached by Tab`)
  }
  await tabTo(/^Yes/)
  await page.keyboard.press('Space')
  await tabTo(/^Start game/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Four decks, one card at a time' })).toBeFocused()
  for (const name of ['Every card is a win or a loss', 'Draw all 80 cards']) {
    await tabTo(/^Continue/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name })).toBeFocused()
  }
  await tabTo(/^Play/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Card game' })).toBeFocused()

  // Tab to the decks, arrows between them, Enter on one; then the keys 1 to 4.
  await tabTo(/ deck, 1 of 4$/)
  await page.keyboard.press('ArrowRight')
  await expect(decks(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('cards-left')).toHaveText('79')
  await page.waitForTimeout(500)
  // On a busy machine the second press may draw a card of its own: what is left says where the game is.
  await drawUntil(page, 60)
  for (let cards = 20; cards > 0; cards = await cardsLeft(page)) {
    if (cards === 1) await expect(page.getByRole('main').getByText('Last card!', { exact: true }).filter({ visible: true })).toBeVisible()
    await page.keyboard.press(String((Math.floor((80 - cards) / 3) % 4) + 1))
    if (cards > 3) await page.keyboard.press('1')
    else await page.waitForTimeout(900)
    if (await page.locator('dialog[open]').isVisible()) {
      await page.waitForTimeout(320)
      await page.keyboard.press('Enter')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }
  }
  await expect(page.getByRole('heading', { name: 'Game Completed' })).toBeFocused()
  await expect(page.getByRole('status').getByText('Your analysis is ready')).toBeVisible()

  const session = await stored(page)
  expect(session).toMatchObject({ cards_turned: 80, journal: { sent: session.journal.entries.length } })
  expect(session.reaction_times).toHaveLength(80)
  expect(bodies.map((body) => body.selection_id)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1))
  expect(Object.keys(bodies[0] ?? {}).sort()).toEqual(
    [
      'id',
      'time',
      'reaction_time',
      'selection_id',
      'stack_type',
      'card_placement',
      'reward_structure_id',
      'card_color',
      'card_value',
    ].sort(),
  )
  expect(bodies.map((body) => body.reaction_time)).toEqual(session.reaction_times)
  const score = await request.get(`/api/v1/results/game_score/${session.uid}`)
  expect(await score.json()).toEqual({ score: session.score })

  await tabTo(/^Continue/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/risk_score/)
})

test('the four decks have the four card colours of the theme, each once (R93)', async ({ page }) => {
  await openGame(page, await secretOf('mindway'))
  const { shown, theme } = await page.evaluate(() => {
    const styleOf = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property).trim()
    return {
      shown: [...document.querySelectorAll('[data-deck]')].map((deck) => styleOf(deck, '--deck')),
      theme: [1, 2, 3, 4].map((number) => styleOf(document.documentElement, `--cardColor${number}`)),
    }
  })
  expect(new Set(theme).size).toBe(4)
  expect(shown.sort()).toEqual(theme.sort())
})

test('ten clicks in 100 ms draw exactly what the counter, the score and the server say (R96)', async ({ page }) => {
  const bodies = storedDraws(page)
  await openGame(page, await secretOf('mindway'))
  const took = await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-deck]')]
    const start = performance.now()
    for (let i = 0; i < 10; i++) {
      buttons[i % 4]?.click()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return performance.now() - start
  })
  await page.waitForTimeout(600)
  await expect.poll(async () => (await stored(page)).journal.sent).toBeGreaterThan(0)
  const { cards_turned, score, card_selections, journal } = await stored(page)
  await expect(page.getByTestId('cards-left')).toHaveText(String(80 - cards_turned))
  expect(card_selections.reduce((sum, count) => sum + count)).toBe(cards_turned)
  expect(journal.entries.reduce((sum, { value }) => sum + value, 2000)).toBe(score)
  await expect.poll(() => bodies.length).toBe(cards_turned)
  // Every second click ends a reveal, unless the machine was so slow that some ended by themselves.
  expect(cards_turned).toBeLessThanOrEqual(took < 400 ? 5 : 10)
})

test('a press during the reveal ends it and draws nothing; a key that is held down draws once (WCAG 2.5.2)', async ({ page }) => {
  await openGame(page, await secretOf('mindway'))
  // At one go: on a slow machine the reveal would end between two presses.
  await page.evaluate(() => {
    for (const key of ['2', '3'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  expect((await stored(page)).card_selections).toEqual([0, 1, 0, 0])
  await page.keyboard.down('4')
  for (let i = 0; i < 8; i++) await page.keyboard.down('4')
  await page.keyboard.up('4')
  expect((await stored(page)).card_selections).toEqual([0, 1, 0, 1])
  await page.waitForTimeout(1500)
  await decks(page).first().focus()
  await page.keyboard.down('Enter')
  for (let i = 0; i < 8; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect((await stored(page)).cards_turned).toBe(3)
})

test('pause stops the decks; instructions lead back to the same game; exit asks first and starts over (R21, R88, R92, R97–R101, R189–R191)', async ({
  page,
}) => {
  await openGame(page, await secretOf('mindway'))
  await drawUntil(page, 13)
  const before = await stored(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Game paused' })).toBeVisible()
  await page.keyboard.press('1')
  expect((await stored(page)).cards_turned).toBe(13)
  await page.getByRole('button', { name: 'Instructions' }).click()
  await page.getByRole('button', { name: 'Back to the game' }).first().click()
  await page.getByRole('button', { name: 'Continue playing' }).click()
  await expect(page.getByTestId('cards-left')).toHaveText('67')
  expect(await stored(page)).toMatchObject({ uid: before.uid, score: before.score, cards_turned: 13 })

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Exit game' }).click()
  await expect(page.getByText('You must draw 67 more cards to complete the game')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Game paused' })).toBeVisible()
  await page.getByRole('button', { name: 'Exit game' }).click()
  await page.getByRole('button', { name: 'Exit game' }).click()
  await expect(page).toHaveURL(/\/gamalyze(\?|$)/)
  const after = await stored(page)
  expect(after).toMatchObject({ score: 2000, cards_turned: 0 })
  expect(after.uid).not.toBe(before.uid)
  expect(await page.evaluate(() => sessionStorage.getItem('authorized'))).toBe('true')
})

test('all cards from one deck: the analysis is refused in the words of the catalogue, and one may try again (R8, R216, R242)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const answers: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/popup_answer')) answers.push(request.postDataJSON().popup_message)
  })
  await openGame(page, await secretOf('mindway'))
  await drawUntil(page, 80, () => 2)
  await expect(
    page.getByText(
      'Unfortunately we were unable to analyse your behavior on the task as you picked more than 90% from the same deck. You are welcome to try again.',
    ),
  ).toBeVisible()
  expect(answers).toEqual([
    'only_one_deck',
    'slow_down',
    'more_than_ninety_percent',
    'halfway',
    'do_you_have_a_hunch',
    'more_than_ninety_percent',
  ])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/gamalyze(\?|$)/)
  expect((await stored(page)).cards_turned).toBe(0)
})

test('a popup swallows no key that was meant for a deck', async ({ page }) => {
  await openGame(page, await secretOf('mindway'))
  await drawUntil(page, 9, () => 0)
  await decks(page).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await answerPopup(page)).toBe(true)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(decks(page).first()).toBeFocused()
})
