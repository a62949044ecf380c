import { css, cx } from '@linaria/core'
import { Suspense } from 'react'
import type { RefusalCode } from '../../api/refusal-code.ts'
import type { AnalysisState, Place } from '../../api/use-analysis.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { RefusalText } from '../../play/refusal-text.tsx'
import { from960, smallHeight } from '../../theme/breakpoints.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { CircularProgress } from '../../ui/circular-progress.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { lead, small, soft } from '../../ui/text.ts'

/** In the middle of the window's height, and as high as the table before it: the page scrolls as far as it did, and its end does not jump up. */
const centred = css`
  :root:not([data-auto-height]) main:has(&) {
    min-height: calc(var(--viewportHeight) - var(--headerHeight));
  }
  ${from960} {
    main:has(&) {
      display: grid;
      align-content: center;
    }
  }
`
/** The ring on a ground of its own: above the words, on wide screens beside them. */
const columns = css`
  --edge: var(--space-5);
  display: grid;
  gap: var(--space-5);
  overflow: hidden;
  ${from960} {
    && {
      --edge: var(--space-7);
      grid-template-columns: 1.1fr 1fr;
      gap: var(--edge);
      align-items: center;
      min-height: 30rem;
      padding: var(--space-8) var(--edge);
    }
  }
  ${smallHeight} {
    grid-template-columns: auto 1fr;
    min-height: 0;
    padding: var(--space-4) var(--space-5);
  }
`
const art = css`
  display: grid;
  place-items: center;
  margin: calc(-1 * var(--edge)) calc(-1 * var(--edge)) 0;
  padding: var(--space-5);
  background: radial-gradient(
    90% 70% at 50% 40%,
    color-mix(in oklab, var(--secondaryBackgroundColor), var(--surface) 50%),
    var(--secondaryBackgroundColor)
  );
  ${from960} {
    grid-area: 1 / 2;
    align-self: stretch;
    margin: calc(-1 * var(--space-8)) calc(-1 * var(--edge)) calc(-1 * var(--space-8)) 0;
    && > * {
      width: 12rem;
      height: 12rem;
    }
  }
  ${smallHeight} {
    grid-area: 1 / 1;
    margin: 0;
    padding: 0;
    background: none;
    > * {
      width: 8rem;
      height: 8rem;
    }
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

/** What comes and goes here moves nothing: it stands below the words, or in the room below the ring. */
const wait = css`
  ${from960} {
    grid-area: 1 / 2;
    align-self: end;
    justify-self: center;
    margin-block-end: calc(var(--space-5) - var(--space-8));
    margin-inline-end: calc(-1 * var(--edge));
    text-align: center;
  }
  ${smallHeight} {
    grid-area: 2 / 2;
    justify-self: start;
    margin: 0;
    text-align: start;
  }
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
    <Sheet narrow={over} className={cx(centred, !over && columns)}>
      {!over && (
        <div className={art}>
          <CircularProgress value={progress[status]} label={said ?? texts.analysing()}>
            <span>{status === 'ready' && <CheckIcon className={done} />}</span>
          </CircularProgress>
        </div>
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
      {!over && (place || offline) && (
        <div className={wait}>
          {place && <InLine {...place} />}
          {offline && <Notice>{errors.noConnection()}</Notice>}
        </div>
      )}
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
