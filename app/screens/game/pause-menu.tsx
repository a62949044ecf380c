import type { ReactNode } from 'react'
import { cardsPerGame } from '../../../contract/constants.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import type { Session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { Settings } from './settings.tsx'

type Props = {
  cardsTurned: number
  /** The page was loaded again: the menu asks whether to go on or to start again. */
  resuming: boolean
  /** How long the game still waits, ms. */
  until: number
  settings: Pick<Session, 'announcements' | 'sound' | 'vibration' | 'deck_keys'>
  onSettings: (settings: Partial<Props['settings']>) => void
  onContinue: () => void
  onInstructions: () => void
  onExit: () => void
  onStartAgain: () => void
  /** Where the page cannot keep the game: the way to a tab that can. */
  ownTab?: ReactNode
}

/** The dialog of a paused game: settings, instructions, going on and leaving. */
export const PauseMenu = ({
  cardsTurned,
  resuming,
  until,
  settings,
  onSettings,
  onContinue,
  onInstructions,
  onExit,
  onStartAgain,
  ownTab,
}: Props) => {
  const { game: texts, common } = useTexts()
  const { time } = useFormats()
  return (
    <Dialog
      title={resuming ? texts.resumeTitle() : texts.paused()}
      message={resuming ? texts.resumeText() : texts.pausedText({ time: time(new Date(Date.now() + until)) })}
      onClose={onContinue}
      closeLabel={common.close()}
    >
      <DialogButtons>
        <Button data-focus onClick={onContinue}>
          {resuming ? texts.resume({ count: cardsPerGame - cardsTurned }) : texts.continuePlaying()}
        </Button>
        <Button kind="quiet" onClick={onInstructions}>
          {texts.instructions()}
        </Button>
        <Button kind="quiet" onClick={resuming ? onStartAgain : onExit}>
          {resuming ? common.startAgain() : texts.exit()}
        </Button>
        {ownTab}
      </DialogButtons>
      <Settings settings={settings} onChange={onSettings} />
    </Dialog>
  )
}
