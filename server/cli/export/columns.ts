import { cardsPerGame, sameDeckShare, stackTypes } from '../../../contract/constants.ts'
import { largestShare } from '../../analysis/behaviour.ts'
import { rewardStructure } from '../../analysis/decks.ts'
import { timing } from '../../analysis/timing.ts'
import type { Draw } from '../../analysis/types.ts'
import { playedGame } from '../../game/played-game.ts'
import type { CompletedGame } from '../../store/completed-games.ts'

/** One draw as a row; the first five columns are the input of hBayesDM's `igt_orl`. */
export type Row = {
  subjID: number
  trial: number
  choice: number
  gain: number
  loss: number
  reactionTime: number
  rewardStructure: number
  payscale: number
  gainScaled: number
  lossScaled: number
  popups: number
  popup: string
  popupAnswer: string
  clock: number
  flags: string
  singleDeck: number
  revoked: number
  modelVersion: string
  scoreVersion: string
  study: string
}

/** The common scale of all structures, that of the classic task. */
export const commonPayscale = 100

type Column = {
  name: keyof Row
  type: 'INT32' | 'DOUBLE' | 'STRING'
  description: string
  unit?: string
  /** As Frictionless Table Schema names them */
  constraints?: { minimum?: number; maximum?: number; enum?: readonly number[] }
}

const yesOrNo = { enum: [0, 1] }

/** The columns of an export, in order, with their descriptions in the sidecar. */
export const columns: readonly Column[] = [
  {
    name: 'subjID',
    type: 'INT32',
    constraints: { minimum: 1 },
    description: 'Number of the game in this export, from 1. It points to nobody.',
  },
  {
    name: 'trial',
    type: 'INT32',
    constraints: { minimum: 1, maximum: cardsPerGame },
    description: 'Number of the draw in its game, 1 to 80',
  },
  { name: 'choice', type: 'INT32', constraints: { minimum: 1, maximum: 4 }, description: 'Deck: 1 = a, 2 = b, 3 = c, 4 = d' },
  { name: 'gain', type: 'DOUBLE', constraints: { minimum: 0 }, description: 'Points won, 0 or more', unit: 'points' },
  { name: 'loss', type: 'DOUBLE', constraints: { maximum: 0 }, description: 'Points lost, 0 or less', unit: 'points' },
  {
    name: 'reactionTime',
    type: 'DOUBLE',
    constraints: { minimum: 0 },
    description: 'Until the press, without pauses, popups and hidden-tab time, from the frame in which the last value could be read',
    unit: 'ms',
  },
  {
    name: 'rewardStructure',
    type: 'INT32',
    constraints: { minimum: 0, maximum: 8 },
    description: 'Which of the nine prearranged sets of decks, 0 to 8: says which decks are bad (see the sidecar)',
  },
  {
    name: 'payscale',
    type: 'INT32',
    constraints: { minimum: 1 },
    description: 'Points of the structure that count as one unit',
    unit: 'points',
  },
  {
    name: 'gainScaled',
    type: 'DOUBLE',
    constraints: { minimum: 0 },
    description:
      'gain on the scale that all structures share: with gainScaled, lossScaled and payscale 100 all games can be fitted together',
    unit: 'points at payscale 100',
  },
  {
    name: 'lossScaled',
    type: 'DOUBLE',
    constraints: { maximum: 0 },
    description: 'loss on the same scale',
    unit: 'points at payscale 100',
  },
  {
    name: 'popups',
    type: 'INT32',
    constraints: { minimum: 0 },
    description: 'How many popups the player had answered before this draw: some change later choices',
  },
  { name: 'popup', type: 'STRING', description: 'Popups between the draw before and this one, by name, with spaces; empty: none' },
  { name: 'popupAnswer', type: 'STRING', description: 'The answers to them, in the same order' },
  { name: 'clock', type: 'INT32', constraints: yesOrNo, description: "1: the player's clock can be believed; 0: leave reaction times out" },
  { name: 'flags', type: 'STRING', description: 'Why the result is not firm, with spaces: one_deck, too_fast, random_play, scripted' },
  {
    name: 'singleDeck',
    type: 'INT32',
    constraints: yesOrNo,
    description: '1: more than 90 % of the cards came from one deck, so that there is no result',
  },
  { name: 'revoked', type: 'INT32', constraints: yesOrNo, description: '1: the secret of the game was revoked' },
  { name: 'modelVersion', type: 'STRING', description: 'Model of the stored analysis; empty: not analysed' },
  { name: 'scoreVersion', type: 'STRING', description: 'Formula of its risk score; empty: not analysed' },
  { name: 'study', type: 'STRING', description: 'Id of the study that the operator had declared when the game began; empty: none' },
]

/** The rows of one complete game. */
export const rowsOf = (game: CompletedGame, subjID: number): Row[] => {
  const { draws, popups, analysis, revoked, study } = game
  const replayedGame = playedGame({ ...game, test: false }, draws, []) // test games are left out
  if (!replayedGame) return []
  const { payscale } = rewardStructure(replayedGame.rewardStructureId)
  const choices = draws.map((draw): Draw => ({ choice: stackTypes.indexOf(draw.stack_type) as Draw['choice'], outcome: draw.card_value }))
  const toCommonScale = (points: number) => (points * commonPayscale) / payscale
  const ofGame = {
    subjID,
    rewardStructure: replayedGame.rewardStructureId,
    payscale,
    clock: timing(replayedGame).clock ? 1 : 0,
    flags: analysis?.results.quality.flags.join(' ') ?? '',
    singleDeck: largestShare(choices) > sameDeckShare ? 1 : 0,
    revoked: revoked ? 1 : 0,
    modelVersion: analysis?.modelVersion ?? '',
    scoreVersion: analysis?.scoreVersion ?? '',
    study: study ?? '',
  }
  return draws.map((draw) => {
    const [gain, loss] = [Math.max(draw.card_value, 0), Math.min(draw.card_value, 0)]
    const popupsBefore = popups.filter(({ cards_turned }) => cards_turned < draw.selection_id)
    const latest = popupsBefore.filter(({ cards_turned }) => cards_turned === draw.selection_id - 1)
    return {
      ...ofGame,
      trial: draw.selection_id,
      choice: stackTypes.indexOf(draw.stack_type) + 1,
      gain,
      loss,
      reactionTime: draw.reaction_time,
      gainScaled: toCommonScale(gain),
      lossScaled: toCommonScale(loss),
      popups: popupsBefore.length,
      popup: latest.map(({ popup_message }) => popup_message).join(' '),
      popupAnswer: latest.map(({ popup_answer }) => popup_answer).join(' '),
    }
  })
}
