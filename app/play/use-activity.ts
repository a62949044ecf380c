import { useEffect } from 'react'
import { paths } from '../../contract/paths.ts'
import type { GameController } from '../game/game-controller.ts'
import type { GameState } from '../game/game-state.ts'
import { useGo } from '../routing/use-go.ts'
import { useServices } from '../services.ts'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Notifies the game of input anywhere on the page, at most once a second, and when the tab or the frame is hidden. After the time-out the
 * session starts over and the landing page explains why.
 */
export const useActivity = (game: GameController, { phase }: Pick<GameState, 'phase'>) => {
  const { host, session: store } = useServices()
  const go = useGo()
  useEffect(() => {
    let last = 0
    const note = ({ timeStamp }: Event) => {
      if (timeStamp - last < 1000) return
      last = timeStamp
      game.noteInput()
    }
    const visibility = () => game.noteVisibility(document.hidden || host.asleep)
    for (const input of inputs) document.addEventListener(input, note, { passive: true, capture: true })
    document.addEventListener('visibilitychange', visibility)
    visibility()
    return () => {
      for (const input of inputs) document.removeEventListener(input, note, { capture: true })
      document.removeEventListener('visibilitychange', visibility)
    }
  }, [game, host])
  useEffect(() => {
    if (phase !== 'timed-out') return
    store.reset()
    store.update({ timed_out: true })
    go(paths.landing, { replace: true })
  }, [phase, store, go])
}
