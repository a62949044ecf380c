import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { startFaultyProxy } from '../../../e2e/game/faulty-proxy.ts'
import { cardValue } from '../../../server/analysis/decks.ts'
import { gameClock } from '../../play/current-game.ts'
import { inTurn } from '../../testing/draws.ts'
import { openApp } from '../../testing/open-app.tsx'
import { drawCards, newPlayer } from '../../testing/play.ts'
import { popupGuard } from '../../ui/dialog.tsx'

const open = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = await openApp({ ...options, address: '/gamalyze/game', session: { ...options.session, terms_accepted: true } })
  const decks = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('[data-deck]')]
    expect(found).toHaveLength(4)
    return found
  })
  const { session } = app
  /** The value of the next card of a deck. */
  const next = (deck: number) => {
    const { reward_structure_id, stack_types, card_selections } = session.get()
    return cardValue(reward_structure_id, stack_types[deck] ?? 'a', card_selections[deck] ?? 0)
  }
  const ready = () => screen.findByText(app.texts().game.choose())
  return { ...app, decks, next, ready }
}

/** The same of a game of which the cards from these decks were drawn before, once the player goes on with it. */
const resume = async (drawnDecks: readonly number[]) => {
  const player = newPlayer()
  drawCards(player.session, drawnDecks)
  const app = await open({ session: player.session.get() })
  const { game } = app.texts()
  const menu = await screen.findByRole('dialog', { name: game.resumeTitle() })
  await app.user.click(within(menu).getByRole('button', { name: game.resume({ count: 80 - drawnDecks.length }) }))
  return app
}
const fromOneDeck = (count: number) => Array.from({ length: count }, () => 0)

describe('the table', () => {
  test('shows the card of a pressed deck, and score and cards left follow (R89, R91, R95)', async () => {
    const { user, decks, next, ready, store, session } = await open()
    const { formats } = store.get()
    await ready()
    const value = next(1)
    await user.click(decks[1] as Element)
    expect(session.get()).toMatchObject({ cards_turned: 1, score: 2000 + value })
    expect(screen.getByTestId('cards-left').textContent).toBe('79')
    expect(screen.getByTestId('score').textContent).toContain(formats.money(2000 + value))
    expect(decks[1]?.textContent).toContain(formats.signedMoney(value))
    expect(screen.getByTestId('last-draw').textContent).toContain(formats.number(Math.abs(value)))
    expect(decks[0]?.textContent).not.toContain(formats.signedMoney(value))
  })

  test('is played by keys 1 to 4 from a deck; Escape pauses and resumes (ruling 32)', async () => {
    const { ready, session, texts, decks } = await open()
    await ready()
    const deck = decks[0] as Element
    fireEvent.keyDown(deck, { key: '3' })
    expect(session.get().card_selections).toEqual([0, 0, 1, 0])
    fireEvent.keyDown(document.body, { key: 'Escape' })
    const menu = await screen.findByRole('dialog', { name: texts().game.paused() })
    // Behind an open dialog no deck can be pressed.
    fireEvent.keyDown(deck, { key: '1' })
    expect(session.get().cards_turned).toBe(1)
    fireEvent.keyDown(menu, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('counts no time to think while the page covers it (ruling 45)', async () => {
    const now = vi.spyOn(gameClock, 'now')
    onTestFinished(() => now.mockRestore())
    const { host, session, ready, decks } = await open({ partner: {} })
    await ready()
    const start = gameClock.now()
    const cover = (isCovered: boolean, at: number) => {
      now.mockReturnValue(start + at)
      // As the page's commands `sleep` and `wake` do.
      host.asleep = isCovered
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    cover(true, 1000)
    cover(false, 9000)
    now.mockReturnValue(start + 9500)
    fireEvent.click(decks[0] as Element)
    expect(session.get().reaction_times).toHaveLength(1)
    expect(session.get().reaction_times[0]).toBeGreaterThanOrEqual(1500)
    expect(session.get().reaction_times[0]).toBeLessThan(8000)
  })

  test.each([
    ['the pause menu', 2, ['Escape']],
    // The tenth card of one deck, and the end of its reveal.
    ['a popup', 9, ['1', '1']],
  ])('ignores the keys while %s opens', async (_, cards, opening) => {
    const { ready, session, decks } = await resume(fromOneDeck(cards))
    await ready()
    // As in a browser, without act: the dialog is rendered after the task of the keys, not between them.
    const press = (key: string) => decks[0]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    for (const key of opening) press(key)
    const drawn = session.get().cards_turned
    for (const key of ['1', '2', '3', '4']) press(key)
    expect(document.querySelector('dialog[open]')).toBeNull()
    await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
    for (const key of ['1', '2', '3', '4']) press(key)
    expect(session.get().cards_turned).toBe(drawn)
    expect(drawn).toBe(cards + (opening.includes('1') ? 1 : 0))
  })

  test('keeps a popup as it is, with its focus and no answer, through five languages and hammered keys', async () => {
    const { user, session, store, texts, ready, decks } = await resume(fromOneDeck(9))
    await ready()
    fireEvent.keyDown(decks[0] as Element, { key: '1' })
    const popup = await screen.findByRole('dialog')
    const { entries } = session.get().journal
    for (const language of ['dan', 'gre', 'fre', 'ger', 'pol'] as const) {
      await act(() => store.setLocale(language))
      await user.keyboard(' {Enter}1234')
    }
    expect(screen.getByRole('dialog', { name: texts().popups.only_one_deck.title() })).toBe(popup)
    expect(document.activeElement).toBe(popup)
    expect(session.get().journal.entries).toEqual(entries)
  })

  test('is spoken draw by draw, as much as the player wants (R95)', async () => {
    const { user, ready, next, texts, session, decks } = await open()
    await ready()
    const { game } = texts()
    const live = () => [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join()
    const symbol = (deck: number) => {
      const names = [game.wave, game.leaf, game.arch, game.stones] as const
      return names[session.get().card_symbols[deck] ?? 0]?.() ?? ''
    }
    const drawn = (deck: number, value: number) => {
      const words = { points: Math.abs(value), symbol: symbol(deck) }
      return value > 0 ? game.drawnWin(words) : game.drawnLoss(words)
    }
    // The page's title is announced before.
    await waitFor(() => expect(live().trim()).not.toBe(''))
    const first = next(0)
    await user.click(decks[0] as Element)
    await waitFor(() => expect(live().trim()).toBe(drawn(0, first)))
    act(() => session.update({ announcements: 'long' }))
    await ready()
    const deck = decks[0] as Element
    fireEvent.keyDown(deck, { key: '2' })
    const second = next(1)
    fireEvent.keyDown(deck, { key: '2' })
    await waitFor(() =>
      expect(live().trim()).toBe(
        [drawn(1, second), game.scoreNow({ score: session.get().score }), game.cardsLeftCount({ count: 78 })].join('. '),
      ),
    )
  })
})

describe('a game played in parts', () => {
  test('waits when it is loaded again, and goes on where it was (ruling 1)', async () => {
    const { session, ready } = await resume([0, 1, 2])
    await ready()
    expect(screen.getByTestId('cards-left').textContent).toBe('77')
    expect(session.get().cards_turned).toBe(3)
  })

  test('asks before it is left; then a new game may start (R100, R101, R191)', async () => {
    const { user, ready, session, texts, decks } = await open()
    await ready()
    await user.click(decks[0] as Element)
    const { uid } = session.get()
    const { game } = texts()
    await user.click(screen.getByRole('button', { name: game.pause() }))
    await user.click(screen.getByRole('button', { name: game.exit() }))
    const prompt = await screen.findByRole('dialog', { name: game.exit() })
    expect(prompt.textContent).toContain(game.exitPrompt({ count: 79 }))
    await user.click(within(prompt).getByRole('button', { name: game.continuePlaying() }))
    await user.click(await screen.findByRole('button', { name: game.exit() }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: game.exit() }))
    await waitFor(() => expect(location.pathname).toBe('/gamalyze'))
    expect(session.get()).toMatchObject({ cards_turned: 0, game_completed: false })
    expect(session.get().uid).not.toBe(uid)
  })

  test('shows what is left and the score, and nothing of the cards before (ruling 20)', async () => {
    const { ready, session, store } = await open()
    act(() => drawCards(session, [0, 1, 2, 3, 0, 1, 2, 3, 0]))
    await ready()
    const numbers = document.querySelector('main')?.textContent?.match(/\d[\d,]*/g)
    expect(new Set(numbers)).toEqual(new Set(['71', store.get().formats.number(session.get().score)]))
    expect(document.querySelector('main table, main canvas, main ol')).toBeNull()
  })

  test('shows its end after 80 cards (R90)', async () => {
    const { user, session, texts, decks } = await resume(inTurn(79))
    await waitFor(() => expect(screen.getAllByText(texts().game.lastCard()).length).toBeGreaterThan(0))
    await user.click(decks[3] as Element)
    await waitFor(() => expect(session.get().game_completed).toBe(true))
    await waitFor(() => expect(location.pathname).toBe('/gamalyze/completed'))
  })

  test('stops at a card that the server refuses, and says why', async () => {
    const player = newPlayer()
    player.session.update((state) => ({
      cards_turned: 1,
      journal: { ...state.journal, entries: [{ kind: 'draw', deck: 0, value: 12_345, reactionTime: 700, time: Date.now() }] },
    }))
    const { user, session, texts } = await open({ session: player.session.get() })
    const { game, common } = texts()
    const dialog = await screen.findByRole('dialog', { name: game.refusedTitle() })
    expect(dialog.textContent).toContain(game.refused())
    await new Promise((resolve) => setTimeout(resolve, popupGuard))
    await user.click(within(dialog).getByRole('button', { name: common.startAgain() }))
    await waitFor(() => expect(location.pathname).toBe('/gamalyze'))
    expect(session.get().cards_turned).toBe(0)
  })

  test('says when it has no network, goes on, and says when it is back', async () => {
    const proxy = await startFaultyProxy(() => inject('server').url)
    onTestFinished(() => proxy.close())
    const { user, ready, texts, decks, session } = await open({ apiBase: proxy.url })
    await ready()
    proxy.faults = () => ({ fault: 503, delay: 0 })
    await user.click(decks[2] as Element)
    const { game } = texts()
    await screen.findByText(game.offline(), { selector: 'span' })
    expect(session.get().cards_turned).toBe(1)
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    await screen.findByText(game.online(), { selector: 'span' })
    // A call that was refused before may be heard of after that.
    await waitFor(() => expect(screen.queryByText(game.offline(), { selector: 'span' })).toBeNull())
  })
})
