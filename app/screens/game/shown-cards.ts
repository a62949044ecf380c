import type { GameState } from '../../game/game-state.ts'

/** Values of the cards of one deck that can be seen. `up`: face up. `down`: on its way back. `away`: makes room for the next card of its deck. */
export type Shown = { up?: number; down?: number; away?: number }

/** Which cards of the deck at this place (0 to 3 from the left) can be seen. */
export const shownCards = ({ phase, card, before }: Pick<GameState, 'phase' | 'card' | 'before'>, place: number): Shown => {
  const value = card?.value ?? null
  const isHere = value !== null && card?.deck === place
  const cards: Shown = isHere ? { up: value } : {}
  if (before?.deck !== place || before.value === null) return cards
  if (value === null) return { up: before.value }
  if (phase !== 'revealing') return cards
  return { ...cards, [isHere ? 'away' : 'down']: before.value }
}
