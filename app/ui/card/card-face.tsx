import { css, cx } from '@linaria/core'
import type { CSSProperties } from 'react'
import { DownArrowIcon, UpArrowIcon } from '../icons.tsx'
import { DeckSymbol, type SymbolIndex } from './deck-symbol.tsx'

/** A win and a loss weigh the same: only the word, the arrow, the sign and a quiet colour differ. */
export const gainColor = css`
  color: var(--win);
`
export const lossColor = css`
  color: var(--loss);
`
const corner = css`
  position: absolute;
  top: 9cqi;
  inset-inline-start: 9cqi;
  width: 17cqi;
  height: 17cqi;
`
const end = css`
  top: auto;
  inset-inline-start: auto;
  inset-inline-end: 9cqi;
  bottom: 9cqi;
  rotate: 180deg;
`
const wordLine = css`
  display: flex;
  align-items: center;
  gap: 0.3em;
  font-size: max(0.8125rem, 8.5cqi);
  font-weight: var(--semibold);
  line-height: 1;
  margin-bottom: 0.55em;
  /* A card in a picture may be too small for it. */
  @container (max-width: 4.5rem) {
    display: none;
  }
  > svg {
    --icon: 1em;
    stroke-width: 3;
  }
`
/** A long value gets smaller, so that it never comes near the card's frame. */
const figure = css`
  font-size: max(0.8125rem, min(21cqi, 126cqi / var(--characters)));
  font-weight: var(--bold);
  letter-spacing: -0.03em;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* As on the table, whose decks run from the left in every language. */
  direction: ltr;
`

type Props = { symbol: SymbolIndex; gain: boolean; word: string; value: string }

/** The face of a card: win or loss in `word`, colour and mark, and its points, `value`, with sign and currency. */
export const CardFace = ({ symbol, gain, word, value }: Props) => (
  <>
    <DeckSymbol symbol={symbol} className={corner} />
    <span className={cx(wordLine, gain ? gainColor : lossColor)}>
      {gain ? <UpArrowIcon /> : <DownArrowIcon />}
      {word}
    </span>
    <span className={cx(figure, gain ? gainColor : lossColor)} style={{ '--characters': value.length } as CSSProperties}>
      {value}
    </span>
    <DeckSymbol symbol={symbol} className={cx(corner, end)} />
  </>
)
