import type { CardSelection, PopupAnswerRecord } from '../../contract/game.ts'
import { playTime } from '../../contract/play-time.ts'
import type { PlayedGame } from '../analysis/types.ts'
import type { GameRecord } from '../store/games.ts'

/** The input of the analysis from a stored game; undefined when no card was drawn. */
export const playedGame = (
  { createdAt, completedAt, test }: Pick<GameRecord, 'createdAt' | 'completedAt' | 'test'>,
  draws: readonly Omit<CardSelection, 'id'>[],
  answers: readonly PopupAnswerRecord[],
): PlayedGame | undefined => {
  const [first] = draws
  return (
    first && {
      rewardStructureId: first.reward_structure_id,
      draws: draws.map(({ stack_type, reaction_time, time }) => ({ stackType: stack_type, reactionTime: reaction_time, time })),
      popups: [...new Set(answers.map(({ popup_message }) => popup_message))],
      // A partner's test may simulate a slow player and send the draws within seconds.
      registeredAt: test ? null : createdAt,
      completedAt,
    }
  )
}

/** Whole seconds of play, excluding pauses and popups. */
export const playedSeconds = (draws: readonly CardSelection[]): number =>
  Math.round(playTime(draws.map(({ time, reaction_time }) => ({ time, reactionTime: reaction_time }))) / 1000)
