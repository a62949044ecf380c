import { css } from '@linaria/core'
import { from600, from960, reducedMotion } from './breakpoints.ts'

/** Where the layout is not that of a low window, which only a script can tell from a phone's (`app/host/visible-area.ts`). */
const roomy = '@media (min-height: 31.25em), (max-width: 25em)'

/**
 * The page before its scripts (`server/pages/arrival.ts`), by attributes, as the server knows no class of the build. There is no script for
 * timing here: animations show the outline after 0.2 s, as a quick page should not flash it, what to do after 4 s, and after 30 s that
 * something did not load.
 */
export const arrival = css`
  :global() {
    [data-arrival] {
      --fontFamily: var(--firstFontFamily);
      font-family: var(--fontFamily);
    }
    :root[data-auto-height] [data-outline] {
      min-height: min(var(--viewportHeight) - var(--headerHeight), 36rem);
    }
    [data-bar] {
      position: relative;
      height: var(--headerHeight);
      display: flex;
      align-items: center;
      gap: var(--space-5);
      min-width: 0;
      padding-inline: max(var(--gutter), (100% - var(--page)) / 2);
      background: var(--headerBackground);
      box-shadow: 0 1px 0 rgb(20 33 61 / 0.1);
      animation: arrival-delay 0.1s;
      > img {
        min-width: 0;
        max-width: 100%;
        max-height: 2.25rem;
        height: auto;
      }
    }
    [data-grows] {
      position: absolute;
      inset: auto 0 -3px;
      height: 3px;
      background: var(--colorSecondary);
      transform-origin: calc(50% - 50% * var(--forward)) 50%;
      animation: arrival-grow 10s var(--ease-out) 0.2s both;
      ${reducedMotion} {
        animation: none;
        transform: scaleX(0.5);
      }
    }
    [data-outline] {
      visibility: hidden;
      animation:
        arrival-delay 0.2s,
        arrival-show 0s 0.2s forwards;
      display: grid;
      align-content: start;
      margin: var(--space-4) var(--gutter) var(--space-4);
      padding: var(--space-5);
      border-radius: var(--radius-lg);
      background: var(--surface);
      box-shadow: var(--shadow-2);
      ${from960} {
        width: calc(100% - 2 * var(--gutter));
        max-width: var(--page);
        margin: var(--space-6) auto var(--space-6);
        padding: var(--space-7);
      }
      /* Fetches the picture that the app shows behind everything: not in a quick page, where the app itself is the first to need it. */
      &::before {
        content: '';
        position: absolute;
        background: var(--backgroundImage);
      }
      > * {
        grid-area: 1 / 1;
      }
      > [aria-hidden] {
        display: grid;
        gap: var(--space-4);
        animation: arrival-hide 0s 4s forwards;
        ${from600} {
          max-width: 60%;
        }
        > i {
          height: 1.125rem;
          border-radius: var(--radius-sm);
          background: var(--secondaryBackgroundColor);
          &:first-child {
            height: 3rem;
          }
          &:nth-child(2n) {
            max-width: 75%;
          }
          border: var(--forcedBorder);
        }
      }
    }
    :root[data-small-height] [data-outline] {
      margin-block: var(--space-2);
      padding: var(--space-3) var(--space-5);
    }
    [data-landing] {
      display: none;
      ${roomy} {
        display: grid;
        grid-template-rows: 1fr auto;
        min-height: calc(var(--viewportHeight) - var(--headerHeight));
        /* Its font needs a moment after the style sheets: before it the words would be laid out in another, and move. */
        visibility: hidden;
        animation:
          arrival-show 0s 0.2s forwards,
          arrival-hide 0s 4s forwards;
        [type='submit'] {
          color: var(--inkSoft);
          background: var(--buttonColorPrimaryDisabled);
        }
        + [data-outline] {
          position: absolute;
          inset: var(--headerHeight) 0 auto;
          padding: 0;
          background: none;
          box-shadow: none;
          > [aria-hidden] {
            display: none;
          }
          > [data-when] {
            padding: var(--space-5);
            border-radius: inherit;
            box-shadow: var(--shadow-2);
          }
        }
      }
    }
    [data-when] {
      display: grid;
      gap: var(--space-4);
      justify-items: start;
      align-content: start;
      visibility: hidden;
      background: var(--surface);
      animation:
        arrival-show 0s 4s forwards,
        arrival-hide 0s 30s forwards;
      &[data-when='failed'] {
        animation: arrival-show 0s 30s forwards;
      }
      > a {
        display: inline-flex;
        align-items: center;
        min-height: var(--target);
        padding-inline: var(--space-5);
        border-radius: var(--buttonRounded);
        color: var(--buttonTextColor, #fff);
        background: var(--buttonColorPrimary);
        border: var(--forcedBorder);
      }
    }
    :root[data-wordless] [data-when] {
      display: none;
    }
    noscript [data-when] {
      visibility: visible;
      animation: none;
      position: relative;
    }
    @keyframes arrival-grow {
      from {
        transform: scaleX(0);
      }
      to {
        transform: scaleX(0.92);
      }
    }
    @keyframes arrival-delay {
      from,
      to {
        visibility: hidden;
        content-visibility: hidden;
      }
    }
    @keyframes arrival-show {
      to {
        visibility: visible;
      }
    }
    @keyframes arrival-hide {
      to {
        visibility: hidden;
      }
    }
  }
`
