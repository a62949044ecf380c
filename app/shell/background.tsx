import { css, cx } from '@linaria/core'
import { useOperator } from '../services.ts'
import { forcedColors } from '../theme/breakpoints.ts'
import { offPaper } from '../theme/states.ts'

const layer = css`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: var(--backgroundImage) center top / var(--backgroundSize);
  opacity: var(--backgroundOpacity);
  filter: var(--backgroundFilter);
  pointer-events: none;
  ${forcedColors} {
    display: none;
  }
`
/** In a frame of automatic height the screen is the host's window: as high as that, from the first part on that can be seen. */
const screen = css`
  inset: var(--visibleTop) 0 auto;
  height: var(--viewportHeight);
`
const kinds = {
  picture: '',
  marks: css`
    background-attachment: fixed;
  `,
  fullScreen: cx(
    screen,
    css`
      background-size: cover;
      background-position: center;
    `,
  ),
  watermark: cx(
    screen,
    css`
      background-repeat: no-repeat;
      background-size: min(44rem, 120%);
      background-position: right -6rem bottom -6rem;
    `,
  ),
  shapes: cx(
    screen,
    css`
      background-repeat: no-repeat;
      background-size: max(100%, 60rem) auto;
      background-position: center bottom;
    `,
  ),
}

/** The operator's picture, marks or shapes behind everything. The page's own colour shows through and around it. */
export const Background = () => {
  const { kind } = useOperator().background
  return kind === 'colour' ? null : <div className={cx(layer, kinds[kind], offPaper)} data-background={kind} aria-hidden="true" />
}
