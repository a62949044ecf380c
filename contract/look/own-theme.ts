import { colourPattern, type Theme } from '../theme.ts'
import { themeOfColour } from './look-of-colour.ts'

const colour = new RegExp(colourPattern)
const isColour = (value: unknown): value is string => typeof value === 'string' && colour.test(value)
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
