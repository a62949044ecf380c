import { css, cx } from '@linaria/core'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { below600, from768, smallHeight } from '../../theme/breakpoints.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioPair } from '../../ui/radio-pair.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { link } from '../../ui/text.ts'

const form = css`
  display: grid;
  gap: var(--space-4);
  ${from768} {
    gap: var(--tight-5);
  }
`
/** Stands alone, so it is as high as a button. */
const young = css`
  min-height: var(--target);
  ${below600} {
    font-size: var(--text-sm);
  }
  ${smallHeight} {
    min-height: 2rem;
  }
`

type Answer = 'yes' | 'no'
/** `accepted`: before, in this session; `age`: the least one, where the operator has another than 18. */
type Props = { accepted: boolean; onAccept: (accepted: boolean) => void; age?: number | undefined } & Presses
type Presses = { onTerms: () => void; onStart: () => void; onTooYoung?: () => void }

/** The terms must be accepted before the test can start. */
export const TermsForm = ({ accepted, onAccept, onTerms, onStart, age = 18, onTooYoung }: Props) => {
  const { landing, common } = useTexts()
  const [answer, setAnswer] = useState<Answer | undefined>(accepted ? 'yes' : undefined)
  const [asked, setAsked] = useState(false)

  const choose = (next: Answer) => {
    setAnswer(next)
    onAccept(next === 'yes')
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (answer === 'yes') return onStart()
    setAsked(true)
    event.currentTarget.querySelector<HTMLInputElement>('input:checked, input')?.focus()
  }
  const error = answer === 'no' || (asked && !answer) ? landing.notAccepted() : undefined

  return (
    <form className={form} onSubmit={submit} noValidate>
      <RadioPair
        legend={
          <RichText
            text={landing.accept}
            parts={{
              link: (
                <button type="button" className={link} onClick={onTerms}>
                  {landing.acceptLink()}
                </button>
              ),
            }}
          />
        }
        options={[
          { value: 'yes', label: common.yes() },
          { value: 'no', label: common.no() },
        ]}
        value={answer}
        onChange={choose}
        error={error}
        beside={
          <button type="button" className={cx(link, young)} onClick={onTooYoung}>
            {landing.tooYoung({ age })}
          </button>
        }
      />
      <Actions>
        <Button type="submit" start>
          {landing.start()}
        </Button>
      </Actions>
    </form>
  )
}
