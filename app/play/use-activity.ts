import { useEffect } from 'react'
import type { GameController } from '../game/game-controller.ts'
import { useServices } from '../services.ts'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Notifies the game of input anywhere on the page, at most once a second, and when the tab or the frame is hidden. */
export const useActivity = (game: GameController) => {
  const { host } = useServices()
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
}
