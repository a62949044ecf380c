import type { PopupKey } from '../../contract/popups.ts'
import type { DrawEntry } from '../session/journal.ts'

/** A popup about how the game is played. Each is a file in `popups/` and found automatically. */
export type PopupTrigger = {
  key: PopupKey
  /** Whether it fires after the last of these draws. */
  fires: (draws: readonly DrawEntry[]) => boolean
  /** Whether its text is true after the last of these draws, as it may have to wait; as `fires`, if left out. */
  holds?: (draws: readonly DrawEntry[]) => boolean
  /** At this card it may fire once more, though it has fired before. */
  repeatsAt?: number
}

/** Draws from the deck that was drawn from most. */
export const mostFromOneDeck = (draws: readonly DrawEntry[]) =>
  Math.max(0, ...[0, 1, 2, 3].map((deck) => draws.filter((draw) => draw.deck === deck).length))
