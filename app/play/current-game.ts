import { useState } from 'react'
import { GameController } from '../game/game-controller.ts'
import type { GameState } from '../game/game-state.ts'
import { triggersAt } from '../game/triggers.ts'
import { type Services, useServices } from '../services.ts'
import { useStore } from '../use-store.ts'
import { gameClock } from './game-clock.ts'

/** The running game of the session, made on first use; a reset session gets a new one. */
export const currentGame = (services: Services): GameController => {
  const { session, currentOperator } = services
  const running = services.game.current
  if (running?.uid === session.get().uid) return running
  running?.dispose()
  const game = new GameController({
    ...services,
    triggers: triggersAt(currentOperator.get()),
    clock: gameClock,
  })
  services.game.current = game
  return game
}

/** The running game and its state; a screen keeps the game it was opened for until it is left. */
export const useGame = (): [GameController, GameState] => {
  const services = useServices()
  const [game] = useState(() => currentGame(services))
  return [game, useStore(game)]
}
