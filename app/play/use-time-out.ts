import { useEffect } from 'react'
import { paths } from '../../contract/paths.ts'
import type { GameState } from '../game/game-state.ts'
import { useGo } from '../routing/use-go.ts'
import { useServices } from '../services.ts'

/** After the time-out the session starts over and the landing page explains why. */
export const useTimeOut = ({ phase }: Pick<GameState, 'phase'>) => {
  const { session: store } = useServices()
  const go = useGo()
  useEffect(() => {
    if (phase !== 'timed-out') return
    store.reset()
    store.update({ timed_out: true })
    go(paths.landing, { replace: true })
  }, [phase, store, go])
}
