import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { smallHeight } from '../theme/breakpoints.ts'

const buttons = css`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-5);
  > button,
  > a {
    width: 100%;
  }
  ${smallHeight} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    margin-top: var(--space-4);
    > button,
    > a {
      padding-inline: var(--space-3);
    }
  }
`

/** The dialog's answers, the main one first: below each other, side by side where height is short. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className={buttons}>{children}</div>
