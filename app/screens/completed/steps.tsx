import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { cardsPerGame } from '../../../contract/constants.ts'
import type { AnalysisState, QueuePosition } from '../../api/use-analysis.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { forcedColors, from600, smallHeight } from '../../theme/breakpoints.ts'
import { CircularProgress } from '../../ui/circular-progress.tsx'
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx'

const list = css`
  display: grid;
  grid-auto-rows: minmax(3rem, auto);
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    align-content: start;
    gap: 0 var(--space-3);
    padding-bottom: var(--space-1);
    line-height: 1.3;
  }
  /* The way from one mark to the next. */
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(0.875rem - 1px);
    top: 1.75rem;
    bottom: 0;
    width: 2px;
    background: var(--line);
  }
  > li[data-step='done']:not(:last-child)::before {
    background: var(--colorPrimary);
  }
  b {
    display: block;
    padding-top: 0.125rem;
  }
  [data-step='next'] b:not([data-room]) {
    font-weight: var(--regular);
    color: var(--inkSoft);
  }
  p {
    font-size: var(--text-sm);
    color: var(--inkSoft);
  }
  /* Beside each other: the way on stays in view. */
  ${from600} {
    ${smallHeight} {
      grid-template: auto / 1fr 1.4fr 1fr;
      gap: var(--space-3);
      > li {
        gap: 0 var(--space-2);
        padding: 0;
        font-size: var(--text-sm);
      }
      > li::before {
        display: none;
      }
      b {
        line-height: 1.3;
        padding-top: 0.25rem;
      }
      p {
        font-size: var(--text-xs);
        line-height: 1.3;
      }
    }
  }
`
const mark = css`
  width: 1.75rem;
  height: 1.75rem;
  display: grid;
  place-items: center;
  border-radius: 50%;
  color: var(--onPrimary);
  border: var(--forcedBorder);
  box-shadow: inset 0 0 0 2px var(--lineStrong);
  > svg {
    --icon: 1.125rem;
    stroke-width: 2.5;
  }
  [data-step='done'] & {
    background: var(--colorPrimary);
    box-shadow: none;
  }
  [data-step='failed'] & {
    color: var(--loss);
    box-shadow: inset 0 0 0 2px var(--loss);
  }
  ${forcedColors} {
    [data-step] & {
      background: Canvas;
    }
  }
`
const dot = css`
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 50%;
  background: var(--colorPrimary);
  forced-color-adjust: none;
`

type Status = Exclude<AnalysisState['status'], 'single_deck' | 'refused'>
/** `sent`: cards of the game that the server has. */
type Props = { status: Status; position?: QueuePosition | undefined; sent: number; offline: boolean }

/** The number of steps that are done. */
const done: Record<Status, number> = { sending: 0, waiting: 1, analysing: 1, failed: 1, ready: 3 }

/** The steps from the last card to the result; the ring of the one under way says how far it is. Those to come are not read out. */
export const Steps = ({ status, position, sent, offline }: Props) => {
  const { completed: texts, errors, riskScore } = useTexts()
  const sending: Words = [texts.sending()]
  const arrived: Words = [texts.sent()]
  const analysed: Words = [texts.analysed()]
  const analysing: Words = [texts.analysing()]
  const failed: Words = [texts.failed(), errors.crash.kept()]
  const waiting: Words = [
    texts.waiting(),
    position && texts.ahead({ ahead: position.ahead, minutes: Math.max(1, Math.ceil(position.seconds / 60)) }),
  ]
  const analysis = { sending: analysed, waiting, analysing, failed, ready: analysed }
  const steps: { name: string; words: Words; others: Words[]; share?: number | undefined }[] = [
    { name: 'sent', words: status === 'sending' ? sending : arrived, others: [sending, arrived], share: (100 * sent) / cardsPerGame },
    {
      name: 'analysed',
      words: analysis[status],
      others: [analysed, analysing],
      share: position && (position.most ? 100 - (100 * position.ahead) / position.most : 100),
    },
    // Its ring stays, and is full.
    { name: 'ready', words: [texts.ready(), riskScore.kicker()], others: [], share: 100 },
  ]
  return (
    <ol className={list}>
      {steps.map(({ name, words: [title, text], others, share }, index) => {
        const step = index < done[status] ? 'done' : index > done[status] ? 'next' : status === 'failed' ? 'failed' : 'now'
        const isNow = step === 'now'
        const stepText = offline && index === done[status] ? texts.offline() : text
        const value = share === undefined ? undefined : Math.round(share)
        const sign = (
          <span className={isNow ? dot : mark}>
            {step === 'done' && <CheckIcon />}
            {step === 'failed' && <CloseIcon />}
          </span>
        )
        return (
          <li key={name} data-step={step} aria-current={isNow ? 'step' : undefined} aria-hidden={step === 'next' || undefined}>
            {isNow || (step === 'done' && name === 'ready') ? (
              <CircularProgress value={value} label={title} text={stepText} done={!isNow}>
                {sign}
              </CircularProgress>
            ) : (
              sign
            )}
            <Steady others={[...others, ...others.map(([other]): Words => [other, texts.offline()])]}>
              <b>{title}</b>
              {stepText && <p>{stepText}</p>}
            </Steady>
          </li>
        )
      })}
    </ol>
  )
}

const steady = css`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  [data-room]::before {
    content: attr(data-room);
    visibility: hidden;
  }
`

/** A title, and a sentence to it. */
export type Words = readonly [title: string, text?: string | undefined]

/** Reserves space for the `others`, which may replace what is shown: as many lines as the longest of them takes. */
export const Steady = ({ children, others }: { children: ReactNode; others: readonly Words[] }) => (
  <div className={steady}>
    {others.map(([title, text]) => (
      <div key={title + text} aria-hidden="true">
        <b data-room={title} />
        <p data-room={text} />
      </div>
    ))}
    <div>{children}</div>
  </div>
)
