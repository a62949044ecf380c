import { useState } from 'react'
import { triggersAt } from '../game/due-popup.ts'
import { type Clock, createGameController, type GameController } from '../game/game-controller.ts'
import type { GameState } from '../game/reduce.ts'
import { type Services, useServices } from '../services.ts'
import { useStore } from '../use-store.ts'

/** The running game of the session, made on first use; a reset session gets a new one. */
export const currentGame = (services: Services): GameController => {
  const { session, currentOperator } = services
  const running = services.game.current
  if (running?.uid === session.get().uid) return running
  running?.dispose()
  const game = createGameController({ ...services, triggers: triggersAt(currentOperator.get()), clock: gameClock })
  services.game.current = game
  return game
}

/** The running game and its state; a screen keeps the game it was opened for until it is left. */
export const useGame = (): [GameController, GameState] => {
  const services = useServices()
  const [game] = useState(() => currentGame(services))
  return [game, useStore(game)]
}

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
