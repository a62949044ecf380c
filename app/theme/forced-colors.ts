import { css } from '@linaria/core'
import { forcedColors } from './breakpoints.ts'

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
        --onBackground: CanvasText !important;
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
