import type { Operator } from '../operator.ts'
import { lowestContrast, nearestPassing } from './nearest-colour.ts'
import { footerColours, lightScheme, type Scheme } from './schemes.ts'

/** A colour, its backgrounds, and the contrast it needs there (WCAG 2.2: 4.5 for text, 3 for controls, marks and focus rings). */
export type ContrastRule = { path: readonly (string | number)[]; colour: string; against: readonly string[]; need: 3 | 4.5 }

const text = 4.5
const mark = 3

/** Every pair of colours in one scheme. Backgrounds come first: what stands on them is checked against the corrected ones. */
export const contrastRules = ({ name: scheme, operator, surfaces }: Scheme): ContrastRule[] => {
  const { theme, header, footer, background } = operator
  const usual = footerColours(operator)
  const { surface, raised, inkSoft, label, paper, onPrimary } = surfaces
  const table = theme.secondaryBackgroundColor
  const words = theme.buttonTextColor ?? label
  const ruleAt = (path: ContrastRule['path'], colour: string, need: 3 | 4.5, ...against: string[]): ContrastRule => ({
    path,
    colour,
    against: [...new Set(against)],
    need,
  })
  const rule = (name: keyof typeof theme, need: 3 | 4.5, ...against: string[]) =>
    ruleAt(['theme', name], theme[name] as string, need, ...against)
  const dark = scheme === 'dark'
  return [
    rule('secondaryBackgroundColor', text, inkSoft),
    rule('buttonColorPrimaryDisabled', text, inkSoft),
    // A quiet button has this background while pressed. A focus ring needs less contrast than text.
    rule('colorPrimary', text, surface, raised, onPrimary, table, theme.speedoMeterEmptyColor),
    rule('colorSecondary', mark, surface, theme.speedoMeterEmptyColor),
    rule('buttonColorPrimary', text, words),
    rule('buttonColorPrimaryHover', text, words),
    rule('buttonColorPrimaryActive', text, words),
    rule('checkboxColor', mark, surface, raised, table),
    rule('termsAndConditionColor', text, surface, raised, table),
    // The age mark is text in this colour.
    rule('adviceIconColor', text, surface),
    rule('adviceIconColor', mark, table),
    // A finger covers a pressed button, so it only has to be visible before the press.
    ...(dark ? [rule('buttonColorPrimary', mark, surface, raised), rule('buttonColorPrimaryHover', mark, surface, raised)] : []),
    ...theme.cardColors.flatMap((colour, index) => [
      ruleAt(['theme', 'cardColors', index], colour, text, label),
      // In the dark scheme the edge of a card makes it visible, see `tableOver`.
      ruleAt(['theme', 'cardColors', index], colour, mark, dark ? paper : table),
    ]),
    ruleAt(['header', 'color'], header.color, text, header.background),
    ruleAt(['background', 'onBackground'], background.onBackground, text, background.color),
    ...(footer ? [ruleAt(['footer', 'color'], usual.color, text, usual.background)] : []),
    ...(footer?.dedicated ? [ruleAt(['footer', 'dedicated', 'color'], footer.dedicated.color, text, footer.dedicated.background)] : []),
  ]
}

/** A colour with too little contrast, and the closest one with enough. */
type ContrastFault = Pick<ContrastRule, 'path' | 'colour' | 'against'> & { ratio: number; need: number; nearest: string }

const replaceAt = (value: unknown, [key, ...rest]: readonly (string | number)[], colour: string): unknown => {
  if (key === undefined) return colour
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? replaceAt(item, rest, colour) : item))
  const record = value as Record<string, unknown>
  return { ...record, [key]: replaceAt(record[key], rest, colour) }
}

/** Replaces each colour of the operator that fails its contrast by the nearest that passes; pure. */
export const fixContrast = (operator: Operator): { operator: Operator; faults: ContrastFault[] } => {
  const faults: ContrastFault[] = []
  let next = operator
  // One at a time, since text is checked against the corrected background. As many rounds as there are rules are enough.
  for (let rounds = contrastRules(lightScheme(operator)).length; rounds > 0; rounds--) {
    const failing = contrastRules(lightScheme(next)).find(({ colour, against, need }) => lowestContrast(colour, against) < need)
    if (!failing) break
    const { path, colour, against, need } = failing
    const nearest = nearestPassing(colour, against, need)
    faults.push({ path, colour, against, need, ratio: lowestContrast(colour, against), nearest })
    next = replaceAt(next, path, nearest) as Operator
  }
  return { operator: next, faults }
}
