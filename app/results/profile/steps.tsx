import { css } from '@linaria/core'
import { forcedColors } from '../../theme/breakpoints.ts'

const steps = css`
  display: flex;
  gap: 3px;
  > i {
    width: 1rem;
    height: 0.5625rem;
    border-radius: 3px;
    background: var(--secondaryBackgroundColor);
    box-shadow: inset 0 0 0 1px var(--lineStrong);
    print-color-adjust: exact;
    ${forcedColors} {
      forced-color-adjust: none;
      background: Canvas;
    }
    &[data-step='half'] {
      background: repeating-linear-gradient(115deg, var(--colorSecondary) 0 2px, var(--surface) 2px 4.5px);
      box-shadow: inset 0 0 0 1px var(--colorSecondary);
    }
    &[data-step='whole'] {
      background: var(--colorSecondary);
      box-shadow: none;
    }
  }
`

/** A level as steps of the scale that it belongs to; a span of two ends in a half one. */
export const Steps = ({ names, from, to }: { names: readonly string[]; from?: string | undefined; to?: string | undefined }) => {
  const [whole, half] = [from, to].map((level = '') => names.indexOf(level)) as [number, number]
  return (
    <span className={steps} aria-hidden="true">
      {names.map((name, step) => (
        <i key={name} data-step={step <= whole ? 'whole' : step <= half ? 'half' : undefined} />
      ))}
    </span>
  )
}
