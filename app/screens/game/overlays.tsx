import { css } from '@linaria/core'
import { type ReactNode, Suspense } from 'react'
import { cardsPerGame } from '../../../contract/constants.ts'
import { type PopupAnswer, type PopupKey, popupAnswers } from '../../../contract/popups.ts'
import type { RefusalCode } from '../../api/connection.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { RefusalText } from '../../play/refusal-text.tsx'
import type { Session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButtons, Popup } from '../../ui/dialog.tsx'
import { Settings } from './settings.tsx'

type PauseMenuProps = {
  cardsTurned: number
  /** The page was loaded again: the menu asks whether to go on or to start again. */
  resuming: boolean
  /** How long the game still waits, ms. */
  until: number
  settings: Pick<Session, 'announcements' | 'sound' | 'vibration' | 'deck_keys'>
  onSettings: (settings: Partial<PauseMenuProps['settings']>) => void
  onContinue: () => void
  /** What Escape does, if not what `onContinue` does. */
  onEscape?: (() => void) | undefined
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
  onEscape,
  onInstructions,
  onExit,
  onStartAgain,
  ownTab,
}: PauseMenuProps) => {
  const { game: texts, common } = useTexts()
  const { time } = useFormats()
  return (
    <Dialog
      title={resuming ? texts.resumeTitle() : texts.paused()}
      message={!resuming && texts.pausedText({ time: time(new Date(Date.now() + until)) })}
      onClose={onContinue}
      onEscape={onEscape}
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

const secondSentence = css`
  display: block;
  margin-top: var(--space-2);
`

/** Leaving has to be confirmed. Escape stays. */
export const ExitPrompt = ({ cardsTurned, onStay, onExit }: { cardsTurned: number; onStay: () => void; onExit: () => void }) => {
  const texts = useTexts().game
  return (
    <Dialog
      title={texts.exit()}
      message={
        <>
          {texts.exitPrompt({ count: cardsPerGame - cardsTurned })} <span className={secondSentence}>{texts.exitText()}</span>
        </>
      }
      onEscape={onStay}
    >
      <DialogButtons>
        <Button data-focus onClick={onStay}>
          {texts.continuePlaying()}
        </Button>
        <Button kind="quiet" onClick={onExit}>
          {texts.exit()}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

/** A question or a hint between two cards, with its answers: two are alike, as a question of a test does not lean. With only one Escape gives it. */
export const GamePopup = ({ popup, onAnswer }: { popup: Exclude<PopupKey, 'inactivity'>; onAnswer: (answer: PopupAnswer) => void }) => {
  const { popups, common } = useTexts()
  const answers: readonly PopupAnswer[] = popupAnswers[popup]
  const [first, second] = answers
  const names: Partial<Record<PopupAnswer, string>> = { ok: popups.ok(), continue: common.continue(), yes: common.yes(), no: common.no() }
  return (
    <Popup title={popups[popup].title()} message={popups[popup].text()} onEscape={second || !first ? undefined : () => onAnswer(first)}>
      <DialogButtons>
        {answers.map((answer) => (
          <Button
            key={answer}
            kind={second ? 'quiet' : 'primary'}
            data-focus={answer === first || undefined}
            onClick={() => onAnswer(answer)}
          >
            {names[answer]}
          </Button>
        ))}
      </DialogButtons>
    </Popup>
  )
}

/** The server will never take the next card: the game stops here and says why. */
export const Refused = ({ code, onStartAgain }: { code: RefusalCode | null; onStartAgain: () => void }) => {
  const { game: texts, common } = useTexts()
  return (
    <Suspense>
      <Popup title={texts.refusedTitle()} message={<RefusalText code={code} />}>
        <DialogButtons>
          <Button data-focus onClick={onStartAgain}>
            {common.startAgain()}
          </Button>
        </DialogButtons>
      </Popup>
    </Suspense>
  )
}
