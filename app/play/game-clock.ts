import type { Clock } from '../game/game-controller.ts'

let ahead = 0
let shift = 0

/** What games are timed by: the page's own time, unless a partner's test goes fast. */
export const gameClock: Clock = { now: () => performance.now() + ahead, time: () => Date.now() + shift + ahead }

/** Lets so many ms go by at once. */
export const leap = (time: number) => {
  ahead += time
}

/** From now on the wall clock of games shows `time`, ms since 1970. */
export const setTime = (time: number) => {
  shift += time - gameClock.time()
}
