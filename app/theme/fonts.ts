import { css } from '@linaria/core'

/**
 * Figtree has no Greek or Cyrillic: Commissioner fills those ranges under the same name.
 * All four faces need the same weight range, or a browser uses only one of them.
 */
const faces = (family: string, display: string) => `
    @font-face {
      font-family: '${family}';
      src: url('./fonts/figtree-latin-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-display: ${display};
      unicode-range:
        U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215,
        U+FEFF, U+FFFD;
    }
    @font-face {
      font-family: '${family}';
      src: url('./fonts/figtree-latin-ext-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-display: ${display};
      unicode-range:
        U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0,
        U+2113, U+2C60-2C7F, U+A720-A7FF;
    }
    @font-face {
      font-family: '${family}';
      src: url('./fonts/commissioner-greek-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-display: ${display};
      size-adjust: 97%;
      unicode-range: U+0370-03FF;
    }
    @font-face {
      font-family: '${family}';
      src: url('./fonts/commissioner-cyrillic-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-display: ${display};
      size-adjust: 97%;
      unicode-range: U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116;
    }
`

/**
 * `optional`: a face that comes too late is not swapped in, so no text ever moves; `load-fonts.ts` makes them come in time. The words of the
 * first paint have the same files under another name: they wait for them, unseen.
 */
export const fonts = css`
  :global() {
    ${faces('Figtree', 'optional')}
    ${faces('Figtree at first', 'block')}
  }
`
