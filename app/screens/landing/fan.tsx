import { css } from '@linaria/core'
import { below360, from768, smallHeight } from '../../theme/breakpoints.ts'
import { Card } from '../../ui/card/card.tsx'
import type { SymbolIndex } from '../../ui/card/deck-symbol.tsx'

const fan = css`
  --cardWidth: 3.25rem;
  /* The start stays in view in long languages. */
  ${below360} {
    --cardWidth: 2rem;
  }
  --backShadow: inset 0 0 0 1px rgb(255 255 255 / 0.3), -2px 6px 18px -4px rgb(20 33 61 / 0.4);
  position: relative;
  /* Above the title, which is read before it. */
  order: -1;
  height: calc(var(--cardWidth) * 1.78);
  margin-bottom: var(--space-2);
  > * {
    position: absolute;
    inset-inline-start: 50%;
    top: 6%;
    width: var(--cardWidth);
    margin-inline-start: calc(var(--cardWidth) * -0.5);
    transform-origin: 50% 250%;
    rotate: -22.5deg;
  }
  > :nth-child(2) {
    rotate: -7.5deg;
  }
  > :nth-child(3) {
    rotate: 7.5deg;
  }
  > :nth-child(4) {
    rotate: 22.5deg;
  }
  ${from768} {
    --cardWidth: clamp(4.5rem, 9.2vw, 8.25rem);
    order: 0;
    margin: 0;
    width: 100%;
  }
  ${smallHeight} {
    display: none;
  }
`

/** From left to right. */
const cards: readonly SymbolIndex[] = [3, 0, 1, 2]

/** One card of each deck, held like a hand. Decoration. */
export const Fan = () => (
  <div className={fan} aria-hidden="true">
    {cards.map((symbol) => (
      <Card key={symbol} symbol={symbol} />
    ))}
  </div>
)
