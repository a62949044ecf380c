import { css } from '@linaria/core'
import { print } from './breakpoints.ts'

/** Of no use on paper. */
export const offPaper = css`
  ${print} {
    display: none;
  }
`
