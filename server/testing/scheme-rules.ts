import { formatHex, wcagContrast } from 'culori'
import { helpEdge } from '../../contract/constants.ts'
import type { ContrastRule } from '../../contract/look/contrast-rules.ts'
import { channels, rgbOf } from '../../contract/look/drawing-paints.ts'
import { footerColours, type Scheme, type Surfaces } from '../../contract/look/schemes.ts'

/** The pairs of colours that only the scheme sets: no field of an operator can correct them. */
export const surfaceRules = ({ operator, surfaces }: Scheme): ContrastRule[] => {
  const { surface, raised, ink, inkSoft, lineStrong, win, loss, callout, paper } = surfaces
  const { secondaryBackgroundColor } = operator.theme
  const rule = (name: keyof Surfaces, colour: string, need: 3 | 4.5, ...against: string[]) => ({
    path: ['surfaces', name],
    colour,
    need,
    against,
  })
  return [
    rule('ink', ink, 4.5, surface, raised, secondaryBackgroundColor),
    rule('inkSoft', inkSoft, 4.5, surface, raised, secondaryBackgroundColor),
    rule('win', win, 4.5, surface, raised),
    rule('loss', loss, 4.5, surface, raised),
    rule('lineStrong', lineStrong, 3, surface, raised),
    rule('callout', callout, 4.5, '#ffffff'),
    // Told from the page by its own colour, or else by its edge.
    ...(wcagContrast(callout, operator.background.color) >= 3
      ? []
      : [rule('callout', edgeOf(callout), 3, callout, operator.background.color)]),
    // The words of a turned card, and of the last one, in every scheme (`app/ui/card`, `app/screens/completed`).
    rule('paper', paper, 4.5, '#0b6a52', '#9b3b23', '#17202f', '#4f5a6c'),
  ]
}

const edgeOf = (ground: string) => {
  const [r, g, b] = channels((at) => helpEdge + (1 - helpEdge) * rgbOf(ground)[at])
  return formatHex({ mode: 'rgb', r, g, b })
}

/** Every focus ring on every background it may appear on, except on the game's table, whose ring `tableOf` chooses. */
export const ringRules = ({ operator, surfaces }: Scheme): ContrastRule[] => {
  const { theme, header, footer } = operator
  const { surface, raised, callout } = surfaces
  const usual = footerColours(operator)
  const rule = (name: string, colour: string, ...against: string[]): ContrastRule => ({ path: ['ring', name], colour, against, need: 3 })
  return [
    rule('screen', theme.colorPrimary, surface, raised, theme.secondaryBackgroundColor),
    rule('header', header.color, header.background),
    rule('callout', '#ffffff', callout),
    ...(footer ? [rule('footer', usual.color, usual.background)] : []),
    ...(footer?.dedicated ? [rule('dedicated footer', footer.dedicated.color, footer.dedicated.background)] : []),
  ]
}
