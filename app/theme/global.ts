import { css } from '@linaria/core'
import { print } from './breakpoints.ts'

/** Reset and the look of bare elements. */
export const global = css`
  :global() {
    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }
    html {
      font: var(--regular) 100% / var(--leading) var(--fontFamily);
      color: var(--ink);
      background: var(--backgroundColor);
      /* What gets the focus does not come to lie behind the fixed header. */
      scroll-padding-top: calc(var(--headerHeight) + var(--space-2));
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
    }
    /* There the header scrolls away, and an action may stand below. */
    html[data-small-height] {
      scroll-padding-block: var(--space-2) 4.5rem;
    }
    body {
      margin: 0;
      font-size: var(--text-md);
      overflow-wrap: break-word;
    }
    :is(h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset) {
      margin: 0;
      padding: 0;
      border: 0;
      min-width: 0;
    }
    :is(ul, ol) {
      list-style: none;
    }
    :is(h1, h2, h3) {
      line-height: var(--leading-tight);
      letter-spacing: -0.015em;
      font-weight: var(--semibold);
      color: var(--colorPrimary);
      text-wrap: balance;
    }
    h1 {
      font-size: var(--text-2xl);
    }
    h2 {
      font-size: var(--text-xl);
    }
    h3 {
      font-size: var(--text-lg);
      letter-spacing: -0.01em;
    }
    p {
      max-width: var(--measure);
      text-wrap: pretty;
    }
    b {
      font-weight: var(--semibold);
    }
    svg {
      display: block;
    }
    :is(button, input, select) {
      font: inherit;
      color: inherit;
    }
    :focus-visible {
      outline: 3px solid var(--colorPrimary);
      outline-offset: 3px;
      box-shadow: 0 0 0 3px var(--surface);
    }
    [tabindex='-1']:focus-visible {
      outline: 0;
      box-shadow: none;
    }
    ${print} {
      html {
        font-size: 64%;
        background: none;
      }
      :is(h2, h3) {
        break-after: avoid;
      }
    }
  }
`
