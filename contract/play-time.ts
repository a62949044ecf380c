import { readableMs, revealMs } from './constants.ts'

/** Milliseconds from the first selectable deck to the end of the last reveal, without pauses and popups. */
export const playTime = (draws: readonly { time: number; reactionTime: number }[]): number =>
  draws.reduce((sum, { reactionTime, time }, i) => {
    const next = draws[i + 1]
    const reveal = next ? Math.min(Math.max(next.time - time - next.reactionTime, 0), readableMs) : revealMs
    return sum + reactionTime + reveal
  }, 0)
