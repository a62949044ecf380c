import { css } from '@linaria/core'
import { from960, largeText, smallHeight } from '../theme/breakpoints.ts'

/** As wide as the window on every screen: where its edge moved from one to the next, the browser would count a shift of all that is in it. */
export const main = css`
  container: main / inline-size;
  padding: var(--space-4) max(var(--gutter), (100% - var(--page)) / 2);
  ${from960} {
    padding-block: var(--space-6);
  }
  > * {
    ${largeText} {
      hyphens: auto;
      /* A word that is longer than its line makes no box wider. */
      overflow-wrap: anywhere;
    }
  }
  ${smallHeight} {
    &:not(:has([data-bleed])) {
      padding-block: var(--space-2);
    }
  }
  /* A screen that needs the whole width, such as the game, says so. An asterisk for its place would have this styled anew with every element. */
  &:has([data-bleed]) {
    display: grid;
    padding: 0;
  }
`
