import { css } from '@linaria/core'
import { useState } from 'react'
import type { OperatorView } from '../../contract/operator-view.ts'
import { OperatorCard } from './card.tsx'
import { type Filter, filtered, traitNames, traits } from './traits.ts'

const page = css`
  min-height: 100%;
  padding: var(--space-5) var(--gutter) var(--space-8);
  display: grid;
  gap: var(--space-5);
  background: var(--secondaryBackgroundColor);
`
const filters = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: end;
  label {
    display: grid;
    font-size: var(--text-xs);
    color: var(--inkSoft);
  }
  select {
    min-height: var(--target);
    padding: 0 var(--space-3);
    font-size: var(--text-sm);
    color: var(--ink);
    background: var(--surface);
    border: 1.5px solid var(--lineStrong);
    border-radius: var(--radius-sm);
  }
`
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 35rem), 1fr));
  gap: var(--space-5);
`

/** Every operator with three live screens, to be narrowed by kind and language. */
export const Gallery = ({ operators }: { operators: readonly OperatorView[] }) => {
  const [filter, setFilter] = useState<Filter>({})
  const matches = filtered(operators, filter)
  return (
    <main className={page}>
      <h1>Operators</h1>
      <form className={filters}>
        {traitNames.map((trait) => (
          <label key={trait}>
            {trait}
            <select value={filter[trait] ?? ''} onChange={(event) => setFilter({ ...filter, [trait]: event.target.value })}>
              <option value="">any</option>
              {[...new Set(operators.flatMap(traits[trait]))].sort().map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
        <p role="status">
          {matches.length} of {operators.length}
        </p>
      </form>
      <div className={grid}>
        {matches.map((operator) => (
          <OperatorCard key={operator.id} operator={operator} language={filter.language} />
        ))}
      </div>
    </main>
  )
}
