import type { DrawEntry } from '../../session/journal.ts'
import type { PopupTrigger } from '../popup-trigger.ts'

const recentDraws = 24

/** Entropy of the choices, bit: 2 if all four decks were drawn from equally often. */
const entropy = (draws: readonly DrawEntry[]) =>
  [0, 1, 2, 3].reduce((sum, deck) => {
    const share = draws.filter((draw) => draw.deck === deck).length / draws.length
    return share === 0 ? sum : sum - share * Math.log2(share)
  }, 0)

const rate = (steps: readonly { switched: boolean }[]) => steps.filter(({ switched }) => switched).length / steps.length

/**
 * From card 56 on, in the last 24 draws: at least 80 % of the steps change the deck, the entropy is at least 1.95 bit, and the share of
 * changes after a loss and after a win differs by less than 0.10. Without both wins and losses it never fires.
 */
export const popup: PopupTrigger = {
  key: 'random_choices_random_result',
  fires: (draws) => {
    if (draws.length < 56) return false
    const last = draws.slice(-recentDraws)
    const steps = last.slice(1).map((draw, i) => ({ switched: draw.deck !== last[i]?.deck, afterWin: (last[i]?.value ?? 0) > 0 }))
    const afterWin = steps.filter((step) => step.afterWin)
    const afterLoss = steps.filter((step) => !step.afterWin)
    if (afterWin.length === 0 || afterLoss.length === 0) return false
    return rate(steps) >= 0.8 && entropy(last) >= 1.95 && Math.abs(rate(afterWin) - rate(afterLoss)) < 0.1
  },
}
