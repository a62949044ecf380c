import { css, cx } from '@linaria/core'
import { memo } from 'react'
import { deckSymbols } from '../../../contract/constants.ts'
import type { OwnGame } from '../../../contract/own-game.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { offPaper } from '../../theme/states.ts'
import type { SymbolIndex } from '../../ui/card/deck-symbol.tsx'
import { Disclosure, textDisclosure } from '../disclosure.tsx'

const more = css`
  margin-top: var(--space-3);
`
const scroll = css`
  max-height: 24rem;
  margin-top: var(--space-4);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  tr > :nth-child(2) {
    text-align: start;
  }
`
const wide = css`
  overflow-x: auto;
`
const data = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  caption {
    padding: var(--space-2);
    text-align: start;
    font-weight: var(--semibold);
  }
  th,
  td {
    padding: 0.5rem clamp(0.25rem, 1.5vw, 0.75rem);
    text-align: end;
    font-weight: var(--regular);
    border-bottom: 1px solid var(--line);
  }
  thead th {
    font-weight: var(--medium);
    color: var(--inkSoft);
    vertical-align: bottom;
  }
  tr > :first-child {
    text-align: start;
  }
`

/** The same as the picture, in tables for readers: by deck, and card by card. It does not follow the cursor over single cards. */
export const GameTable = memo(({ game, points }: { game: OwnGame; points: readonly number[] }) => {
  const texts = useTexts('result').game
  const words = useTexts().game
  const { money, signedMoney } = useFormats()
  const { columns } = texts
  const { decks, cards } = game
  const nameOf = (deck: number) => {
    const symbol = decks[deck]?.symbol
    return symbol == null ? texts.neverDrawn() : words[deckSymbols[symbol as SymbolIndex]]()
  }
  return (
    <Disclosure name="table" className={cx(textDisclosure, more, offPaper)} summary={texts.table()}>
      {[texts.winning, texts.losing].map((caption, pair) => (
        <Table
          key={caption()}
          className={wide}
          caption={caption()}
          columns={[columns.deck, columns.cards, words.win, words.loss, columns.amount]}
          rows={[2 * pair, 2 * pair + 1].map((deck) => {
            const deckCards = cards.filter((card) => card.deck === deck)
            const wins = deckCards.filter(({ value }) => value > 0).length
            const total = deckCards.reduce((sum, { value }) => sum + value, 0)
            return [nameOf(deck), deckCards.length, wins, deckCards.length - wins, signedMoney(total)]
          })}
        />
      ))}
      <Table
        className={scroll}
        caption={texts.inOrder()}
        columns={[columns.cards, columns.deck, columns.amount, words.score]}
        rows={cards.map(({ deck, value }, index) => [index + 1, nameOf(deck), signedMoney(value), money(points[index + 1] ?? 0)])}
      />
    </Disclosure>
  )
})

type TableProps = {
  className: string
  caption: string
  columns: readonly (() => string)[]
  rows: readonly (readonly (string | number)[])[]
}

/** A table that scrolls by itself; the first cell of a row is its head. */
const Table = ({ className, caption, columns, rows }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
  <section className={className} tabIndex={0} aria-label={caption}>
    <table className={data}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column()} scope="col">
              {column()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place, a card its turn
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
