import { css } from '@linaria/core'
import { forcedColors } from './breakpoints.ts'

/** With forced colours backgrounds vanish: borders and symbols carry the meaning. Outweighs every operator theme. */
export const forced = css`
  :global() {
    ${forcedColors} {
      :root:root {
        --ink: CanvasText;
        --inkSoft: CanvasText;
        --colorPrimary: CanvasText;
        --colorSecondary: CanvasText;
        --adviceIconColor: CanvasText;
        --win: CanvasText;
        --loss: CanvasText;
        --onBackground: CanvasText;
        --headerColor: CanvasText;
        --line: CanvasText;
        --lineStrong: CanvasText;
        --surface: Canvas;
        --raised: Canvas;
        --paper: Canvas;
        --speedoMeterEmptyColor: Canvas;
      }
    }
  }
`
