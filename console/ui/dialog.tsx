import { css } from '@linaria/core'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Dialog as Modal } from '../../app/ui/dialog.tsx'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { RefusalNote } from './answer.tsx'
import { Button } from './button.tsx'

const body = css`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-4);
`
export const dialogActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`

type Props = Omit<ComponentProps<typeof Modal>, 'onClose' | 'closeLabel'> & {
  onClose?: (() => void) | undefined
  onSubmit?: () => void
  children: ReactNode
}

/** The app's modal dialog with the console's close button; a form, which begins at its first field, if something is entered. */
export const Dialog = ({ onClose, onSubmit, children, ...props }: Props) => {
  const { t } = useConsoleTexts()
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true }), [])
  return (
    <Modal onClose={onClose} closeLabel={t.common.close()} {...props}>
      {onSubmit ? (
        <form
          ref={form}
          className={body}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {children}
        </form>
      ) : (
        <div className={body}>{children}</div>
      )}
    </Modal>
  )
}

type Answers = Omit<ComponentProps<typeof Button>, 'type'> & { busy: boolean; error: unknown; onCancel: () => void }

/** The foot of a dialog: what went wrong, the main button, which submits the form unless it has an `onClick`, and cancel. */
export const DialogAnswers = ({ busy, error, onCancel, waiting, ...does }: Answers) => {
  const { t } = useConsoleTexts()
  return (
    <>
      {error !== undefined && <RefusalNote error={error} />}
      <div className={dialogActions}>
        <Button type={does.onClick ? 'button' : 'submit'} waiting={busy ? t.common.loading() : waiting} {...does} />
        <Button kind="text" onClick={onCancel}>
          {t.common.cancel()}
        </Button>
      </div>
    </>
  )
}
