import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../contract/paths.ts'
import { currentGame, useGame } from '../../play/current-game.ts'
import { IdleDialog, useActivity } from '../../play/idle.tsx'
import type { ScreenProps } from '../../routing/route.ts'
import { useGo } from '../../routing/use-go.ts'
import { useServices, useSession } from '../../services.ts'
import { isTouched } from '../../theme/device.ts'
import { heading, takeFocus } from '../../ui/screen-title.tsx'
import { InstructionsView, steps } from './instructions-view.tsx'

/** The instructions were opened from the pause menu: the paused game still times out, and says so before. */
const RunningGame = () => {
  const [game, state] = useGame()
  useActivity(game, state)
  return state.idle && <IdleDialog game={game} state={state} />
}

/** The screen of the instructions, one step after the other; alone, each is an entry of the history. */
export const Instructions = ({ next }: ScreenProps) => {
  const services = useServices()
  const go = useGo()
  const running = useSession(({ cards_turned, game_completed }) => cards_turned > 0 && !game_completed)
  const navigate = useNavigate()
  const { state } = useLocation()
  const step: number = state?.step ?? 0
  const show = (next: number) => go(paths.instructions, { state: { step: next } })
  useFocusOnArrival(step)

  useEffect(() => {
    // The first cards are fetched while the player reads.
    const { reward_structure_id, stack_types, card_selections } = services.session.get()
    services.cards.fill({ structure: reward_structure_id, order: stack_types, taken: card_selections })
  }, [services])

  const play = () => {
    currentGame(services).proceed()
    go(next)
  }
  const back = () => {
    if (step > 0) services.host.embedded ? show(step - 1) : navigate(-1)
    else go(running ? paths.game : paths.landing)
  }
  return (
    <>
      <InstructionsView
        step={step}
        running={running}
        phone={isTouched()}
        onBack={back}
        onSkip={play}
        onNext={step < steps.length - 1 ? () => show(step + 1) : play}
      />
      {running && <RunningGame />}
    </>
  )
}

/** The heading gets the focus, without a jump, each time that another part of the same screen has come in place of the one before. */
export const useFocusOnArrival = (part: unknown) => {
  const shownPart = useRef(part)
  useEffect(() => {
    if (shownPart.current !== part) takeFocus(heading.get())
    shownPart.current = part
  }, [part])
}
