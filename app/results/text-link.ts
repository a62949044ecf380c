import { css, cx } from '@linaria/core'
import { offPaper } from '../theme/states.ts'
import { link } from '../ui/text.ts'

const layout = css`
  justify-self: start;
  min-height: var(--target);
  font-size: var(--text-sm);
  font-weight: var(--medium);
  text-align: start;
`
/** A button that reads as a link, as tall as a finger needs. */
export const textLink = cx(link, layout, offPaper)
