import { cardsPerGame, type StackType, sameDeckShare } from '../../contract/constants.ts'
import data from './decks/reward-structures.json' with { type: 'json' }

/** Bad or Good in the long run, with Frequent or Infrequent losses. */
export type DeckRole = 'BF' | 'BI' | 'GF' | 'GI'

/** Four prearranged decks of 80 cards and the role of each letter. */
export type RewardStructure = {
  reward_structure_id: number
  /** 1, 0.8 or 0.6 */
  scale: number
  /** divides points into the model's units: 100 · scale */
  payscale: number
  roles: Record<StackType, DeckRole>
  /** net points, never 0 */
  decks: Record<StackType, readonly number[]>
}

/** The nine sets of decks; `server/testing/generate-structures.ts` is the rule that generates them. */
export const rewardStructures = data.structures as readonly RewardStructure[]

/** SHA-256 of `JSON.stringify(rewardStructures)`, published for fairness and replay. */
export const rewardStructuresChecksum = data.sha256

/** The structure with this id; throws RangeError for any id but 0 to 8. */
export const rewardStructure = (id: number): RewardStructure => {
  const structure = rewardStructures[id]
  if (structure === undefined) throw new RangeError('reward structure id must be 0 to 8')
  return structure
}

/** Net points of a card. `index` is the number of cards already taken from that deck, 0 to 79; throws RangeError outside. */
export const cardValue = (structureId: number, stackType: StackType, index: number): number => {
  const value = rewardStructure(structureId).decks[stackType][index]
  if (value === undefined) throw new RangeError(`card index must be 0 to ${cardsPerGame - 1}`)
  return value
}

/** Whether a deck loses points in the long run. */
export const isBad = (role: DeckRole): boolean => role === 'BF' || role === 'BI'

/** Whether a whole game with this many cards from the deck it took most from is refused an analysis. */
export const isSingleDeck = (largestDeck: number): boolean => largestDeck / cardsPerGame > sameDeckShare
