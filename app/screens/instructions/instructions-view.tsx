import { css, cx } from '@linaria/core'
import { useTexts } from '../../i18n/texts-context.tsx'
import { forcedColors, smallHeight } from '../../theme/breakpoints.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button } from '../../ui/button.tsx'
import { row } from '../../ui/row.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { small, soft } from '../../ui/text.ts'
import { DemoChoose } from './demo-choose.tsx'
import { DemoCount } from './demo-count.tsx'
import { DemoWinLoss } from './demo-win-loss.tsx'

const sheet = css`
  display: grid;
  gap: var(--space-5);
  ${smallHeight} {
    gap: var(--space-2) var(--space-5);
    grid-template-columns: 1fr 1.2fr;
    max-width: none;
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
    h1 {
      font-size: var(--text-lg);
    }
  }
`
const skip = css`
  && {
    margin-right: calc(-1 * var(--space-3));
  }
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
    ${forcedColors} {
      background: CanvasText;
    }
  }
`
/** All steps are as high as the highest text, so that the buttons stay where they are. */
const words = css`
  min-height: 11rem;
  ${smallHeight} {
    min-height: 0;
    font-size: var(--text-sm);
    line-height: 1.4;
  }
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
        {!last && (
          <Button kind="text" className={skip} onClick={onSkip}>
            {running ? texts.backToGame() : texts.skip()}
          </Button>
        )}
      </div>
      <Demo key={key} />
      <Stack space={3} className={words}>
        <p className={cx(small, soft)}>{texts.step({ step: step + 1, steps: steps.length })}</p>
        <ScreenTitle>{texts[key].title()}</ScreenTitle>
        <p>{texts[key].text({ start })}</p>
        {key === 'one' && <p className={cx(small, soft)}>{phone ? texts.touchHint() : texts.keyHint()}</p>}
      </Stack>
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
