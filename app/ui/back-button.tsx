import { css } from '@linaria/core'
import type { ComponentProps } from 'react'
import { hover } from '../theme/breakpoints.ts'
import { LeftIcon } from './icons.tsx'

const back = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  padding: 0;
  padding-inline-end: var(--space-3);
  margin-inline-start: -0.375rem;
  font: var(--medium) var(--text-sm) / 1.2 var(--fontFamily);
  color: var(--colorPrimary);
  background: none;
  border: 0;
  border-radius: var(--radius-sm);
  text-align: start;
  cursor: pointer;
  ${hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`

/** A quiet button with an arrow that points back. */
export const BackButton = ({ children, ...props }: ComponentProps<'button'>) => (
  <button type="button" className={back} {...props}>
    <LeftIcon />
    {children}
  </button>
)
