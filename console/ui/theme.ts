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
      --bad: #f8ebe7;
      --good: #e7f2ee;
      --onMark: #ffffff;
      --danger: var(--loss);
      --dangerHover: #7f2e19;
      --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
    }
    /* On paper it is light. Values of the provider's theme are those of its dark scheme (contract/look/schemes.ts). */
    @media screen and (prefers-color-scheme: dark) {
      :root {
        color-scheme: dark;
        --wait: #e6bb6e;
        --tint: #232a36;
        --code: #171b22;
        --bad: #3a2520;
        --good: #17302a;
        --onMark: #1a1e26;
        --danger: #a4503a;
        --dangerHover: #b55c45;
        --colorPrimary: #cfdefd;
        --colorSecondary: #7f9cc9;
        --buttonColorPrimary: #4d72b8;
        --buttonColorPrimaryHover: #4a6cae;
        --buttonColorPrimaryActive: #446399;
        --buttonColorPrimaryDisabled: #373d4a;
        --secondaryBackgroundColor: #272d38;
        --speedoMeterEmptyColor: #373d4a;
        --termsAndConditionColor: #93b1e3;
        --backgroundColor: #11141a;
        --surface: #1a1e26;
        --raised: #232831;
        --ink: #eceef4;
        --inkSoft: #b5bbc5;
        --line: #383d47;
        --lineStrong: #808693;
        --win: #7dd2b2;
        --loss: #f3aa8d;
        --scrim: rgb(0 0 0 / 0.64);
        --shadow-2: inset 0 0 0 1px var(--line), 0 1px 2px rgb(0 0 0 / 0.4), 0 6px 16px -6px rgb(0 0 0 / 0.5);
        --shadow-3: inset 0 0 0 1px var(--line), 0 2px 4px rgb(0 0 0 / 0.4), 0 18px 40px -12px rgb(0 0 0 / 0.7);
      }
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
    /* A hint or detail. */
    small {
      font-size: var(--text-xs);
      font-weight: var(--regular);
      color: var(--inkSoft);
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
