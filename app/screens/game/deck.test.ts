import { describe, expect, test } from 'vitest'
import { shownCards } from './deck.tsx'

const card = (deck: number, value: number | null) => ({ deck, value, reactionTime: 800, time: 0 })

describe('the visible cards of a deck', () => {
  test('are none before the first card', () => {
    expect(shownCards({ phase: 'choosing', card: null, before: null }, 0)).toEqual({})
  })

  test('are the one that was turned, and none on the other decks', () => {
    const game = { phase: 'revealing', card: card(1, -50), before: null } as const
    expect(shownCards(game, 1)).toEqual({ up: -50 })
    expect(shownCards(game, 0)).toEqual({})
  })

  test('turn the previous one down on another deck', () => {
    const game = { phase: 'revealing', card: card(1, -50), before: card(2, 100) } as const
    expect(shownCards(game, 2)).toEqual({ down: 100 })
    expect(shownCards(game, 1)).toEqual({ up: -50 })
  })

  test('lose the previous one of the same deck, to make room', () => {
    expect(shownCards({ phase: 'revealing', card: card(1, -50), before: card(1, 100) }, 1)).toEqual({ up: -50, away: 100 })
  })

  test('lose the previous one once the card can be read', () => {
    const game = { phase: 'choosing', card: card(1, -50), before: card(2, 100) } as const
    expect(shownCards(game, 2)).toEqual({})
    expect(shownCards(game, 1)).toEqual({ up: -50 })
  })

  test('keep the previous one until a card that is loading arrives', () => {
    const game = { phase: 'waiting', card: card(1, null), before: card(2, 100) } as const
    expect(shownCards(game, 2)).toEqual({ up: 100 })
    expect(shownCards(game, 1)).toEqual({})
    expect(shownCards({ ...game, before: card(1, null) }, 1)).toEqual({})
  })
})
