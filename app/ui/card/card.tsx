import { css, cx } from '@linaria/core'
import type { ComponentProps, ReactNode } from 'react'
import { forcedColors, reducedMotion } from '../../theme/breakpoints.ts'
import { DeckSymbol, type SymbolIndex, symbolColors } from './deck-symbol.tsx'

const card = css`
  container-type: inline-size;
  display: block;
  position: relative;
  width: 100%;
  aspect-ratio: 1 / var(--cardRatio);
  border-radius: calc(var(--cardWidth, 10rem) * 0.085);
  perspective: 60rem;
  color: var(--deck);
`
const turn = css`
  position: absolute;
  inset: 0;
  transform-style: preserve-3d;
  transition: transform var(--motion-flip) var(--ease-in-out);
  [data-turned] > & {
    transform: rotateY(180deg);
  }
  ${reducedMotion} {
    [data-turned] > & {
      transform: none;
    }
  }
  /* At once, or it would still be turning back when it is the next card. By opacity: its parts would inherit a visibility, and each be styled
     anew with every draw. */
  [data-spare] > & {
    opacity: 0;
    transition: none;
  }
`
const side = css`
  position: absolute;
  inset: 0;
  /* Not inherited: every part of a card would be styled anew in each frame of its turn. */
  border-radius: 8.5cqi;
  overflow: hidden;
  backface-visibility: hidden;
  border: var(--forcedBorder);
  ${reducedMotion} {
    transition: opacity var(--motion-flip) linear;
  }
`
/** The card's back; its shadow may be changed by the parent through `--backShadow`. */
const back = css`
  background: linear-gradient(
    168deg,
    color-mix(in oklab, var(--deck), white 9%),
    var(--deck) 45%,
    color-mix(in oklab, var(--deck), black 10%)
  );
  box-shadow:
    inset 0 0 0 max(2px, 2.2cqi) var(--rim),
    var(--backShadow, inset 0 0 0 1px rgb(255 255 255 / 0.22));
  &::before {
    content: '';
    position: absolute;
    inset: 5cqi;
    border-radius: 5cqi;
    background: var(--pattern) 0 0 / var(--patternSize) round;
    border: max(1px, 0.8cqi) solid rgb(255 255 255 / 0.5);
  }
  ${reducedMotion} {
    [data-turned] & {
      opacity: 0;
    }
  }
  ${forcedColors} {
    background: Canvas;
    &::before {
      background: none;
    }
  }
`
const medallion = css`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 50cqi;
  height: 50cqi;
  display: grid;
  place-items: center;
  border-radius: 50%;
  color: #fff;
  background: var(--deck);
  border: max(1px, 0.8cqi) solid rgb(255 255 255 / 0.6);
  box-shadow: 0 0 0 2.6cqi var(--deck);
  > svg {
    width: 32cqi;
    height: 32cqi;
  }
`
const front = css`
  transform: rotateY(180deg);
  background: var(--paper);
  /* Paper is paper in every scheme, and on a light table a card by its edge. */
  --win: #0b6a52;
  --loss: #9b3b23;
  box-shadow: inset 0 0 0 max(1.5px, 1cqi) color-mix(in oklab, var(--deck), white 12%);
  display: grid;
  place-content: center;
  justify-items: center;
  &::before {
    content: '';
    position: absolute;
    inset: 5cqi;
    border-radius: 5cqi;
    border: max(1px, 0.7cqi) solid color-mix(in oklab, var(--deck), white 62%);
  }
  ${reducedMotion} {
    transform: none;
    opacity: 0;
    [data-turned] & {
      opacity: 1;
    }
  }
`

/** `data-spare`: it waits for its turn in the pile, unseen; `turned`: `face` up (`CardFace`); `sign`: an icon in place of the symbol. */
type Props = ComponentProps<'span'> & { symbol: SymbolIndex; 'data-spare'?: boolean | undefined; turned?: boolean } & {
  [Part in 'face' | 'sign']?: ReactNode
}

/** A playing card. Its width comes from the parent (`--cardWidth` also shapes the corners); everything inside is relative to it. */
export const Card = ({ symbol, turned = false, face, sign, className, ...props }: Props) => (
  <span {...props} className={cx(card, symbolColors[symbol], className)} data-turned={turned || undefined}>
    <span className={turn}>
      <span className={cx(side, back)}>
        <span className={medallion}>{sign ?? <DeckSymbol symbol={symbol} />}</span>
      </span>
      {face && <span className={cx(side, front)}>{face}</span>}
    </span>
  </span>
)
