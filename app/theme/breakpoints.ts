// Conditions for style blocks: the width of the frame decides, never the device. Small height is an attribute (`visible-area.ts`), as of the
// height in a page only the host knows.

export const from600 = '@media (min-width: 37.5em)'
export const from768 = '@media (min-width: 48em)'
/** Paper takes the wide layout too, in small type (see `global.ts`). */
export const from960 = '@media (min-width: 60em), print'
export const below600 = '@media (max-width: 37.49em)'
export const below360 = '@media (max-width: 22.5em)'
export const smallHeight = ':root[data-small-height] &'
export const highEnough = ':root:not([data-small-height]) &'
/** Few words have room on a line: text of 200 % on a phone. The screen's part of the page decides (`main`), by the size of its text. */
export const largeText = '@container main (max-width: 15rem)'
/** In a frame whose height follows its content. */
export const autoHeight = ':root[data-auto-height] &'
/** Touch leaves `:hover` behind on what was pressed. */
export const hover = '@media (hover: hover)'
export const forcedColors = '@media (forced-colors: active)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const print = '@media print'
