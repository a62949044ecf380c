import { css } from '@linaria/core'
import type { Claim } from '../../contract/claims.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { forcedColors } from '../theme/breakpoints.ts'

const table = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-md);
  background: var(--secondaryBackgroundColor);
  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
    line-height: 1.4;
  }
  dt {
    order: 1;
  }
  dd {
    margin: 0;
    font-weight: var(--semibold);
    color: var(--colorPrimary);
    font-variant-numeric: tabular-nums;
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`

/** What was counted in a game, firm result or not, number by number. */
export const Counted = ({ claims }: { claims: readonly Claim[] }) => {
  const { counted, parts } = useTexts('result')
  const counts: Claim['counts'] = Object.assign({}, ...claims.map((claim) => claim.counts))
  const { cards = 0, stayed_wins = 0, wins = 0, stayed_losses = 0, losses = 0, changes = 0, run = 0 } = counts
  const rows = [
    [counted.late(), cards],
    [parts.afterLosses(), parts.outOf({ count: losses - stayed_losses, of: losses })],
    [parts.afterWins(), parts.outOf({ count: wins - stayed_wins, of: wins })],
    [counted.changes(), parts.outOf({ count: changes, of: 79 })],
    [counted.run(), run],
  ]
  return (
    <dl className={table}>
      {rows.map(([what, number]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  )
}
