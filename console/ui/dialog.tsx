import { css } from '@linaria/core'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Dialog as Modal } from '../../app/ui/dialog.tsx'
import { ApiError } from '../../contract/call.ts'
import { useRefusalText } from '../texts/use-refusal-text.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { RefusalNote } from './answer.tsx'
import { Button, TextButton } from './button.tsx'
import { useAction } from './use-action.tsx'

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

type ActionProps = {
  title: string
  message?: string
  /** What the main button says and does; a refusal stays in the dialog. */
  name: string
  act: () => Promise<unknown>
  danger?: boolean
  waiting?: string | false | undefined
  /** Beside the main button instead of cancel. */
  end?: ReactNode
  onClose: () => void
  /** Fields; with a pointer they ask for the refusal that is theirs, and the rest is shown at the foot. */
  children?: ReactNode | ((errorAt: (pointer: string) => string | undefined, error: unknown) => ReactNode)
}

/** A dialog that asks before something is done. */
export const ActionDialog = ({ name, act, danger = false, waiting, end, children, ...props }: ActionProps) => {
  const { t } = useConsoleTexts()
  const say = useRefusalText()
  const { busy, error, run } = useAction()
  const place = error instanceof ApiError ? error.problem.pointer : undefined
  let isAtField = false
  const errorAt = (pointer: string) => {
    if (pointer !== place) return undefined
    isAtField = true
    return say(error)
  }
  const fields = typeof children === 'function' ? children(errorAt, error) : children
  return (
    <Dialog {...props} onSubmit={() => void run(act)}>
      {fields}
      {error !== undefined && !isAtField && <RefusalNote error={error} />}
      <div className={dialogActions}>
        <Button type="submit" danger={danger} waiting={busy ? t.common.loading() : waiting}>
          {name}
        </Button>
        {end ?? <TextButton onClick={props.onClose}>{t.common.cancel()}</TextButton>}
      </div>
    </Dialog>
  )
}
