import { css } from '@linaria/core'
import { useTexts } from '../../i18n/texts-context.tsx'
import { below600 } from '../../theme/breakpoints.ts'

const list = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-1) var(--space-3);
  margin-top: var(--space-1);
  font-size: var(--text-sm);
  ${below600} {
    font-size: var(--text-xs);
  }
  line-height: 1.4;
  > li {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  svg {
    width: 1.5rem;
    height: 1.25rem;
    flex: none;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`
const dot = css`
  fill: var(--colorPrimary);
`
const range = css`
  stroke: var(--colorSecondary);
  stroke-width: 3;
`

/** What the signs on the gauge mean; the gauge says it in words to those who hear it. */
export const GaugeKey = () => {
  const texts = useTexts().feedback
  return (
    <ul className={list} aria-hidden="true">
      <li>
        <svg viewBox="0 0 24 20" aria-hidden="true">
          <circle className={dot} cx="12" cy="10" r="7" />
        </svg>
        {texts.yourScore()}
      </li>
      <li>
        <svg viewBox="0 0 24 20" aria-hidden="true">
          <path className={range} d="M2 10h20M2 5v10M22 5v10" />
        </svg>
        {texts.range()}
      </li>
    </ul>
  )
}
