import { readableMs, revealMs } from './constants.ts'

/**
 * Milliseconds from the first selectable deck to the end of the last reveal, without pauses and popups (requirements, ruling 18).
 * `version` is that of the reaction times: the second begin in the turn before, once its value can be read.
 */
export const playTime = (draws: readonly { time: number; reactionTime: number }[], version: 1 | 2 = 2): number => {
  const unread = version === 1 ? revealMs : readableMs
  return draws.reduce((sum, { reactionTime, time }, i) => {
    const next = draws[i + 1]
    const reveal = next ? Math.min(Math.max(next.time - time - next.reactionTime, 0), unread) : revealMs
    return sum + reactionTime + reveal
  }, 0)
}
