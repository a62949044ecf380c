import { useEffect } from 'react'
import { paths } from '../../contract/paths.ts'
import type { GameController } from '../game/game-controller.ts'
import { type GameState, timeOutAfter } from '../game/reduce.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { useGo } from '../routing/use-go.ts'
import { useServices } from '../services.ts'
import { announce } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { DialogButtons, Popup } from '../ui/dialog.tsx'

type Props = { game: Pick<GameController, 'answerIdle'>; state: Pick<GameState, 'idle' | 'now' | 'lastInput'> }

const clock = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`

/** Asks after a minute whether the player is still there; two minutes before the time-out it counts down. Any screen of a running game shows it. */
export const IdleDialog = ({ game, state: { idle, now, lastInput } }: Props) => {
  const { popups, game: texts } = useTexts()
  const { idleWarning, inactivity } = popups
  const msLeft = Math.max(0, timeOutAfter - (now - lastInput))
  const warning = idle === 'warning'
  const announcement = warning && msLeft % 30_000 < 1000 ? idleWarning.text({ time: clock(msLeft) }) : null
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement])
  if (!idle) return null
  const [title, message] = warning
    ? [idleWarning.title(), idleWarning.text({ time: clock(msLeft) })]
    : [inactivity.title(), inactivity.text()]
  const stay = () => game.answerIdle('yes')
  return (
    <Popup key={idle} title={title} message={message} onEscape={stay}>
      <DialogButtons>
        <Button data-focus onClick={stay}>
          {texts.continuePlaying()}
        </Button>
        {!warning && (
          <Button kind="quiet" onClick={() => game.answerIdle('pause')}>
            {texts.pause()}
          </Button>
        )}
      </DialogButtons>
    </Popup>
  )
}

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Notifies the game of input, at most once a second, and of being hidden. After the time-out the landing page explains why. */
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
