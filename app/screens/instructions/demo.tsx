import { css } from '@linaria/core'
import { type ReactNode, useEffect, useState } from 'react'
import { below360, below600, smallHeight } from '../../theme/breakpoints.ts'

const art = css`
  --cardWidth: 7rem;
  min-height: calc(var(--cardWidth) * var(--cardRatio) + 2 * var(--space-5));
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--secondaryBackgroundColor);
  --backShadow: inset 0 0 0 1px rgb(255 255 255 / 0.22), var(--shadow-2);
  border: var(--forcedBorder);
  ${below600} {
    --cardWidth: 6rem;
    gap: var(--space-2);
    padding-inline: var(--space-3);
  }
  ${below360} {
    --cardWidth: 5rem;
  }
  ${smallHeight} {
    --cardWidth: 4.75rem;
    gap: var(--space-2);
    padding: var(--space-3);
    min-height: 0;
  }
`

/** A small picture that plays once. `label` says what it shows. */
export const Demo = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={art} role="img" aria-label={label}>
    {children}
  </div>
)

/** Counts up one by one at these times after the mount, ms: the beats of a demonstration. */
export const useBeats = (times: readonly number[]): number => {
  const [beat, setBeat] = useState(0)
  useEffect(() => {
    const timers = times.map((time, index) => setTimeout(setBeat, time, index + 1))
    return () => timers.forEach(clearTimeout)
  }, [times])
  return beat
}
