import { sameDeckShare } from '../../contract/constants.ts'
import { type PopupKey, popupKeys } from '../../contract/popups.ts'
import type { DrawEntry } from '../session/journal.ts'

/** A popup about how the game is played. */
export type PopupTrigger = {
  key: PopupKey
  /** Whether it fires after the last of these draws. */
  fires: (draws: readonly DrawEntry[]) => boolean
  /** Whether its text is true after the last of these draws, as it may have to wait; as `fires`, if left out. */
  holds?: (draws: readonly DrawEntry[]) => boolean
  /** At this card it may fire once more, though it has fired before. */
  repeatsAt?: number
}

/** How many of these draws are from each deck. */
const drawsOfDecks = (draws: readonly DrawEntry[]) => [0, 1, 2, 3].map((deck) => draws.filter((draw) => draw.deck === deck).length)
/** Draws from the deck that was drawn from most. */
const mostFromOneDeck = (draws: readonly DrawEntry[]) => Math.max(...drawsOfDecks(draws))

const median = (numbers: readonly number[]) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** Entropy of the choices, bit: 2 if all four decks were drawn from equally often. */
const entropy = (draws: readonly DrawEntry[]) =>
  drawsOfDecks(draws)
    .filter((count) => count > 0)
    .map((count) => count / draws.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0)

const rate = (steps: readonly { switched: boolean }[]) => steps.filter(({ switched }) => switched).length / steps.length

const rules: { [Key in Exclude<PopupKey, 'inactivity' | 'halfway'>]: Omit<PopupTrigger, 'key'> } = {
  /** From card 20 on, more than 90 % of the draws from one deck: such a game would not be analysed. */
  more_than_ninety_percent: {
    fires: (draws) => draws.length >= 20 && mostFromOneDeck(draws) / draws.length > sameDeckShare,
    repeatsAt: 60,
  },
  /** All of the first ten draws from one deck. */
  only_one_deck: { fires: (draws) => draws.length === 10 && mostFromOneDeck(draws) === 10 },
  /** The median of the last eight reaction times is under 550 ms. */
  slow_down: { fires: (draws) => draws.length >= 10 && median(draws.slice(-8).map(({ reactionTime }) => reactionTime)) < 550 },
  /**
   * From card 56 on, in the last 24 draws: at least 80 % of the steps change the deck, the entropy is at least 1.95 bit, and the share of
   * changes after a loss and after a win differs by less than 0.10. Without both wins and losses it never fires.
   */
  random_choices_random_result: {
    fires: (draws) => {
      if (draws.length < 56) return false
      const last = draws.slice(-24)
      const steps = last.slice(1).map((draw, i) => ({ switched: draw.deck !== last[i]?.deck, afterWin: (last[i]?.value ?? 0) > 0 }))
      const afterWin = steps.filter((step) => step.afterWin)
      const afterLoss = steps.filter((step) => !step.afterWin)
      if (afterWin.length === 0 || afterLoss.length === 0) return false
      return rate(steps) >= 0.8 && entropy(last) >= 1.95 && Math.abs(rate(afterWin) - rate(afterLoss)) < 0.1
    },
  },
  /** From card 45 on, when seven of the last ten draws are from one deck; at card 65 in any case. */
  do_you_have_a_hunch: {
    fires: (draws) => draws.length === 65 || (draws.length >= 45 && draws.length < 65 && mostFromOneDeck(draws.slice(-10)) >= 7),
    // A question, which says nothing of the player.
    holds: () => true,
  },
}

/** Every popup about the way of playing, in order of priority. */
export const triggers: readonly PopupTrigger[] = popupKeys.flatMap((key) =>
  key in rules ? { key, ...rules[key as keyof typeof rules] } : [],
)
