import { css } from '@linaria/core'
import { useLayoutEffect } from 'react'
import { below360, below600, from600, from960, highEnough, smallHeight } from '../../theme/breakpoints.ts'

/** How far into its turn a card's face comes into sight: half the way, by `--ease-in-out`. */
export const faceSeen = 'calc(var(--motion-flip) * 0.4)'

/** `useTableShape` says which. */
const shortPhone = ':root[data-table=short] &'
const portrait = ':root[data-table=portrait] &'

/** Gives the table its own width to count with: `vw` would take in a scroll bar. */
export const frame = css`
  container-type: inline-size;
  display: grid;
  width: 100%;
  ${from600} {
    ${highEnough} {
      max-width: calc(var(--page) + 2 * var(--gutter));
      margin-inline: auto;
      padding: var(--space-5) var(--gutter) var(--space-2);
    }
  }
`

/**
 * Figures, decks, and a line of text, from top to bottom. The card is as wide as the table allows in both directions, and no wider than 15 rem;
 * with hardly any height, as at 400 % zoom, it stays large enough to be read and pressed, and the table is scrolled.
 */
export const table = css`
  --gap: 1rem;
  --pad: var(--space-4);
  --chrome: 16.5rem;
  --rows: 2;
  --columns: 2;
  --cardWidth: min(
    (100cqi - 2 * var(--pad) - (var(--columns) - 1) * var(--gap)) / var(--columns),
    max((var(--viewportHeight) - var(--chrome)) / var(--rows) / var(--cardRatio), 4.75rem),
    15rem
  );
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: calc(var(--viewportHeight) - var(--headerHeight));
  ${from600} {
    --columns: 4;
    --rows: 1;
    --gap: 1.5rem;
    --pad: 2rem;
    --chrome: 20.5rem;
    ${highEnough} {
      min-height: calc(var(--viewportHeight) - var(--headerHeight) - var(--space-6));
      border-radius: var(--radius-lg);
      overflow: clip;
      box-shadow: var(--shadow-2);
    }
  }
  ${from960} {
    --gap: 2rem;
  }
  ${portrait} {
    --columns: 2;
    --rows: 2;
    --chrome: 23.5rem;
  }
  ${shortPhone} {
    --chrome: 16rem;
  }
  ${below360} {
    --gap: 0.75rem;
    --chrome: 16.5rem;
  }
  ${smallHeight} {
    --columns: 4;
    --rows: 1;
    --gap: 1.25rem;
    --pad: 1.25rem;
    --chrome: 11rem;
  }
  /* A reveal that was cut short is at its end at once. */
  &[data-still] * {
    transition-property: none !important;
    animation: none !important;
  }
`
/** The operator's background shows through; no text stands on it. */
export const play = css`
  grid-area: 2 / 1;
  display: grid;
  background: color-mix(in srgb, var(--table) var(--veil), transparent);
`
export const decks = css`
  display: grid;
  /* A deck is its place from the left, in keys and in what is stored. */
  direction: ltr;
  grid-template-columns: repeat(var(--columns), var(--cardWidth));
  gap: calc(var(--gap) + var(--cardWidth) * 0.05 + 0.25rem) var(--gap);
  place-content: center;
  padding: var(--space-4) var(--pad) calc(var(--space-4) + var(--cardWidth) * 0.05);
  ${from600} {
    padding-block: var(--space-5) calc(var(--space-5) + var(--cardWidth) * 0.05);
  }
  ${shortPhone} {
    padding-block: var(--space-3) calc(var(--space-3) + var(--cardWidth) * 0.05);
  }
  ${smallHeight} {
    padding-block: var(--space-3) calc(var(--space-2) + var(--cardWidth) * 0.05);
  }
`
export const lastDraw = css`
  max-width: none;
  min-height: 4rem;
  padding: var(--space-2) var(--pad);
  display: grid;
  place-content: center;
  justify-items: center;
  text-align: center;
  font-size: var(--text-md);
  line-height: 1.3;
  background: var(--surface);
  box-shadow: 0 -1px 0 var(--line);
  border-top: var(--forcedBorder);
  ${below600} {
    padding-inline: var(--space-3);
  }
  ${shortPhone} {
    min-height: 3.5rem;
    padding-block: var(--space-1);
  }
  /* Long words need three lines here, and the decks must not move when they come. */
  ${below360} {
    min-height: 4.5rem;
  }
  ${smallHeight} {
    grid-auto-flow: column;
    align-items: baseline;
    gap: var(--space-4);
    min-height: 2.5rem;
    padding-block: var(--space-1);
    font-size: var(--text-sm);
  }
`

/** How the decks lie in a window of this size, in units of the font size: side by side, two by two, or two by two with little room. */
const shapeOf = (width: number, height: number) => {
  if (width < 37.5) return height <= 38 ? 'short' : ''
  return height >= width ? 'portrait' : ''
}

/** Lays the table out for the player's window; the height of a frame that follows its content is made by this very layout. */
export const useTableShape = () =>
  useLayoutEffect(() => {
    const root = document.documentElement
    const update = () => {
      const fontSize = Number.parseFloat(getComputedStyle(root).fontSize)
      const height = Number.parseFloat(root.style.getPropertyValue('--viewportHeight')) || innerHeight
      root.dataset.table = shapeOf(innerWidth / fontSize, height / fontSize)
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(root, { attributeFilter: ['style'] })
    addEventListener('resize', update)
    return () => {
      observer.disconnect()
      removeEventListener('resize', update)
    }
  }, [])
