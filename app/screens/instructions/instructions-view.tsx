import { css, cx } from '@linaria/core'
import { useId } from 'react'
import { startScore } from '../../../contract/constants.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { below600, largeText, smallHeight } from '../../theme/breakpoints.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { row, Stack } from '../../ui/stack.tsx'
import { small, soft } from '../../ui/text.ts'
import { art, DemoChoose, DemoCount, DemoWinLoss } from './demos.tsx'

const sheet = css`
  display: grid;
  gap: var(--space-5);
  ${below600} {
    gap: var(--space-4);
    padding-block: var(--space-3) var(--space-4);
  }
  ${smallHeight} {
    gap: var(--space-2);
    max-width: none;
  }
`
/** On one line in every language. */
const ends = css`
  flex-wrap: nowrap;
  ${largeText} {
    flex-wrap: wrap;
  }
`
const skip = css`
  margin-inline-end: calc(-1 * var(--space-3));
  font-size: var(--text-sm);
`
/** For the main heading, and for what keeps its place in the steps that are not on screen. */
const title = css`
  font-size: var(--text-2xl);
  line-height: var(--leading-tight);
  font-weight: var(--semibold);
  letter-spacing: -0.015em;
  text-wrap: balance;
`
/** The steps that are not shown keep their room: all are as high as the highest, the buttons stay where they are, and the picture takes what is left. */
const room = css`
  display: grid;
  > * {
    grid-area: 1 / 1;
    display: grid;
    grid-template-rows: 1fr auto;
    gap: inherit;
  }
  gap: inherit;
  ${smallHeight} {
    font-size: var(--text-sm);
    line-height: 1.4;
    > * {
      grid-template: auto / 1fr 1.7fr;
      column-gap: var(--space-5);
    }
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

type Presses = { [Press in 'onBack' | 'onSkip' | 'onNext']: () => void }
/** `step`: 0 to 2; `running`: a game waits behind the pause menu. */
type Props = Presses & { step: number; running: boolean; phone: boolean }

/** How the game works, in three steps. */
export const InstructionsView = ({ step, running, phone, onBack, onSkip, onNext }: Props) => {
  const { instructions: texts, common, game } = useTexts()
  const { key, Demo } = steps[step] ?? steps[0]
  const last = step === steps.length - 1
  const count = texts.step({ step: step + 1, steps: steps.length })
  const id = useId()
  return (
    <Sheet narrow className={sheet}>
      <div className={cx(row, ends)}>
        <BackButton onClick={onBack}>{common.back()}</BackButton>
        <Button kind="text" className={cx(skip, last && others)} onClick={onSkip}>
          {running ? game.continuePlaying() : texts.skip()}
        </Button>
      </div>
      <div className={room}>
        {steps.map((one) => (
          <div key={one.key} className={cx(one.key !== key && others)}>
            {one.key === key ? <Demo /> : <div className={art} />}
            <Stack space={3}>
              {one.key === key ? (
                <ScreenTitle className={title} data-page={`${count}: ${texts[key].title()}`} aria-describedby={id}>
                  {texts[key].title()}
                </ScreenTitle>
              ) : (
                <p className={title}>{texts[one.key].title()}</p>
              )}
              <p>{texts[one.key].text({ start: startScore })}</p>
              {one.key === 'one' && <p className={cx(small, soft)}>{phone ? texts.touchHint() : texts.keyHint()}</p>}
            </Stack>
          </div>
        ))}
      </div>
      <div className={cx(row, ends)}>
        <p className={cx(small, soft)} id={id}>
          {count}
        </p>
        <Button onClick={onNext}>{last ? (running ? game.continuePlaying() : texts.play()) : common.continue()}</Button>
      </div>
    </Sheet>
  )
}
