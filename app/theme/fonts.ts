import { css } from '@linaria/core'

/** Figtree has no Greek or Cyrillic: Commissioner, made somewhat smaller, fills those ranges under the same name. */
const files = [
  {
    file: 'figtree-latin',
    range: `U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212,
      U+2215, U+FEFF, U+FFFD`,
  },
  {
    file: 'figtree-latin-ext',
    range: `U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1EFF, U+20A0-20AB,
      U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF`,
  },
  { file: 'commissioner-greek', adjust: 'size-adjust: 97%;', range: 'U+0370-03FF' },
  { file: 'commissioner-cyrillic', adjust: 'size-adjust: 97%;', range: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
]

/** All four faces need the same weight range, or a browser uses only one of them. */
const faces = (family: string, display: string) =>
  files.map(
    ({ file, adjust = '', range }) => `@font-face {
      font-family: '${family}';
      src: url('./fonts/${file}-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-display: ${display};
      ${adjust}
      unicode-range: ${range};
    }`,
  )

/** `optional`: a late face is not swapped in, so no text moves. The words of the first paint wait for the same files, by another name. */
export const fonts = css`
  :global() {
    ${faces('Figtree', 'optional').join('')}
    ${faces('Figtree at first', 'block').join('')}
  }
`
