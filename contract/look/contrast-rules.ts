import type { Operator } from '../operator.ts'
import { footerColours } from './footer-colours.ts'

/** Colours that are the same for every operator (app/theme). */
export const fixed = { surface: '#ffffff', ink: '#17202f', inkSoft: '#4f5a6c' } as const

/** A colour, what it is seen against, and the ratio it must reach there (WCAG 2.2: 4.5 for text, 3 for controls and marks). */
export type ContrastRule = { path: readonly (string | number)[]; colour: string; against: readonly string[]; need: 3 | 4.5 }

const text = 4.5
const mark = 3

/** Every pair of colours an operator's screens show, in every state. Backgrounds come first: what stands on them is judged after them. */
export const contrastRules = (operator: Operator): ContrastRule[] => {
  const { theme, header, footer, background } = operator
  const usual = footerColours(operator)
  const { surface, inkSoft } = fixed
  const table = theme.secondaryBackgroundColor
  const rule = (name: keyof typeof theme, need: 3 | 4.5, ...against: string[]): ContrastRule => ({
    path: ['theme', name],
    colour: theme[name] as string,
    against,
    need,
  })
  return [
    rule('secondaryBackgroundColor', text, inkSoft),
    rule('buttonColorPrimaryDisabled', text, inkSoft),
    // The empty colour is the ground of a quiet button while it is pressed.
    rule('colorPrimary', text, surface, table, theme.speedoMeterEmptyColor),
    rule('colorSecondary', mark, surface, theme.speedoMeterEmptyColor),
    rule('buttonColorPrimary', text, surface),
    rule('buttonColorPrimaryHover', text, surface),
    rule('buttonColorPrimaryActive', text, surface),
    rule('checkboxColor', mark, surface, table),
    rule('termsAndConditionColor', text, surface, table),
    // The age mark is text in this colour.
    rule('adviceIconColor', text, surface),
    rule('adviceIconColor', mark, table),
    ...theme.cardColors.flatMap((colour, index): ContrastRule[] => [
      { path: ['theme', 'cardColors', index], colour, against: [surface], need: text },
      { path: ['theme', 'cardColors', index], colour, against: [table], need: mark },
    ]),
    { path: ['header', 'color'], colour: header.color, against: [header.background], need: text },
    { path: ['background', 'onBackground'], colour: background.onBackground, against: [background.color], need: text },
    ...(footer ? [{ path: ['footer', 'color'], colour: usual.color, against: [usual.background], need: text } as const] : []),
    ...(footer?.dedicated
      ? [
          {
            path: ['footer', 'dedicated', 'color'],
            colour: footer.dedicated.color,
            against: [footer.dedicated.background],
            need: text,
          } as const,
        ]
      : []),
  ]
}
