import type { Clock } from '../game/game-controller.ts'

let ahead = 0
let shift = 0

/** The clock of games: the page's own time, unless a partner's test is fast-forwarded. */
export const gameClock: Clock = { now: () => performance.now() + ahead, time: () => Date.now() + shift + ahead }

/** Advances the clock by so many ms at once. */
export const leap = (time: number) => {
  ahead += time
}

/** From now on the wall clock of games shows `time`, ms since 1970. */
export const setTime = (time: number) => {
  shift += time - gameClock.time()
}
