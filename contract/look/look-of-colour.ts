import { formatHex } from 'culori'
import type { Operator } from '../operator.ts'
import { colourPattern, type Theme } from '../theme.ts'
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
const themeOfColour = (colour: string): Theme => ({
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

const colourForm = new RegExp(colourPattern)
const isColour = (value: unknown): value is string => typeof value === 'string' && colourForm.test(value)
/** Where the main colour is none, so that this alone is a fault. */
const anyColour = '#14508c'
/** By main colour: labels are read again whenever something starts or checks them. */
const memory = new Map<string, Theme>()

/** What a theme is as far as a label's file does not say otherwise. */
const usualTheme = (main: string): Theme => {
  if (memory.size > 500) memory.clear()
  const theme = memory.get(main) ?? themeOfColour(main)
  memory.set(main, theme)
  return theme
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What operator.json holds, with the whole theme: of one that leaves out nothing, or is none, the same. */
export const withWholeTheme = <Value>(operator: Value): Value => {
  if (!isObject(operator) || !isObject(operator.theme)) return operator
  const { buttonColorPrimary: main, colorSecondary } = operator.theme
  const theme: Record<string, unknown> = {
    ...usualTheme(isColour(main) ? main : anyColour),
    ...(isColour(colorSecondary) && { adviceIconColor: colorSecondary }),
    ...operator.theme,
  }
  if (main === undefined) delete theme.buttonColorPrimary
  return { ...operator, theme }
}

/** Of a theme the main colour and what does not follow from it: what operator.json has to say. */
export const ownTheme = (theme: Theme): Partial<Theme> => {
  const { buttonColorPrimary, colorSecondary } = theme
  const following: Partial<Theme> = { ...usualTheme(buttonColorPrimary), buttonColorPrimary: '' }
  if (colorSecondary !== following.colorSecondary) following.adviceIconColor = colorSecondary
  return Object.fromEntries(
    Object.entries(theme).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(following[key as keyof Theme])),
  )
}
