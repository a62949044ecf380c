import { formatHex } from 'culori'
import type { Operator } from '../operator.ts'
import type { Theme } from '../theme.ts'
import { nearestPassing } from './nearest-colour.ts'
import { palette } from './palette.ts'

/** A whole number from 0 to `below` − 1, derived from a name, so that operators differ. */
export const nameNumber = (name: string, below: number): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % below, 0)

/** Arcs like hills, of a size that follows from the name: no two operators look alike. */
const arcs = (stroke: string, name: string) => {
  const size = 12 + nameNumber(name, 1000) / 100
  const round = (length: number) => Math.round(length * 100) / 100
  const half = (left: number, top: number, radius: number) =>
    `M${round(left * size)} ${round(top * size)}a${round(radius * size)} ${round(radius * size)} 0 0 1 ${round(2 * radius * size)} 0`
  const hills = [half(0, 3, 3), half(1, 3, 2), half(2, 3, 1), half(-3, 1.5, 3), half(3, 1.5, 3)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(6 * size)}" height="${round(3 * size)}" fill="none" stroke="${stroke}">` +
    `<path stroke-opacity=".26" d="${hills.join('')}"/></svg>\n`
  )
}

/** The theme that follows from one brand colour. */
export const themeOfColour = (colour: string): Theme => ({
  fontFamily: 'Gibson, Figtree, system-ui, sans-serif',
  ...palette(formatHex(colour) ?? colour),
  buttonStartPadding: '4rem',
  buttonRounded: '999px',
})

/**
 * All of a look that follows from one brand colour: the theme, colours of the header, and a background with its drawing, `background.svg`.
 * @param colour any CSS hex colour
 */
export const lookOfColour = (name: string, colour: string) => {
  const theme = themeOfColour(colour)
  const ground = theme.secondaryBackgroundColor
  return {
    theme,
    header: { background: '#ffffff', color: theme.colorPrimary },
    background: { kind: 'picture', color: ground, onBackground: nearestPassing('#4f5a6c', [ground], 4.5), image: 'background.svg' },
    drawing: arcs(theme.colorPrimary, name),
  } satisfies Pick<Operator, 'theme' | 'background'> & { header: object; drawing: string }
}
