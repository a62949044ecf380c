import { type StackType, stackTypes } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import { cardValue } from '../analysis/decks.ts'

/** Time of the first sample draw, ms since 1970. */
export const at = Date.UTC(2026, 0, 1)

/** The first `count` draws of a game that cycles through the stacks, or takes all from one. */
export const sampleDraws = (uid: string, count: number, structure = 3, only?: StackType): CardSelection[] => {
  const taken: Record<StackType, number> = { a: 0, b: 0, c: 0, d: 0 }
  return Array.from({ length: count }, (_, index) => {
    const stack = only ?? (stackTypes[index % 4] as StackType)
    const value = cardValue(structure, stack, taken[stack])
    taken[stack] += 1
    return {
      id: uid,
      time: at + index,
      reaction_time: 500.5,
      selection_id: index + 1,
      stack_type: stack,
      card_placement: index % 4,
      reward_structure_id: structure,
      card_color: '#123abc',
      card_value: value,
    }
  })
}
