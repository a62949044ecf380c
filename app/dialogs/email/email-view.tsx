import { css } from '@linaria/core'
import { type FormEvent, Suspense, useEffect, useRef } from 'react'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { takeFocus } from '../../ui/screen-title.tsx'
import type { EmailState, Refused } from './email-state.ts'

const sentTitle = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  > svg {
    flex: none;
    color: var(--win);
  }
`
const trouble = css`
  margin-top: var(--space-4);
`

/** The e-mail dialog in each of its states. Once the mail is sent another takes its place, so that a screen reader says it. */
export const EmailView = ({ state, onSend, onClose }: { state: EmailState; onSend: (address: string) => void; onClose: () => void }) => {
  const { email, common } = useTexts()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (state === 'invalid') takeFocus(field.current, false)
  }, [state])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'sending') onSend(field.current?.value.trim() ?? '')
  }

  if (state === 'sent') {
    const title = (
      <span className={sentTitle}>
        <CheckIcon />
        {email.sent()}
      </span>
    )
    return (
      <Dialog key="sent" title={title} message={email.sentText()} onClose={onClose} closeLabel={common.close()}>
        <DialogButtons>
          <Button onClick={onClose}>{common.close()}</Button>
        </DialogButtons>
      </Dialog>
    )
  }
  return (
    <Dialog title={email.title()} message={email.singleUse()} onClose={onClose} closeLabel={common.close()}>
      <form onSubmit={submit} noValidate>
        <Field
          ref={field}
          label={email.address()}
          type="email"
          autoComplete="email"
          spellCheck={false}
          readOnly={state === 'sending'}
          error={state === 'invalid' ? email.invalid() : undefined}
        />
        <div className={trouble}>
          <FieldError id="email-trouble">
            {state === 'rejected' ? (
              email.rejected()
            ) : state === 'failed' ? (
              email.failed()
            ) : typeof state === 'object' ? (
              <Suspense fallback={email.failed()}>
                <Refusal {...state} />
              </Suspense>
            ) : undefined}
          </FieldError>
        </div>
        <DialogButtons>
          <Button type="submit" waiting={state === 'sending' && common.loading()}>
            {state === 'sending' ? common.loading() : email.send()}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

const Refusal = ({ refused, until }: Refused) => {
  const { mail, paused, closed } = useTexts('refusals')
  const { moment } = useFormats()
  if (refused === 'closed') return `${closed.title()}. ${closed.text()}`
  return refused === 'paused' ? paused.text() : mail[refused]({ when: until ? moment(until) : '' })
}
