import { useGame } from '../../play/current-game.ts'
import { IdleDialog } from '../../play/idle-dialog.tsx'
import { useActivity } from '../../play/use-activity.ts'
import { useTimeOut } from '../../play/use-time-out.ts'

/** The instructions were opened from the pause menu: the paused game still times out, and says so before. */
export const RunningGame = () => {
  const [game, state] = useGame()
  useActivity(game)
  useTimeOut(state)
  return state.idle && <IdleDialog game={game} state={state} />
}
