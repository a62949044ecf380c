import { css } from '@linaria/core'
import { forcedColors } from '../../app/theme/breakpoints.ts'
import { VisuallyHidden } from '../../app/ui/visually-hidden.tsx'
import { useConsoleTexts } from '../texts/use-texts.ts'

const chart = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: end;
  gap: 2px;
  height: 10rem;
  padding-top: 1.25rem;
  border-bottom: 1px solid var(--lineStrong);
  break-inside: avoid;
  > li {
    position: relative;
    height: 100%;
    display: grid;
    align-items: end;
  }
  i {
    display: block;
    min-height: 2px;
    border-radius: 3px 3px 0 0;
    background: color-mix(in oklab, var(--colorSecondary), var(--surface) 45%);
    print-color-adjust: exact;
    ${forcedColors} {
      background: CanvasText;
    }
  }
  > li:nth-last-child(-n + 4) i {
    background: var(--colorSecondary);
  }
  b {
    position: absolute;
    inset-inline: -1rem;
    bottom: 100%;
    text-align: center;
    font-size: var(--text-xs);
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
`
const ends = css`
  display: flex;
  justify-content: space-between;
  padding-top: var(--space-1);
  font-size: var(--text-xs);
  color: var(--inkSoft);
`

/** Counts by week as bars from zero, the last four in full colour; the highest and the last are written. */
export const Trend = ({ weeks }: { weeks: readonly { week: string; count: number }[] }) => {
  const { t, formats } = useConsoleTexts()
  const maxCount = Math.max(...weeks.map(({ count }) => count), 1)
  const highest = weeks.findIndex(({ count }) => count === maxCount)
  return (
    <>
      <ul className={chart}>
        {weeks.map(({ week, count }, at) => (
          <li key={week} title={`${week}: ${count > 0 ? formats.number(count) : t.figures.few()}`}>
            <VisuallyHidden>
              {week}: {count > 0 ? formats.number(count) : t.figures.few()}
            </VisuallyHidden>
            <i aria-hidden="true" style={{ height: `${(100 * count) / maxCount}%`, position: 'relative' }}>
              {count > 0 && (at === highest || at === weeks.length - 1) && <b>{formats.number(count)}</b>}
            </i>
          </li>
        ))}
      </ul>
      <div className={ends} aria-hidden="true">
        <span>{weeks[0]?.week}</span>
        <span>{weeks.at(-1)?.week}</span>
      </div>
    </>
  )
}
