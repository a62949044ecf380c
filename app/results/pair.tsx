import { css } from '@linaria/core'
import type { ComponentProps } from 'react'
import { from960, print } from '../theme/breakpoints.ts'

const pair = css`
  display: grid;
  gap: var(--space-4);
  margin-block: var(--space-4);
  &&& > * {
    margin: 0;
    display: grid;
    align-content: start;
  }
  ${from960} {
    grid-template-columns: 1fr 1.25fr;
    gap: var(--space-5);
    margin-block: var(--space-5);
  }
  ${print} {
    margin-block: 0;
    break-inside: avoid;
  }
`

/** Two sheets side by side, or below each other where there is no room. */
export const Pair = (props: ComponentProps<'div'>) => <div className={pair} {...props} />
