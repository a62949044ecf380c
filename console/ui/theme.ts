import { css } from '@linaria/core'
import { print } from '../../app/theme/breakpoints.ts'

/** Where the side bar has room beside the page. */
export const wide = '@media (min-width: 60em)'
export const belowWide = '@media (max-width: 59.99em)'

/** The provider's own look, a size smaller than the test's: much stands together here. An operator's colours are seen only inside the frame. */
export const consoleTheme = css`
  :global() {
    :root {
      --text-md: 0.9375rem;
      --text-2xl: 1.5rem;
      --side: 13.5rem;
      --wait: #7a5310;
      --tint: #eef2f6;
      --code: #f7f8fa;
      --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
    }
    h1 {
      font-size: var(--text-xl);
    }
    h2 {
      font-size: var(--text-lg);
    }
    h3 {
      font-size: var(--text-sm);
      letter-spacing: 0;
      line-height: 1.4;
    }
    input[type='radio'],
    input[type='checkbox'] {
      accent-color: var(--colorPrimary);
    }
    ${print} {
      @page {
        size: A4;
        margin: 18mm 16mm;
      }
    }
  }
`
