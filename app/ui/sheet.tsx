import { css, cx } from '@linaria/core'
import type { ComponentProps } from 'react'
import { from960, print, smallHeight } from '../theme/breakpoints.ts'

/** Text never stands on an operator's background, only on this. */
export const sheet = css`
  background: var(--surface);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-2);
  padding: var(--space-5);
  border: var(--forcedBorder);
  & + & {
    margin-top: var(--space-4);
  }
  ${from960} {
    padding: var(--space-7);
    & + & {
      margin-top: var(--space-5);
    }
  }
  ${smallHeight} {
    padding: var(--space-3) var(--space-5);
  }
  ${print} {
    box-shadow: none;
    border-radius: 0;
    padding: var(--space-2) 0;
  }
`
export const slim = css`
  padding-block: var(--space-4);
`
/** Reading width, for screens with one thing on them. */
const narrow = css`
  max-width: 46rem;
  margin-inline: auto;
`

type Props = ComponentProps<'section'> & { slim?: boolean; narrow?: boolean }

/** A surface that content stands on. `slim`: with less padding; `narrow`: as wide as lines can be read. */
export const Sheet = ({ slim: isSlim, narrow: isNarrow, className, ...props }: Props) => (
  <section className={cx(sheet, isSlim && slim, isNarrow && narrow, className)} {...props} />
)
