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

/** Colour and back pattern of each deck, as custom properties: `--deck`, `--pattern`, `--patternSize`. */
export const symbolColors = [
  css`
    --deck: var(--cardColor1);
    --patternSize: 13.6cqi 6.8cqi;
    --pattern: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 12' fill='none' stroke='%23fff' stroke-opacity='.27' stroke-width='1.3'%3E%3Cpath d='M-6 6q6-7 12 0t12 0 12 0'/%3E%3C/svg%3E");
  `,
  css`
    --deck: var(--cardColor2);
    --patternSize: 13.6cqi 13.6cqi;
    --pattern: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23fff' stroke-opacity='.27' stroke-width='1.3'%3E%3Cpath d='M12 12q-9-3-9-9 9 0 9 9zM12 12q9 3 9 9-9 0-9-9zM12 12q3-9 9-9 0 9-9 9zM12 12q-3 9-9 9 0-9 9-9z'/%3E%3C/svg%3E");
  `,
  css`
    --deck: var(--cardColor3);
    --patternSize: 15cqi 7.5cqi;
    --pattern: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 16' fill='none' stroke='%23fff' stroke-opacity='.27' stroke-width='1.4'%3E%3Cpath d='M1 16a15 15 0 0 1 30 0M6 16a10 10 0 0 1 20 0M11 16a5 5 0 0 1 10 0M-15 8a15 15 0 0 1 17 0M17 8'/%3E%3C/svg%3E");
  `,
  css`
    --deck: var(--cardColor4);
    --patternSize: 15cqi 10cqi;
    --pattern: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20' fill='none' stroke='%23fff' stroke-opacity='.27' stroke-width='1.4'%3E%3Cellipse cx='7.5' cy='5' rx='6' ry='3'/%3E%3Cellipse cx='22.5' cy='15' rx='6' ry='3'/%3E%3C/svg%3E");
  `,
] as const
