import { css } from '@linaria/core'

/** Figtree has no Hebrew: Heebo fills it under the same name, as `theme/fonts.ts` does for Greek. For the mirrored texts alone, no set is Hebrew. */
export const hebrewFont = css`
  :global() {
    @font-face {
      font-family: Figtree;
      src: url('../theme/fonts/heebo-hebrew-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-display: block;
      unicode-range: U+0590-05FF, U+FB1D-FB4F;
    }
  }
`
