import { css } from '@linaria/core'
import { hover, print } from './breakpoints.ts'

/** Of no use on paper. */
export const offPaper = css`
  ${print} {
    display: none;
  }
`

/** The edge of what can be pressed, plainer under the pointer. */
export const edge = `
  box-shadow: inset 0 0 0 1.5px var(--lineStrong);
  ${hover} {
    &:hover {
      background: var(--secondaryBackgroundColor);
      box-shadow: inset 0 0 0 1.5px var(--colorPrimary);
    }
  }
`
