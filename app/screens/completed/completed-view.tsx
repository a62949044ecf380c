import { css, cx } from '@linaria/core'
import { Suspense } from 'react'
import type { RefusalCode } from '../../api/refusal-code.ts'
import type { AnalysisState, Place } from '../../api/use-analysis.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { RefusalText } from '../../play/refusal-text.tsx'
import { from600, smallHeight } from '../../theme/breakpoints.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { CircularProgress } from '../../ui/circular-progress.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { lead, small, soft } from '../../ui/text.ts'

const columns = css`
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  ${from600} {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--space-7);
  }
  ${smallHeight} {
    gap: var(--space-5);
  }
`
const done = css`
  && {
    width: 3rem;
    height: 3rem;
    color: var(--colorPrimary);
  }
`
/** Keeps its height, whatever it says. */
const statusLine = css`
  min-height: 1.55em;
  font-weight: var(--medium);
`

type Props = {
  status: AnalysisState['status']
  /** Place in the queue while the status is `waiting`. */
  place?: Place | undefined
  /** Why, where the status is a refusal. */
  code: RefusalCode | undefined
  /** Points at the start, and at the end. */
  start: number
  score: number
  offline: boolean
  onRetry: () => void
  onContinue: () => void
  onStartAgain: () => void
}

/** The game is over; the analysis is on its way, ready, or refused for a reason that is said. */
export const CompletedView = ({ status, place, code, start, score, offline, onRetry, onContinue, onStartAgain }: Props) => {
  const { completed: texts, common, errors, game } = useTexts()
  const over = status === 'single_deck' || status === 'refused'
  const words = { sending: texts.sending, waiting: texts.waiting, analysing: texts.analysing, ready: texts.ready, failed: texts.failed }
  const said = status in words ? words[status as keyof typeof words]() : undefined
  const progress = { sending: 30, waiting: 50, analysing: 80, ready: 100, failed: 80, single_deck: 100, refused: 100 }
  return (
    <Sheet narrow>
      <div className={over ? undefined : columns}>
        {!over && (
          <CircularProgress value={progress[status]} label={said ?? texts.analysing()}>
            <span>{status === 'ready' && <CheckIcon className={done} />}</span>
          </CircularProgress>
        )}
        <Stack>
          <ScreenTitle>{texts.title()}</ScreenTitle>
          <p className={lead}>
            {texts.text({ start })} {texts.finalScore({ score })}
          </p>
          <div className={statusLine} role="status">
            {status === 'single_deck' && <Notice>{errors.singleDeck()}</Notice>}
            {status === 'refused' && (
              <Suspense>
                <Notice title={game.refusedTitle()}>
                  <RefusalText code={code} />
                </Notice>
              </Suspense>
            )}
            {said}
          </div>
          {place && <InLine {...place} />}
          {offline && !over && <Notice>{errors.noConnection()}</Notice>}
          <Actions>
            {over ? (
              <Button onClick={onStartAgain}>{common.tryAgain()}</Button>
            ) : status === 'failed' ? (
              <Button onClick={onRetry}>{common.tryAgain()}</Button>
            ) : (
              <Button waiting={status !== 'ready' && said} onClick={onContinue}>
                {texts.next()}
              </Button>
            )}
          </Actions>
        </Stack>
      </div>
    </Sheet>
  )
}

/** Longer waits are shown in minutes, s. */
const secondsTold = 90

/** Where the game stands; beside the spoken status, so that nobody hears each number. */
const InLine = ({ ahead, seconds }: Place) => {
  const { completed: texts } = useTexts()
  const time =
    seconds < secondsTold ? texts.seconds({ seconds: 10 * Math.ceil(seconds / 10) }) : texts.minutes({ minutes: Math.ceil(seconds / 60) })
  return (
    <Stack space={2}>
      <p>
        {texts.ahead({ ahead })}, {time}
      </p>
      <p className={cx(small, soft)}>{texts.stay()}</p>
    </Stack>
  )
}
