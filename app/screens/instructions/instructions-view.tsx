import { css, cx } from '@linaria/core'
import { useTexts } from '../../i18n/texts-context.tsx'
import { smallHeight } from '../../theme/breakpoints.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button } from '../../ui/button.tsx'
import { row } from '../../ui/row.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { small, soft } from '../../ui/text.ts'
import { DemoChoose, DemoCount, DemoWinLoss } from './demos.tsx'

const sheet = css`
  display: grid;
  gap: var(--space-5);
  ${smallHeight} {
    gap: var(--space-2) var(--space-5);
    grid-template-columns: 1fr 1.7fr;
    max-width: none;
    > .${row} {
      grid-column: 1 / -1;
    }
  }
`
const skip = css`
  margin-inline-end: calc(-1 * var(--space-3));
`
/** For the main heading, and for what keeps its place in the steps that are not on screen. */
const title = css`
  font-size: var(--text-2xl);
  line-height: var(--leading-tight);
  font-weight: var(--semibold);
  letter-spacing: -0.015em;
  text-wrap: balance;
`
const dots = css`
  display: flex;
  gap: var(--space-2);
  > li {
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 1rem;
    border: 1.5px solid var(--lineStrong);
  }
  > [data-current] {
    width: 1.75rem;
    background: var(--colorPrimary);
    border-color: var(--colorPrimary);
  }
`
/** What a step does not show keeps its place: all are as high as the highest, and the buttons stay where they are. */
const words = css`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  ${smallHeight} {
    font-size: var(--text-sm);
    line-height: 1.4;
  }
`
const others = css`
  visibility: hidden;
`
/** The steps, each with its demonstration. */
export const steps = [
  { key: 'one', Demo: DemoChoose },
  { key: 'two', Demo: DemoWinLoss },
  { key: 'three', Demo: DemoCount },
] as const

type Props = {
  /** 0 to 2 */
  step: number
  /** Points at the start. */
  start: number
  /** A game waits behind the pause menu. */
  running: boolean
  phone: boolean
  onBack: () => void
  onSkip: () => void
  onNext: () => void
}

/** How the game works, in three steps. */
export const InstructionsView = ({ step, start, running, phone, onBack, onSkip, onNext }: Props) => {
  const { instructions: texts, common } = useTexts()
  const { key, Demo } = steps[step] ?? steps[0]
  const last = step === steps.length - 1
  return (
    <Sheet narrow className={sheet}>
      <div className={row}>
        <BackButton onClick={onBack}>{running && step === 0 ? texts.backToGame() : common.back()}</BackButton>
        <Button kind="text" className={cx(skip, last && others)} onClick={onSkip}>
          {running ? texts.backToGame() : texts.skip()}
        </Button>
      </div>
      <Demo key={key} />
      <div className={words}>
        {steps.map((one, index) => (
          <Stack key={one.key} space={3} className={cx(one.key !== key && others)}>
            <p className={cx(small, soft)} id={`step-${one.key}`}>
              {texts.step({ step: index + 1, steps: steps.length })}
            </p>
            {one.key === key ? (
              <ScreenTitle
                className={title}
                data-page={`${texts.step({ step: index + 1, steps: steps.length })}: ${texts[key].title()}`}
                aria-describedby={`step-${key}`}
              >
                {texts[key].title()}
              </ScreenTitle>
            ) : (
              <p className={title}>{texts[one.key].title()}</p>
            )}
            <p>{texts[one.key].text({ start })}</p>
            {one.key === 'one' && <p className={cx(small, soft)}>{phone ? texts.touchHint() : texts.keyHint()}</p>}
          </Stack>
        ))}
      </div>
      <div className={row}>
        <ol className={dots} aria-hidden="true">
          {steps.map((one) => (
            <li key={one.key} data-current={one.key === key || undefined} />
          ))}
        </ol>
        <Button onClick={onNext}>{last ? (running ? texts.backToGame() : texts.play()) : common.continue()}</Button>
      </div>
    </Sheet>
  )
}
