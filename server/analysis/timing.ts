import { median } from './numbers.ts'
import type { PlayedGame } from './types.ts'

/** Times before this are implausible: ms since 1970. */
const earliest = Date.UTC(2020, 0, 1)
const day = 86_400_000
/** 80 cards take a person at least this long, ms */
export const shortestPlay = 40_000
/** Cards that follow each other faster than this, in the median, are not a person's, ms */
const shortestPace = 250

export type Timing = {
  clock: boolean
  /** Whether the cards arrived faster than a person, or than the times sent with them, allow: sent by a script */
  scripted: boolean
  /** Whether they arrived as fast, but the times sent with them are a person's: an outage or an offline stretch delayed what the server saw, or a script invented them */
  delayed: boolean
}

/** Checks a client's times against each other and the server's. Implausible ones are ignored later; a wrong date or late sending alone proves nothing. */
export const timing = ({ draws, registeredAt, completedAt }: Pick<PlayedGame, 'draws' | 'registeredAt' | 'completedAt'>): Timing => {
  const times = draws.map(({ time }) => time)
  const steps = times.slice(1).map((time, i) => time - times[i]!)
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0)
  const latest = (completedAt ?? Infinity) + day
  const dated = times.every((time) => time >= earliest && time <= latest)
  const reactions = draws.slice(1).reduce((sum, { reactionTime }) => sum + reactionTime, 0)
  const clock = dated && steps.every((step) => step >= 0) && reactions <= span

  // A server clock that was set back is no evidence either.
  const playedMs = completedAt !== null && registeredAt !== null && completedAt >= registeredAt ? completedAt - registeredAt : Infinity
  // A wrong clock that is corrected during the game shows as one long step.
  const claimed = dated ? span : span - Math.max(0, ...steps)
  const tooFast = playedMs < shortestPlay || playedMs < claimed / 2
  const aPersons = dated && steps.every((step) => step > 0) && span >= shortestPlay && median(steps) >= shortestPace
  return { clock, scripted: tooFast && !aPersons, delayed: tooFast && aPersons }
}
