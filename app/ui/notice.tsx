import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { AlertIcon } from './icon.tsx'

const box = css`
  display: flex;
  gap: var(--space-3);
  padding: var(--tight-3) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--secondaryBackgroundColor);
  font-size: var(--text-sm);
  line-height: 1.45;
  border: var(--forcedBorder);
  > svg {
    margin-top: 0.05em;
    --icon: 1.375rem;
    color: var(--adviceIconColor);
  }
  strong {
    display: block;
    font-weight: var(--semibold);
  }
`

/** Something the player should know, that is no error. */
export const Notice = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className={box}>
    <AlertIcon />
    <p>
      {title && <strong>{title}</strong>}
      {children}
    </p>
  </div>
)
