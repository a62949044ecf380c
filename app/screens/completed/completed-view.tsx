import { css, cx } from '@linaria/core'
import { lazy, Suspense } from 'react'
import { startScore } from '../../../contract/constants.ts'
import type { RefusalCode } from '../../api/connection.ts'
import type { AnalysisState, QueuePosition } from '../../api/use-analysis.ts'
import { ContactLink } from '../../dialogs/contact-link.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { RefusalText } from '../../play/refusal-text.tsx'
import { from600, from960, smallHeight } from '../../theme/breakpoints.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { lead, small, soft } from '../../ui/text.ts'
import { visuallyHidden } from '../../ui/visually-hidden.tsx'
import { ScoreCard } from './score-card.tsx'
import { Steps } from './steps.tsx'

const HelpLine = lazy(() => import('../../help/help-line.tsx').then(({ HelpLine }) => ({ default: HelpLine })))

/** In the middle of the window's height, and as high as the table before it: the page scrolls as far as it did, and its end does not jump up. */
const centred = css`
  :root:not([data-auto-height]) main:has(> * > &) {
    min-height: calc(var(--viewportHeight) - var(--headerHeight));
  }
  ${from960} {
    main:has(> * > &) {
      display: grid;
      align-content: center;
    }
  }
`
/** The card on a ground of its own: above the words, on wide screens beside them. */
const columns = css`
  --edge: var(--space-5);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  overflow: hidden;
  ${from960} {
    --edge: var(--space-7);
    grid-template-columns: 1.1fr 1fr;
    gap: var(--edge);
    align-items: center;
    padding: var(--edge);
  }
  ${from600} {
    ${smallHeight} {
      grid-template-columns: 1fr auto;
      gap: 0 var(--edge);
      padding: var(--space-3) var(--edge);
    }
  }
`
const art = css`
  display: grid;
  place-items: center;
  margin: calc(-1 * var(--edge)) calc(-1 * var(--edge)) 0;
  padding: var(--space-4);
  background: radial-gradient(
    90% 70% at 50% 40%,
    var(--surface),
    color-mix(in oklab, var(--secondaryBackgroundColor), var(--surface) 50%)
  );
  ${from960} {
    grid-area: 1 / 2;
    align-self: stretch;
    margin: calc(-1 * var(--edge));
    margin-inline-start: 0;
  }
  ${from600} {
    ${smallHeight} {
      grid-area: 1 / 2 / span 2;
      align-self: stretch;
      align-items: start;
      margin: calc(-1 * var(--space-3)) calc(-1 * var(--edge));
      margin-inline-start: 0;
    }
  }
`
/** What comes and goes here moves nothing: it stands below the words, or in the room below the card. */
const wait = css`
  ${from960} {
    grid-area: 1 / 2;
    align-self: end;
    justify-self: center;
    margin-block-end: calc(var(--space-5) - var(--edge));
    margin-inline-end: calc(-1 * var(--edge));
    text-align: center;
  }
  ${smallHeight} {
    grid-area: 2 / 1;
    justify-self: start;
    margin: 0;
    text-align: start;
  }
`

/** `code`: why, where the status is a refusal; `sent`: cards the server has; `score`: points; `contact`: where to write to. */
type Props = {
  status: AnalysisState['status']
  position?: QueuePosition | undefined
  code: RefusalCode | undefined
  sent: number
  score: number
  offline: boolean
  contact: string
  onRetry: () => void
  onContinue: () => void
  onStartAgain: () => void
}

/** The game is over; the analysis is on its way, ready, or refused with a reason. */
export const CompletedView = ({ status, code, score, contact, onRetry, onContinue, onStartAgain, ...way }: Props) => {
  const { completed: texts, common, errors, game } = useTexts()
  const isRefused = status === 'single_deck' || status === 'refused'
  const announcement = isRefused ? undefined : texts[status]()
  return (
    <>
      <Sheet narrow={isRefused} className={cx(centred, !isRefused && columns)}>
        {!isRefused && (
          <div className={art}>
            <ScoreCard score={score} />
          </div>
        )}
        <Stack space={5}>
          <Stack space={3}>
            <ScreenTitle>{texts.title()}</ScreenTitle>
            <p className={lead}>
              {texts.text({ start: startScore })}{' '}
              <span className={isRefused ? undefined : visuallyHidden}>{texts.finalScore({ score })}</span>
            </p>
          </Stack>
          {!isRefused && <Steps {...way} status={status} />}
          <div className={isRefused ? undefined : visuallyHidden} role="status">
            {status === 'single_deck' && <Notice>{errors.singleDeck()}</Notice>}
            {status === 'refused' && (
              <Suspense>
                <Notice title={game.refusedTitle()}>
                  <RefusalText code={code} />
                </Notice>
              </Suspense>
            )}
            {announcement}
          </div>
          <Actions>
            {isRefused ? (
              <Button onClick={onStartAgain}>{common.tryAgain()}</Button>
            ) : status === 'failed' ? (
              <Button onClick={onRetry}>{common.tryAgain()}</Button>
            ) : (
              <Button waiting={status !== 'ready' && announcement} onClick={onContinue}>
                {common.continue()}
              </Button>
            )}
          </Actions>
        </Stack>
        {status === 'waiting' && <p className={cx(wait, small, soft)}>{texts.stay()}</p>}
        {status === 'failed' && (
          <p className={cx(wait, small, soft)}>
            {errors.unauthorized.contact()} <ContactLink address={contact} />
          </p>
        )}
      </Sheet>
      {/* A refusal leads to no result that help would stand beside. */}
      {isRefused && (
        <Suspense>
          <HelpLine />
        </Suspense>
      )}
    </>
  )
}
