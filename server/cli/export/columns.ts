import { cardsPerGame, sameDeckShare, stackTypes } from '../../../contract/constants.ts'
import { largestShare } from '../../analysis/behaviour.ts'
import { rewardStructure } from '../../analysis/decks.ts'
import { timing } from '../../analysis/timing.ts'
import type { Draw } from '../../analysis/types.ts'
import { playedGame } from '../../game/played-game.ts'
import type { CompletedGame } from '../../store/completed-games.ts'

/** The common scale of all structures, that of the classic task. */
export const commonPayscale = 100

/** As Frictionless Table Schema names them */
type Constraints = { minimum?: number; maximum?: number; enum?: readonly number[] }

const yesOrNo = { enum: [0, 1] }

const column =
  <const Type extends 'integer' | 'number' | 'string'>(type: Type) =>
  <const Name extends string>(name: Name, description: string, constraints?: Constraints, unit?: string) => ({
    name,
    type,
    ...(constraints && { constraints }),
    description,
    ...(unit && { unit }),
  })
const whole = column('integer')
const real = column('number')
const words = column('string')

/** The columns of an export, in order, with their descriptions in the sidecar. */
export const columns = [
  whole('subjID', 'Number of the game in this export, from 1. It points to nobody.', { minimum: 1 }),
  whole('trial', 'Number of the draw in its game, 1 to 80', { minimum: 1, maximum: cardsPerGame }),
  whole('choice', 'Deck: 1 = a, 2 = b, 3 = c, 4 = d', { minimum: 1, maximum: 4 }),
  real('gain', 'Points won, 0 or more', { minimum: 0 }, 'points'),
  real('loss', 'Points lost, 0 or less', { maximum: 0 }, 'points'),
  real(
    'reactionTime',
    'Until the press, without pauses, popups and hidden-tab time, from the frame in which the last value could be read',
    { minimum: 0 },
    'ms',
  ),
  whole('rewardStructure', 'Which of the nine prearranged sets of decks, 0 to 8: says which decks are bad (see the sidecar)', {
    minimum: 0,
    maximum: 8,
  }),
  whole('payscale', 'Points of the structure that count as one unit', { minimum: 1 }, 'points'),
  real(
    'gainScaled',
    'gain on the scale that all structures share: with gainScaled, lossScaled and payscale 100 all games can be fitted together',
    { minimum: 0 },
    'points at payscale 100',
  ),
  real('lossScaled', 'loss on the same scale', { maximum: 0 }, 'points at payscale 100'),
  whole('popups', 'How many popups the player had answered before this draw: some change later choices', { minimum: 0 }),
  words('popup', 'Popups between the draw before and this one, by name, with spaces; empty: none'),
  words('popupAnswer', 'The answers to them, in the same order'),
  whole('clock', "1: the player's clock can be believed; 0: leave reaction times out", yesOrNo),
  words('flags', 'Why the result is not firm, with spaces: one_deck, too_fast, random_play, scripted'),
  whole('singleDeck', '1: more than 90 % of the cards came from one deck, so that there is no result', yesOrNo),
  whole('revoked', '1: the secret of the game was revoked', yesOrNo),
  words('modelVersion', 'Model of the stored analysis; empty: not analysed'),
  words('scoreVersion', 'Formula of its risk score; empty: not analysed'),
  words('study', 'Id of the study that the operator had declared when the game began; empty: none'),
]

/** One draw as a row; the first five columns are the input of hBayesDM's `igt_orl`. */
type Row = { [Column in (typeof columns)[number] as Column['name']]: Column['type'] extends 'string' ? string : number }

export const csvHead = `${columns.map(({ name }) => name).join(',')}\n`

/** Rows as lines: numbers and names without commas need no quotes. */
export const csvLines = (rows: readonly Row[]): string => rows.map((row) => `${columns.map(({ name }) => row[name]).join(',')}\n`).join('')

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
