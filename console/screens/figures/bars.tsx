import { css } from '@linaria/core'
import { below600, forcedColors, print } from '../../../app/theme/breakpoints.ts'
import { useFormats, useTexts } from '../../texts/context.tsx'

const list = css`
  display: grid;
  gap: var(--space-1);
  ${print} {
    break-inside: avoid;
  }
  > li {
    display: grid;
    grid-template-columns: 9rem 1fr;
    gap: 0 var(--space-4);
    align-items: center;
    ${below600} {
      grid-template-columns: 1fr;
    }
  }
  > li > span:first-child {
    font-weight: var(--medium);
    line-height: 1.3;
  }
  > li > span:last-child {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 2rem;
    white-space: nowrap;
  }
  i {
    height: 1.5rem;
    min-width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--colorSecondary);
    print-color-adjust: exact;
    ${forcedColors} {
      background: CanvasText;
    }
  }
  i[data-few] {
    width: 2rem;
    background: repeating-linear-gradient(-45deg, var(--lineStrong) 0 1.5px, transparent 1.5px 6px);
    border: 1px solid var(--lineStrong);
  }
  b {
    font-weight: var(--semibold);
    color: var(--colorPrimary);
    font-variant-numeric: tabular-nums;
  }
  em {
    color: var(--inkSoft);
  }
`

/** Room for the number beside the longest bar. */
const number = '7rem'

export type Bar = { name: string; count: number; note?: string | undefined }

/** Bars from zero with their numbers beside them; fewer than ten is hatched, and said. */
export const Bars = ({ bars }: { bars: readonly Bar[] }) => {
  const t = useTexts()
  const formats = useFormats()
  const most = Math.max(...bars.map(({ count }) => count), 1)
  return (
    <ul className={list}>
      {bars.map(({ name, count, note }) => (
        <li key={name}>
          <span>{name}</span>
          <span>
            {count === 0 ? <i data-few="" /> : <i style={{ width: `calc((100% - ${number}) * ${count / most})` }} />}
            {count === 0 ? <em>{t.figures.few()}</em> : <b>{formats.number(count)}</b>}
            {count > 0 && note}
          </span>
        </li>
      ))}
    </ul>
  )
}
