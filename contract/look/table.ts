import { converter, formatHex, wcagContrast, wcagLuminance } from 'culori'
import type { Operator } from '../operator.ts'
import { channels, type Paint, type Rgb, rgbOf } from './drawing-paints.ts'
import { colour } from './palette.ts'
import { isDark } from './picture-filter.ts'
import type { Scheme } from './schemes.ts'

/**
 * The play area of the game: a veil of one colour over the operator's background.
 * `veil`: its strength in %; `rim`: the edge of the cards, where they need one; `ring`: of what has the focus there.
 */
export type Table = { table: string; veil: number; rim: string; ring: string }

/** Veils are tried from here up, in %: below, the picture would draw more attention than the cards. */
const weakest = 30
/** 3:1, and what a browser's rounding of each layer to 255 steps may take from it: 2.99 was seen of a computed 3.01. */
const least = 3.04

const oklch = converter('oklch')
const hex = ([r, g, b]: Rgb) => formatHex({ mode: 'rgb', r, g, b })
const mix = (one: Rgb, other: Rgb, share: number) => channels((at) => one[at] * share + other[at] * (1 - share))

/** The darkest and the lightest a background gets anywhere: of each channel the least and the most that one of its paints makes of it. */
const extremes = ({ background: { color, opacity = 0.3 } }: Operator, paints: Paint[]) => {
  const ground = rgbOf(color)
  const colours = [ground, ...paints.map(({ rgb, alpha }) => mix(rgb, ground, alpha * opacity))]
  return {
    darkest: channels((at) => Math.min(...colours.map((one) => one[at]))),
    lightest: channels((at) => Math.max(...colours.map((one) => one[at]))),
  }
}

/** The weakest veil below which nothing behind the table comes too near to what stands on it; at 100 % only the table's own colour is left. */
const veilFor = (table: string, behind: Rgb, passes: (veiledTable: string) => boolean) => {
  const tableRgb = rgbOf(table)
  for (let veil = weakest; veil < 100; veil++) if (passes(hex(mix(tableRgb, behind, veil / 100)))) return veil
  return 100
}

const lighterBy3 = (light: string, dark: string) => wcagLuminance(light) > wcagLuminance(dark) && wcagContrast(light, dark) >= least

/**
 * The table of a scheme. Cards on a light one stand out by their own colour, on a dark one by a rim of paper. The weaker veil wins, then the
 * ground's own side; in the dark scheme every table is dark.
 * @param paints what the picture shows in light
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
