import { stackTypes } from '../../../contract/constants.ts'
import type { CompletedGame } from '../../store/store.ts'

/** One draw as a row; the first five columns are those that hBayesDM's `igt_orl` reads. */
export type Row = {
  subjID: number
  trial: number
  choice: number
  gain: number
  loss: number
  reactionTime: number
  rewardStructure: number
}

/** The columns of an export, in order, with what the sidecar says of them. */
export const columns: readonly { name: keyof Row; type: 'INT32' | 'DOUBLE'; description: string; unit?: string }[] = [
  { name: 'subjID', type: 'INT32', description: 'Number of the game in this export, from 1. It points to nobody.' },
  { name: 'trial', type: 'INT32', description: 'Number of the draw in its game, 1 to 80' },
  { name: 'choice', type: 'INT32', description: 'Deck: 1 = a, 2 = b, 3 = c, 4 = d' },
  { name: 'gain', type: 'DOUBLE', description: 'Points won, 0 or more', unit: 'points' },
  { name: 'loss', type: 'DOUBLE', description: 'Points lost, 0 or less', unit: 'points' },
  {
    name: 'reactionTime',
    type: 'DOUBLE',
    description: 'From the decks becoming selectable to the press, without pauses, popups and hidden-tab time',
    unit: 'ms',
  },
  {
    name: 'rewardStructure',
    type: 'INT32',
    description: 'Which of the nine prearranged sets of decks, 0 to 8: says which decks are bad and the payscale (see the sidecar)',
  },
]

/** The rows of one complete game. */
export const rowsOf = ({ draws }: CompletedGame, subjID: number): Row[] =>
  draws.map((draw) => ({
    subjID,
    trial: draw.selection_id,
    choice: stackTypes.indexOf(draw.stack_type) + 1,
    gain: Math.max(draw.card_value, 0),
    loss: Math.min(draw.card_value, 0),
    reactionTime: draw.reaction_time,
    rewardStructure: draw.reward_structure_id,
  }))
