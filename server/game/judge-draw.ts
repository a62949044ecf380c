import type { StackType } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import { cardValue } from '../analysis/decks.ts'

/** A game as far as it was played. */
export type GameState = {
  turned: number
  /** Set by the first draw. */
  structure: number | undefined
  /** Cards taken from each stack. */
  taken: Record<StackType, number>
}

/** What a draw is to a game: the next turn, one that was stored before, or what is wrong with it. */
export type Verdict = 'next' | 'repeat' | { wrong: string }

/** The server's authority over a draw: order, structure and value (requirements §5.1). */
export const judgeDraw = (state: GameState, draw: CardSelection): Verdict => {
  if (draw.selection_id <= state.turned) return 'repeat'
  if (draw.selection_id !== state.turned + 1) return { wrong: `selection_id must be ${state.turned + 1}` }
  if (state.structure !== undefined && draw.reward_structure_id !== state.structure)
    return { wrong: `reward_structure_id must stay ${state.structure}` }
  if (draw.card_value !== cardValue(draw.reward_structure_id, draw.stack_type, state.taken[draw.stack_type]))
    return { wrong: 'card_value is not the value of that card' }
  return 'next'
}

/** Whether a repeated draw is the one that was stored: time, reaction time, placement and colour may differ. */
export const isSameDraw = (first: Omit<CardSelection, 'id'>, draw: CardSelection): boolean =>
  first.stack_type === draw.stack_type && first.reward_structure_id === draw.reward_structure_id && first.card_value === draw.card_value
