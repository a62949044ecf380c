import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { print } from '../../app/theme/breakpoints.ts'
import { VisuallyHidden } from '../../app/ui/visually-hidden.tsx'
import { Panel, type PanelProps } from './page.tsx'

const scroll = css`
  position: relative;
  overflow-x: auto;
  ${print} {
    overflow: visible;
  }
`
/** The table's own styles weigh no more than a class of a cell. */
const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  line-height: 1.4;
  :where(th, td) {
    padding: 0.7rem var(--space-4);
    text-align: start;
    vertical-align: top;
    border-top: 1px solid var(--line);
    @media (max-width: 63.99em) {
      padding-inline: 0.5rem;
    }
  }
  :where(th, td):where(:first-child) {
    padding-inline-start: var(--space-5);
  }
  :where(th, td):where(:last-child) {
    padding-inline-end: var(--space-5);
  }
  :where(thead th) {
    border-top: 0;
    padding-block: 0.6rem;
    font-size: var(--text-xs);
    font-weight: var(--medium);
    color: var(--inkSoft);
    white-space: nowrap;
  }
  tbody th {
    font-weight: var(--semibold);
    overflow-wrap: anywhere;
  }
  /* The name beside may be long. */
  select {
    min-width: 7rem;
  }
  small {
    display: block;
  }
  :where(td:last-child:has(button, a)) {
    padding-block: 0.2rem;
    text-align: end;
  }
`
const numeric = css`
  text-align: end;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
/** A row becomes a list of names and values where a table has no room. */
const stacks = css`
  @media (max-width: 47.99em) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    tbody,
    tr {
      display: block;
    }
    tr {
      padding: var(--space-3) var(--space-4);
      border-top: 1px solid var(--line);
    }
    :is(th, td) {
      display: grid;
      grid-template-columns: min(7.5rem, 36%) minmax(0, 1fr);
      gap: 0 var(--space-3);
      border: 0;
      padding: 0.2rem 0;
      text-align: start;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    :is(th[scope], td:not([data-label])) {
      display: block;
    }
    td[data-label]::before {
      content: attr(data-label);
      font-size: var(--text-xs);
      color: var(--inkSoft);
    }
    td[data-label] > * {
      grid-column: 2;
    }
  }
`

/** Many columns of figures: on paper all are shown. */
const figures = css`
  tbody th {
    white-space: nowrap;
  }
  ${print} {
    font-size: 7.5pt;
    :is(th, td) {
      padding: 0.15rem 0.3rem;
    }
    thead th {
      white-space: normal;
      vertical-align: bottom;
    }
    /* Once, not on each page. */
    tfoot {
      display: table-row-group;
    }
  }
`

export type Column<Row> = {
  /** Heading; none for a column of buttons, whose name is `hidden`. */
  name?: string
  hidden?: string
  numeric?: boolean
  cell: (row: Row) => ReactNode
}
type Props<Row> = {
  /** Names the table for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Of figures: stays a table at any width and scrolls. */
  wide?: boolean
  foot?: readonly ReactNode[]
}

/** What scrolls sideways is reached by keyboard, and so has a name. */
const Scrolling = ({ name, children }: { name: string | undefined; children: ReactNode }) =>
  name === undefined ? (
    <div className={scroll}>{children}</div>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={scroll} aria-label={name} tabIndex={0}>
      {children}
    </section>
  )

const Cells = ({ columns, contents }: { columns: readonly Column<never>[]; contents: readonly ReactNode[] }) => (
  <tr>
    {columns.map(({ name, hidden, numeric: isNumeric }, index) =>
      index === 0 ? (
        <th key={name ?? hidden} scope="row">
          {contents[index]}
        </th>
      ) : (
        <td key={name ?? hidden} data-label={name} className={isNumeric ? numeric : undefined}>
          {contents[index]}
        </td>
      ),
    )}
  </tr>
)

/** A table whose first column names the row. */
export const Table = <Row,>({ caption, columns, rows, keyOf, wide = false, foot }: Props<Row>) => (
  <Scrolling name={wide ? caption : undefined}>
    <table className={cx(table, wide ? figures : stacks)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ name, hidden, numeric: isNumeric }) => (
            <th key={name ?? hidden} scope="col" className={isNumeric ? numeric : undefined}>
              {name ?? <VisuallyHidden>{hidden}</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Cells key={keyOf(row)} columns={columns} contents={columns.map(({ cell }) => cell(row))} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Cells columns={columns} contents={foot} />
        </tfoot>
      )}
    </table>
  </Scrolling>
)

type PanelOfTable<Row> = Omit<Props<Row>, 'caption'> & Pick<PanelProps, 'text' | 'end'> & { title: string }

/** A panel that is one table, with its title as the caption. */
export const TablePanel = <Row,>({ title, text, end, ...table }: PanelOfTable<Row>) => (
  <Panel flush title={title} text={text} end={end}>
    <Table caption={title} {...table} />
  </Panel>
)
