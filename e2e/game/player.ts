import { expect, type Page } from '@playwright/test'

/** The demo server's secret of an operator. */
export const secretOf = async (operator: string): Promise<string> => {
  const reply = await fetch(`http://localhost:${process.env.E2E_EXAMPLES_PORT}/config.json`)
  const { secrets } = (await reply.json()) as { secrets: Record<string, string> }
  const secret = secrets[operator]
  if (!secret) throw new Error(`no demo secret for ${operator}`)
  return secret
}

/** From the landing page to the table. */
export const openGame = async (page: Page, secret: string, base = ''): Promise<void> => {
  await page.goto(`${base}/gamalyze?secret=${secret}`)
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.getByRole('button', { name: 'Skip introduction' }).click()
  await expect(page.getByRole('button', { name: / deck, 1 of 4$/ })).toBeVisible()
  await expect(page.getByText('Choose any deck for your next card')).toBeVisible()
  await focusDecks(page)
}

/** The keys 1 to 4 count while a deck has the focus (ruling 32). */
export const focusDecks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (!document.querySelector('[data-decks] :focus')) document.querySelector<HTMLElement>('[data-decks] button')?.focus()
  })

export type Stored = {
  uid: string
  score: number
  cards_turned: number
  card_selections: number[]
  reaction_times: number[]
  journal: Journal
}
type Journal = { sent: number; entries: { kind: 'draw' | 'popup'; deck: number; value: number; key: string; answer: string }[] }

/** What the session has in storage. */
export const stored = (page: Page): Promise<Stored> =>
  page.evaluate(() => {
    const read = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return {
      uid: sessionStorage.getItem('uid') ?? '',
      score: Number(sessionStorage.getItem('score')),
      cards_turned: Number(sessionStorage.getItem('cards_turned')),
      card_selections: read('card_selections'),
      reaction_times: read('reaction_times'),
      journal: read('journal') ?? { sent: 0, entries: [] },
    }
  })

/** Answers the popup that is open, if any, by its main button, after the guard time. */
export const answerPopup = async (page: Page): Promise<boolean> => {
  const answer = page.locator('dialog[open] [data-focus]')
  if (!(await answer.isVisible())) return false
  await page.waitForTimeout(320)
  await answer.click({ timeout: 2000 }).catch(() => {})
  return true
}

/** Draws until so many cards are turned, with the keys 1 to 4; the second press of a pair cuts the reveal short. */
export const drawUntil = async (
  page: Page,
  cards: number,
  deckOf: (turn: number) => number = (turn) => Math.floor(turn / 3) % 4,
): Promise<void> => {
  for (let turn = (await stored(page)).cards_turned; turn < cards; turn = (await stored(page)).cards_turned) {
    const key = String(deckOf(turn) + 1)
    await focusDecks(page)
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    await answerPopup(page)
  }
}
