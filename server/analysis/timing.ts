import type { PlayedGame } from './types.ts'

/** Times before this are implausible: ms since 1970. */
const earliest = Date.UTC(2020, 0, 1)
const day = 86_400_000

/** Plausibility of a game's times. */
export type Timing = {
  /** Whether the player's clock is plausible */
  clock: boolean
  /** Whether the cards arrived faster than the times sent with them allow: sent by a script */
  scripted: boolean
}

/**
 * Checks a client's times for consistency and against the server's. Times are no reason to refuse a draw (ruling 34): implausible
 * ones are ignored in everything that follows. Draws sent late, after an offline stretch, only lengthen the server's time.
 */
export const timing = ({ draws, registeredAt, completedAt }: Pick<PlayedGame, 'draws' | 'registeredAt' | 'completedAt'>): Timing => {
  const times = draws.map(({ time }) => time)
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0)
  const latest = (completedAt ?? Infinity) + day
  const reactions = draws.slice(1).reduce((sum, { reactionTime }) => sum + reactionTime, 0)
  const clock = times.every((time, i) => time >= earliest && time <= latest && time >= (times[i - 1] ?? time)) && reactions <= span
  const played = completedAt !== null && registeredAt !== null ? completedAt - registeredAt : Infinity
  return { clock, scripted: clock && played < span / 2 }
}
