import type { GameState } from '../../game/game-state.ts'
import type { Shown } from './deck.tsx'

/** The cards of one deck that can be seen, oldest first. `taken`: cards taken from the deck, with the one on view. */
export const shownCards = (
  { phase, card, before }: Pick<GameState, 'phase' | 'card' | 'before'>,
  place: number,
  taken: number,
): Shown[] => {
  const shown: Shown[] = []
  const drawn = card !== null && card.value !== null
  const here = drawn && card.deck === place
  if (before?.deck === place && before.value !== null && (phase === 'revealing' || !drawn))
    shown.push({ index: here ? taken - 2 : taken - 1, value: before.value, pose: drawn ? (here ? 'away' : 'down') : 'up' })
  if (here && card.value !== null) shown.push({ index: taken - 1, value: card.value, pose: 'up' })
  return shown
}
