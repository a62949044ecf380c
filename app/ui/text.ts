import { css } from '@linaria/core'
import { from960, hover, smallHeight } from '../theme/breakpoints.ts'

export const soft = css`
  color: var(--inkSoft);
`
export const small = css`
  font-size: var(--text-sm);
  line-height: 1.5;
`
export const lead = css`
  font-size: var(--text-md);
  line-height: 1.5;
  color: var(--inkSoft);
  ${from960} {
    font-size: var(--text-lg);
  }
  ${smallHeight} {
    font-size: var(--text-sm);
  }
`
/** Links inside text, also on buttons that read as links. */
export const link = css`
  color: var(--termsAndConditionColor);
  background: none;
  border: 0;
  padding: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;
  cursor: pointer;
  text-align: inherit;
  ${hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`
/** A heading as large as the text. */
export const minor = css`
  font-size: var(--text-md);
  line-height: var(--leading-snug);
`
/** Above a figure or a heading. */
export const label = css`
  font-size: var(--text-sm);
  font-weight: var(--medium);
  letter-spacing: 0;
  line-height: 1.4;
  color: var(--inkSoft);
`
