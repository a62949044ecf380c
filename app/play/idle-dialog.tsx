import { useEffect } from 'react'
import type { GameController } from '../game/game-controller.ts'
import type { GameState } from '../game/game-state.ts'
import { timeOutAfter } from '../game/idle-times.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { announce } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { Popup } from '../ui/popup.tsx'

type Props = { game: Pick<GameController, 'answerIdle'>; state: Pick<GameState, 'idle' | 'now' | 'lastInput'> }

const clock = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`

/** Asks after a minute whether the player is still there; two minutes before the time-out it counts down. Any screen of a running game shows it. */
export const IdleDialog = ({ game, state: { idle, now, lastInput } }: Props) => {
  const texts = useTexts().popups
  const msLeft = Math.max(0, timeOutAfter - (now - lastInput))
  const warning = idle === 'warning'
  const announcement = warning && msLeft % 30_000 < 1000 ? texts.idleWarning.text({ time: clock(msLeft) }) : null
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement])
  if (!idle) return null
  const answers = { yes: () => game.answerIdle('yes'), pause: () => game.answerIdle('pause') }
  return warning ? (
    <Popup key="warning" title={texts.idleWarning.title()} message={texts.idleWarning.text({ time: clock(msLeft) })} onEscape={answers.yes}>
      <DialogButtons>
        <Button data-focus onClick={answers.yes}>
          {texts.idleWarning.yes()}
        </Button>
      </DialogButtons>
    </Popup>
  ) : (
    <Popup key="asking" title={texts.inactivity.title()} message={texts.inactivity.text()} onEscape={answers.yes}>
      <DialogButtons>
        <Button data-focus onClick={answers.yes}>
          {texts.inactivity.yes()}
        </Button>
        <Button kind="quiet" onClick={answers.pause}>
          {texts.inactivity.pause()}
        </Button>
      </DialogButtons>
    </Popup>
  )
}
