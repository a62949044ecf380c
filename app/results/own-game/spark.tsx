import { css, cx } from '@linaria/core'
import type { CSSProperties } from 'react'
import { offPaper } from '../../theme/states.ts'
import * as styles from './figure-styles.ts'

export const spark = css`
  position: relative;
  > svg {
    width: 100%;
    height: 2.75rem;
    overflow: visible;
    scale: var(--forward) 1;
  }
  > i {
    position: absolute;
    inset-inline-end: 0;
    top: var(--at);
    width: 0.5rem;
    height: 0.5rem;
    translate: calc(50% * var(--forward)) -50%;
    border-radius: 50%;
    background: var(--colorPrimary);
    forced-color-adjust: none;
  }
`

/** Of the drawing; a card is one unit wide. */
const height = 44

/** Points from the start to the last card as a line, the start dashed and the end as a dot: what the figure shows in full. */
export const Spark = ({ points }: { points: readonly number[] }) => {
  const [most, least] = [Math.max(...points), Math.min(...points)]
  const heightOf = (value = 0) => 3 + ((height - 6) * (most - value)) / (most - least || 1)
  return (
    <span
      className={cx(spark, offPaper)}
      aria-hidden="true"
      style={{ '--at': `${(100 * heightOf(points.at(-1))) / height}%` } as CSSProperties}
    >
      <svg viewBox={`0 0 ${points.length - 1} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.start} d={`M0 ${heightOf(points[0])}H${points.length - 1}`} />
        <path className={styles.balance} d={`M${points.map((value, turn) => `${turn} ${heightOf(value).toFixed(1)}`).join('L')}`} />
      </svg>
      <i />
    </span>
  )
}
