import { css } from '@linaria/core'
import { forcedColors, from600, from960, reducedMotion } from './breakpoints.ts'

/** Design tokens with the provider's own look. The operator's `theme.css`, in no layer, sets the roles under "Theme" and "Operator". */
export const tokens = css`
  :global() {
    :root {
      /* Theme: the fields of the specification. */
      --fontFamily: Gibson, Figtree, system-ui, sans-serif;
      --firstFontFamily: 'Figtree at first', system-ui, sans-serif;
      --colorPrimary: #14213d;
      --colorSecondary: #395987;
      --buttonColorPrimary: #14213d;
      --buttonColorPrimaryHover: #263a66;
      --buttonColorPrimaryActive: #0b1428;
      --buttonColorPrimaryDisabled: #e3e6ec;
      --buttonStartPadding: 4rem;
      --buttonRounded: 999px;
      --checkboxColor: #14213d;
      --cardColor1: #395987;
      --cardColor2: #006761;
      --cardColor3: #7b435f;
      --cardColor4: #774e1c;
      --sliderGradient: linear-gradient(calc(90deg * var(--forward)), #b9d3dd 0%, #6f97b8 38%, #4a5f9a 68%, #3d2f63 100%);
      --bandColor1: #92b3ca;
      --bandColor2: #6385af;
      --bandColor3: #546ea2;
      --bandColor4: #444981;
      --secondaryBackgroundColor: #eef2f6;
      --speedoMeterEmptyColor: #dde3eb;
      --adviceIconColor: #395987;
      --termsAndConditionColor: #2c4a78;

      /* 1, or -1 where text runs from the right: what is moved or turned along the line counts by it. */
      --forward: 1;

      /* Operator: beside the theme. */
      --headerBackground: #ffffff;
      --headerColor: #14213d;
      --backgroundColor: #f6f5f1;
      --backgroundImage: none;
      --backgroundSize: auto;
      --backgroundOpacity: 0.3;
      --backgroundFilter: none;
      --plateRadius: 0;
      --logoPlate: transparent;
      --footerPlate: transparent;
      --dedicatedPlate: transparent;

      /* The table lets the background through; a rim tells the cards from a dark one. */
      --table: var(--secondaryBackgroundColor);
      --veil: 30%;
      --rim: transparent;
      --tableRing: var(--colorPrimary);

      /* The dark scheme of an operator sets these too. */
      --surface: #ffffff;
      --raised: #ffffff;
      --onPrimary: #ffffff;
      --callout: var(--colorPrimary);
      --deckInk: 0%;
      --paper: #fdfcf9;
      --ink: #17202f;
      --inkSoft: #4f5a6c;
      --line: #dde1e8;
      --lineStrong: #7d8798;
      --win: #0b6a52;
      --loss: #9b3b23;
      --scrim: rgb(16 24 40 / 0.56);

      /* Forced colours take backgrounds and shadows away: a line is drawn instead. */
      --forcedBorder: 0;
      --forcedButtonBorder: 0;

      --text-xs: 0.8125rem;
      --text-sm: 0.9375rem;
      --text-md: 1.0625rem;
      --text-lg: 1.25rem;
      --text-xl: clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem);
      --text-2xl: clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem);
      --text-3xl: clamp(2.125rem, 1.6rem + 2.4vw, 3.375rem);
      --text-figure: clamp(3.25rem, 2.6rem + 2vw, 4.25rem);
      --leading-tight: 1.12;
      --leading-snug: 1.3;
      --leading: 1.55;
      --regular: 400;
      --medium: 500;
      --semibold: 600;
      --bold: 700;
      --measure: 60ch;

      --space-1: 0.25rem;
      --space-2: 0.5rem;
      /* No wider than with plain text on the narrowest screen: where text is large, the room is for words. */
      --space-3: min(0.75rem, 3.75vw);
      --space-4: min(1rem, 5vw);
      --space-5: min(1.5rem, 7.5vw);
      --space-6: min(2rem, 10vw);
      --space-7: min(3rem, 15vw);
      --space-8: 4rem;
      --tight-3: var(--space-3);
      --tight-5: var(--space-5);
      --gutter: min(1rem, 5vw);
      --page: 70rem;
      --target: 2.75rem;
      --headerHeight: 3.5rem;

      --radius-sm: 0.375rem;
      --radius-md: 0.75rem;
      --radius-lg: 1.25rem;
      --cardRatio: 1.4;
      --shadow-2: 0 1px 2px rgb(20 33 61 / 0.08), 0 6px 16px -6px rgb(20 33 61 / 0.18);
      --shadow-3: 0 2px 4px rgb(20 33 61 / 0.08), 0 18px 40px -12px rgb(20 33 61 / 0.32);

      /* Win and loss always use the same times. */
      --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);
      --ease-in-out: cubic-bezier(0.5, 0, 0.2, 1);
      --motion-press: 90ms;
      --motion-hover: 140ms;
      --motion-flip: 250ms;
      --motion-settle: 200ms;
      --motion-dialog: 200ms;
      --motion-fade: 200ms;
      --motion-gauge: 1000ms;

      /* The part of the frame the player can see. Stand-alone it is the window; a host of automatic height sets all three (visible-area.ts). */
      --viewportHeight: 100dvh;
      --visibleTop: 0px;
      --visibleHeight: 100dvh;

      ${from600} {
        --gutter: 1.5rem;
      }
      ${from960} {
        --gutter: 2rem;
      }
      ${reducedMotion} {
        --motion-press: 0ms;
        --motion-hover: 0ms;
        --motion-settle: 0ms;
        --motion-dialog: 0ms;
        --motion-flip: 120ms;
        --motion-gauge: 0ms;
      }
    }

    /* A low window has room for less. */
    :root[data-small-height] {
      --text-2xl: 1.375rem;
      --text-3xl: 1.375rem;
      --tight-3: var(--space-2);
      --tight-5: var(--space-3);
    }
    [dir='rtl'] {
      --forward: -1;
    }
  }
`
/** With forced colours backgrounds vanish: borders and symbols carry the meaning. Important, as the operator's theme is in no layer. */
export const forced = css`
  :global() {
    ${forcedColors} {
      :root {
        --forcedBorder: 1px solid CanvasText !important;
        --forcedButtonBorder: 1px solid ButtonText !important;
        --ink: CanvasText !important;
        --inkSoft: CanvasText !important;
        --colorPrimary: CanvasText !important;
        --colorSecondary: CanvasText !important;
        --adviceIconColor: CanvasText !important;
        --win: CanvasText !important;
        --loss: CanvasText !important;
        --headerColor: CanvasText !important;
        --line: CanvasText !important;
        --lineStrong: CanvasText !important;
        --surface: Canvas !important;
        --raised: Canvas !important;
        --paper: Canvas !important;
        --speedoMeterEmptyColor: Canvas !important;
      }
    }
  }
`
