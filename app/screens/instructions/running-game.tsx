import { useGame } from '../../game/current-game.ts'
import { IdleDialog } from '../../game/idle-dialog.tsx'
import { useActivity } from '../../game/use-activity.ts'
import { useTimeOut } from '../../game/use-time-out.ts'

/** The instructions were opened from the pause menu: the paused game still times out, and says so before. */
export const RunningGame = () => {
  const [game, state] = useGame()
  useActivity(game)
  useTimeOut(state)
  return state.idle && <IdleDialog game={game} state={state} />
}
