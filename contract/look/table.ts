import { converter, formatHex, wcagContrast, wcagLuminance } from 'culori'
import type { Operator } from '../operator.ts'
import { channels, type Paint, type Rgb, rgbOf } from './drawing-paints.ts'
import { colour } from './nearest-colour.ts'
import { isDark, type Scheme } from './schemes.ts'

/** The play area over the background. `veil`: its opacity in %; `rim`: edge of the cards, where they need one; `ring`: for focus. */
export type Table = { table: string; veil: number; rim: string; ring: string }

/** Lowest opacity that is tried, in %: below it the picture would distract from the cards. */
const weakest = 30
/** 3:1, plus what rounding each layer to 8 bits can cost: a computed 3.01 was measured as 2.99. */
const least = 3.04

const oklch = converter('oklch')
const hex = ([r, g, b]: Rgb) => formatHex({ mode: 'rgb', r, g, b })
const mix = (one: Rgb, other: Rgb, share: number) => channels((at) => one[at] * share + other[at] * (1 - share))

/** Bounds of a background's colours: the lowest and the highest value of each channel over all its paints. */
const extremes = ({ background: { color, opacity = 0.3 } }: Operator, paints: Paint[]) => {
  const ground = rgbOf(color)
  const colours = [ground, ...paints.map(({ rgb, alpha }) => mix(rgb, ground, alpha * opacity))]
  return {
    darkest: channels((at) => Math.min(...colours.map((one) => one[at]))),
    lightest: channels((at) => Math.max(...colours.map((one) => one[at]))),
  }
}

/** The lowest opacity at which the cards have enough contrast on the table; at 100 % the picture is hidden. */
const veilFor = (table: string, behind: Rgb, passes: (veiledTable: string) => boolean) => {
  const tableRgb = rgbOf(table)
  for (let veil = weakest; veil < 100; veil++) if (passes(hex(mix(tableRgb, behind, veil / 100)))) return veil
  return 100
}

const lighterBy3 = (light: string, dark: string) => wcagLuminance(light) > wcagLuminance(dark) && wcagContrast(light, dark) >= least

/**
 * The table of a scheme. Cards on a light table are visible by their own colour, on a dark one by an edge. The lower opacity wins, then
 * the one that matches the background; in the dark scheme every table is dark.
 * @param paints the colours of the background picture in the light scheme
 */
export const tableOf = (scheme: Scheme, paints: Paint[]): Table => {
  const { name, operator, surfaces, filter } = scheme
  const { theme, background } = operator
  const { darkest, lightest } = extremes(operator, filter ? paints.map(({ rgb, alpha }) => ({ rgb: filter.seen(rgb), alpha })) : paints)
  const { l = 0, c = 0, h = 0 } = oklch(background.color) ?? {}
  const darkTable = colour(Math.min(l, 0.28), c, h)
  const dark: Table = {
    table: darkTable,
    veil: veilFor(darkTable, lightest, (veiledTable) => lighterBy3(surfaces.paper, veiledTable)),
    rim: surfaces.paper,
    ring: surfaces.paper,
  }
  if (name === 'dark') return dark
  const onLight = [...theme.cardColors, theme.colorPrimary]
  const light: Table = {
    table: theme.secondaryBackgroundColor,
    veil: veilFor(theme.secondaryBackgroundColor, darkest, (veiledTable) => onLight.every((card) => lighterBy3(veiledTable, card))),
    rim: 'transparent',
    ring: theme.colorPrimary,
  }
  if (light.veil === dark.veil) return isDark(background.color) ? dark : light
  return light.veil < dark.veil ? light : dark
}
