import { css, cx } from '@linaria/core'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { smallHeight } from '../../theme/breakpoints.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { small, soft } from '../../ui/text.ts'
import { RiskSlider } from './risk-slider.tsx'

/** Where height is short, the question and what to do are one line, if they fit. */
const question = css`
  ${smallHeight} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-4);
    > * + * {
      margin-top: 0;
    }
  }
`
/** Where height is short, note and button stand side by side. */
const foot = css`
  ${smallHeight} {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 var(--space-5);
    padding-block: var(--space-2);
    margin-bottom: calc(-1 * var(--space-2));
    background: var(--surface);
    > * + * {
      margin-top: 0;
    }
  }
`
/** They stay in view, whatever scrolls behind them; not with a message as well, which would lie over the slider. */
const pinned = css`
  ${smallHeight} {
    position: sticky;
    bottom: 0;
  }
`

/** What became of sending the guess: `offline` where the server did not answer, `failed` where it refused. */
type Status = 'idle' | 'sending' | 'offline' | 'failed'
/** `storedGuess`: made before, cannot be changed, and is submitted again. */
type Props = { storedGuess?: number | undefined; status: Status; onSubmit: (guess: number) => void }

/** The one guess of a game, before any result is shown. */
export const RiskScoreView = ({ storedGuess, status, onSubmit }: Props) => {
  const { riskScore: texts, common, errors } = useTexts()
  const problems = { idle: undefined, sending: undefined, offline: errors.noConnection(), failed: errors.resultsMissing() }
  const [chosen, setChosen] = useState<number>()
  const problem = useId()
  const guess = storedGuess ?? chosen

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (guess !== undefined) onSubmit(guess)
  }
  const waiting = status === 'sending' ? common.loading() : guess === undefined && texts.moveFirst()

  return (
    <Sheet narrow>
      <form onSubmit={submit}>
        <Stack space={5}>
          <Stack space={3}>
            <p className={cx(small, soft)}>{texts.kicker()}</p>
            <Stack space={3} className={question}>
              <ScreenTitle>{texts.title()}</ScreenTitle>
              <p>{storedGuess === undefined ? texts.instruction() : texts.given({ value: storedGuess })}</p>
            </Stack>
          </Stack>
          <RiskSlider value={guess} onChange={setChosen} readOnly={storedGuess !== undefined || status === 'sending'} />
          <Stack space={5} className={cx(foot, !problems[status] && pinned)}>
            {storedGuess === undefined && <p className={cx(small, soft)}>{texts.note()}</p>}
            <Stack space={3}>
              <FieldError id={problem}>{problems[status]}</FieldError>
              <Actions>
                <Button type="submit" waiting={waiting}>
                  {texts.submit()}
                </Button>
              </Actions>
            </Stack>
          </Stack>
        </Stack>
      </form>
    </Sheet>
  )
}
