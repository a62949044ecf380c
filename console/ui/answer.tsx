import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { VisuallyHidden } from '../../app/ui/visually-hidden.tsx'
import { codeOf } from '../../contract/call.ts'
import type { Refusal } from '../api/call.ts'
import { useRefusalText } from '../texts/use-refusal-text.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { QuietButton } from './button.tsx'
import { Note } from './note.tsx'
import { actions } from './page.tsx'

const offered = css`
  &:empty {
    display: none;
  }
`
const waiting = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  i {
    height: 1rem;
    border-radius: var(--radius-sm);
    background: var(--tint);
  }
  i:nth-of-type(2) {
    width: 70%;
  }
  i:nth-of-type(3) {
    width: 85%;
  }
`

/** The space of something that is loading. */
export const Waiting = () => {
  const { t } = useConsoleTexts()
  return (
    <div className={waiting} role="status">
      <VisuallyHidden>{t.common.loading()}</VisuallyHidden>
      <i />
      <i />
      <i />
    </div>
  )
}

/** Why a call failed, with a retry where that may help. Who is signed out signs in beside this page, which keeps what was entered. */
export const RefusalNote = ({ error, again }: { error: unknown; again?: () => unknown }) => {
  const { t } = useConsoleTexts()
  const refusalText = useRefusalText()
  return (
    <Note kind="bad" role="alert">
      <p>{refusalText(error)}</p>
      <div className={cx(actions, offered)}>
        {again && codeOf(error) !== 'forbidden' && <QuietButton onClick={() => void again()}>{t.common.tryAgain()}</QuietButton>}
      </div>
    </Note>
  )
}

/** The response of a call, the wait for it, or why there is none. The previous one stays while the call is repeated. */
export const Answer = <Data,>({ of, children }: { of: SWRResponse<Data, Refusal>; children: (data: Data) => ReactNode }) => (
  <>
    {of.error && <RefusalNote error={of.error} again={() => of.mutate()} />}
    {of.data === undefined ? !of.error && <Waiting /> : children(of.data)}
  </>
)
