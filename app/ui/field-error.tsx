import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { smallHeight } from '../theme/breakpoints.ts'
import { AlertIcon } from './icon.tsx'

const box = css`
  /* A long text makes nothing beside it wider. */
  contain: inline-size;
  /* Or an empty alert would be read out. */
  &:empty {
    display: none;
  }
  font-size: var(--text-sm);
  line-height: 1.4;
  font-weight: var(--medium);
  color: var(--loss);
  > span {
    margin-top: var(--space-2);
    display: flex;
    gap: var(--space-2);
    align-items: start;
    ${smallHeight} {
      margin-top: var(--space-1);
    }
  }
  svg {
    --icon: 1.125rem;
    margin-top: 0.1em;
  }
`

/** What is wrong with a field, announced when it appears. */
export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) => (
  <div className={box} id={id} role="alert">
    {children && (
      <span>
        <AlertIcon />
        {children}
      </span>
    )}
  </div>
)
