import { css, cx } from '@linaria/core'

/** Of a symbol in `deckSymbols`. */
export type SymbolIndex = 0 | 1 | 2 | 3

const strokes = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 2.4;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const drawings = [
  <path key="wave" d="M5 17q6.3-8 12.7 0t12.6 0T43 17M5 27q6.3-8 12.7 0t12.6 0T43 27M5 37q6.3-8 12.7 0t12.6 0T43 37" />,
  <path key="leaf" d="M7 41 27 21M14 34C6 22 16 8 41 7 42 32 26 42 14 34Z" />,
  <path key="arch" d="M6 41V25a18 18 0 0 1 36 0v16M15 41V25a9 9 0 0 1 18 0v16M24 41V25" />,
  <path
    key="stones"
    d="M42 36.5a18 6 0 0 1-36 0 18 6 0 0 1 36 0ZM36.5 24.5a12.5 5 0 0 1-25 0 12.5 5 0 0 1 25 0ZM31.5 14a7.5 4.2 0 0 1-15 0 7.5 4.2 0 0 1 15 0Z"
  />,
] as const

/** The symbol of a deck, drawn in the current text colour. */
export const DeckSymbol = ({ symbol, className }: { symbol: SymbolIndex; className?: string }) => (
  <svg className={cx(strokes, className)} viewBox="0 0 48 48" aria-hidden="true">
    {drawings[symbol]}
  </svg>
)
