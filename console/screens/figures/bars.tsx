import { css } from '@linaria/core'
import { below600 } from '../../../app/theme/breakpoints.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'

const label = css`
  font-weight: var(--medium);
  line-height: 1.3;
`
const bar = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2rem;
  white-space: nowrap;
`
const list = css`
  display: grid;
  gap: var(--space-1);
  break-inside: avoid;
  > li {
    display: grid;
    grid-template-columns: 9rem 1fr;
    gap: 0 var(--space-4);
    align-items: center;
    ${below600} {
      grid-template-columns: 1fr;
    }
  }
  i {
    height: 1.5rem;
    min-width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--colorSecondary);
    print-color-adjust: exact;
  }
  b {
    color: var(--colorPrimary);
    font-variant-numeric: tabular-nums;
  }
`

/** Room for the number beside the longest bar. */
const number = '7rem'

export type Bar = { name: string; count: number; note?: string | undefined }

/** Bars from zero with their numbers beside them; those of fewer than ten are named in one sentence below. */
export const Bars = ({ bars }: { bars: readonly Bar[] }) => {
  const { t, formats } = useConsoleTexts()
  const counted = bars.filter(({ count }) => count > 0)
  const few = bars.filter(({ count }) => count === 0).map(({ name }) => name)
  const maxCount = Math.max(...counted.map(({ count }) => count), 1)
  return (
    <>
      {counted.length > 0 && (
        <ul className={list}>
          {counted.map(({ name, count, note }) => (
            <li key={name}>
              <span className={label}>{name}</span>
              <span className={bar}>
                <i style={{ width: `calc((100% - ${number}) * ${count / maxCount})` }} />
                <b>{formats.number(count)}</b>
                {note}
              </span>
            </li>
          ))}
        </ul>
      )}
      {few.length > 0 && <p className={fewNames}>{t.figures.fewOf({ names: formats.list(few) })}</p>}
    </>
  )
}

const fewNames = css`
  margin-top: var(--space-2);
  color: var(--inkSoft);
  max-width: 70ch;
`
