import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import { revealMs, type StackType } from '../../contract/constants.ts'
import { cardValue } from '../../server/analysis/decks.ts'
import { secretOf } from '../demo.ts'

/** Goes from the landing page to the table, on the demo server unless another is given. */
export const openGame = async (page: Page, server?: { url: string; secret: string }): Promise<void> => {
  await page.goto(`${server?.url ?? ''}/gamalyze?secret=${server?.secret ?? (await secretOf('mindway'))}`)
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.getByRole('button', { name: 'Skip introduction' }).click()
  await expect(page.getByRole('button', { name: / deck, 1 of 4$/ })).toBeVisible()
  await expect(page.getByText('Choose any deck for your next card')).toBeVisible()
  await focusDecks(page)
}

/** The test's frame on a partner's page. */
export const testFrameOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('the page has no test frame')
  return frame
}

/** Cards left on the table, waiting for the count to render; 0 on any other page, as the game is over. */
export const cardsLeft = async (page: Page | Frame): Promise<number> => {
  const remaining = await page.evaluate(() =>
    location.pathname.endsWith('/game') ? document.querySelector('main [data-testid="cards-left"]')?.textContent : '0',
  )
  return remaining ? Number(remaining) : cardsLeft(page)
}

/** Keys 1 to 4 work only while a deck has the focus (ruling 32). */
export const focusDecks = (page: Page | Frame): Promise<void> =>
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
type Journal = { sent: number; entries: Entry[] }
type Entry = { kind: 'draw' | 'popup'; deck: number; value: number; reactionTime: number; time: number; key?: string; answer?: string }

/** The session as stored. */
export const storedSession = (page: Page): Promise<Stored> =>
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

/** Bodies of the draws the page sends from now on. */
export const storedDraws = (page: Page): Record<string, unknown>[] => {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/store_card_selection')) bodies.push(request.postDataJSON())
  })
  return bodies
}

/**
 * Draws until `cards` are turned, as quickly as the page allows: a press during a reveal cuts it short. Popups are answered with their
 * main button. `deckOf` maps the number of cards turned to a deck, 0 to 3.
 */
export const drawUntil = async (
  page: Page | Frame,
  cards: number,
  deckOf: (turn: number) => number = (turn) => Math.floor(turn / 3) % 4,
): Promise<void> => {
  await page.getByTestId('cards-left').waitFor()
  const decks = Array.from({ length: 80 }, (_, turn) => deckOf(turn))
  await page.evaluate(
    async ({ cards, decks, revealMs }) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      /** As stored, which a press is at once; the count on the table, of which there is none after the game, follows later. */
      const turned = () => {
        try {
          if (sessionStorage.getItem('uid')) return Number(sessionStorage.getItem('cards_turned'))
        } catch {
          // The frame may use no storage.
        }
        return 80 - Number(find('main [data-testid="cards-left"]')?.textContent ?? 0)
      }
      /** Whether there was a popup to answer. Popups ignore presses in their first 300 ms. */
      const answered = async () => {
        const popup = find('dialog[open] [data-focus]')
        if (!popup) return false
        await wait(320)
        popup.click()
        return true
      }
      for (let turn = turned(); turn < cards; turn = turned()) {
        if (!(await answered())) find(`[data-deck="${decks[turn]}"]`)?.click()
        await wait(20)
      }
      // The last reveal runs to its end, by the same clock, and may open a popup.
      await wait(revealMs + 100)
      await answered()
    },
    { cards, decks, revealMs },
  )
  await focusDecks(page)
}

/**
 * Adds draws to the journal of a game under way until `cards` are turned, three from each deck in turn, and loads the page again, which goes on
 * from there as after a crash. What is not about the way through a whole game takes this way.
 */
export const skipTo = async (page: Page | Frame, cards: number): Promise<void> => {
  const { stacks, structure, journal } = await page.evaluate(() => {
    // What is sent from now on is noted no more.
    Storage.prototype.setItem = () => {}
    return {
      stacks: JSON.parse(sessionStorage.getItem('stack_types') ?? '') as StackType[],
      structure: Number(sessionStorage.getItem('reward_structure_id')),
      journal: JSON.parse(sessionStorage.getItem('journal') ?? '') as Journal,
    }
  })
  const draws = journal.entries.filter(({ kind }) => kind === 'draw')
  while (draws.length < cards) {
    const deck = Math.floor(draws.length / 3) % 4
    const value = cardValue(structure, stacks[deck] ?? 'a', draws.filter((draw) => draw.deck === deck).length)
    const draw = { kind: 'draw' as const, deck, value, reactionTime: 800, time: (draws.at(-1)?.time ?? 0) + 1250 }
    draws.push(draw)
    journal.entries.push(draw)
  }
  await page.evaluate((text) => {
    sessionStorage.journal = text
    setTimeout(() => location.reload())
  }, JSON.stringify(journal))
}

/** Tabs to a control and presses the key that activates it. */
export const activate = async (target: Locator): Promise<void> => {
  const { keyboard } = target.page()
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; !(await isFocused()); presses++) {
    if (presses > 40) throw new Error(`${target} cannot be reached by Tab`)
    await keyboard.press('Tab')
  }
  const isRadio = (await target.getAttribute('type')) === 'radio'
  await keyboard.press(isRadio ? 'Space' : 'Enter')
}
