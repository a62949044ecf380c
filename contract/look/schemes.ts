import { converter, wcagLuminance } from 'culori'
import type { Operator } from '../operator.ts'
import { channels, type Rgb } from './drawing-paints.ts'
import { colour, nearestPassing } from './nearest-colour.ts'

/** Below this luminance white stands out more than black. */
export const isDark = (colour: string) => wcagLuminance(colour) < 0.18

/** How a scheme changes the operator's picture: the CSS filter, and the same change of a single colour. */
export type Filter = { css: string; seen: (rgb: Rgb) => Rgb }

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The CSS filters, by the matrix of the Filter Effects Module for `hue-rotate(180deg)`. */
const turnedOver: Filter = {
  css: 'invert(1) hue-rotate(180deg)',
  seen: (rgb) => {
    const [r, g, b] = channels((at) => 1 - rgb[at])
    return [clamp(-0.574 * r + 1.43 * g + 0.144 * b), clamp(0.426 * r + 0.43 * g + 0.144 * b), clamp(0.426 * r + 1.43 * g - 0.856 * b)]
  },
}
const dimmed: Filter = { css: 'brightness(0.45)', seen: (rgb) => channels((at) => rgb[at] * 0.45) }

/** What the dark scheme does to an operator's picture: one for a dark background stays, a drawing is inverted, a scene is dimmed. */
const filterFor = ({ background }: Operator): Filter | undefined => {
  if (!background.image || isDark(background.color)) return undefined
  return background.kind === 'fullScreen' || !background.image.endsWith('.svg') ? dimmed : turnedOver
}

/** Colours of a scheme that no operator sets: in light the same for all (`app/theme/tokens.ts`), in dark in the hue of the brand. */
export type Surfaces = {
  surface: string
  /** Of dialogs. */
  raised: string
  ink: string
  inkSoft: string
  line: string
  lineStrong: string
  /** The face of a card, and its rim where it needs one. */
  paper: string
  win: string
  loss: string
  /** Of a button. */
  label: string
  /** What stands on `colorPrimary`. */
  onPrimary: string
  /** The ground of the help-line's call-out, on which everything is white. */
  callout: string
}

/** An operator's colours in one scheme, and what that does to its picture. */
export type Scheme = { name: 'light' | 'dark'; operator: Operator; surfaces: Surfaces; filter?: Filter | undefined }

export const lightSurfaces: Omit<Surfaces, 'callout'> = {
  surface: '#ffffff',
  raised: '#ffffff',
  ink: '#17202f',
  inkSoft: '#4f5a6c',
  line: '#dde1e8',
  lineStrong: '#7d8798',
  paper: '#fdfcf9',
  win: '#0b6a52',
  loss: '#9b3b23',
  label: '#ffffff',
  onPrimary: '#ffffff',
}

/** The colours as the operator wrote them, on the light surfaces. */
export const lightScheme = (operator: Operator): Scheme => ({
  name: 'light',
  operator,
  surfaces: { ...lightSurfaces, callout: operator.theme.colorPrimary },
})

const oklch = converter('oklch')
const lightness = (hex: string) => oklch(hex)?.l ?? 0

/** The same hue at another OKLCH lightness, with at most this chroma. */
const tone = (hex: string, l: number, maxChroma: number) => {
  const { c = 0, h = 0 } = oklch(hex) ?? {}
  return colour(l, Math.min(c, maxChroma), h)
}
const vivid = 0.14

/** The dark scheme, in OKLCH: the operator's hues, lightness by role, raised until it stands out. Cards, slider and dark bars stay. */
export const darkScheme = (operator: Operator): Scheme => {
  const { header, footer, background } = operator
  // Buttons of the dark scheme are darker, with white text.
  const { buttonTextColor: _light, ...theme } = operator.theme
  const p = theme.colorPrimary
  const surface = tone(p, 0.235, 0.016)
  const raised = tone(p, 0.275, 0.018)
  const secondaryBackgroundColor = tone(p, 0.295, 0.022)
  const empty = tone(p, 0.36, 0.024)
  const ink = tone(p, 0.95, 0.008)
  const grounds = [surface, raised, secondaryBackgroundColor]
  const raise = (hex: string, need: number, against = grounds) => nearestPassing(tone(hex, lightness(hex), vivid), against, need)
  const button = raise(tone(theme.buttonColorPrimary, Math.min(0.5, lightness(theme.buttonColorPrimary)), vivid), 3, [raised])
  const label = '#ffffff'
  const page = isDark(background.color)
    ? { color: background.color, onBackground: background.onBackground }
    : { color: tone(background.color, 0.185, 0.008), onBackground: tone(p, 0.83, 0.014) }
  const usual = footerColours(operator)
  const dedicated = footer?.dedicated
  const win = '#7dd2b2'
  const loss = '#f3aa8d'
  return {
    name: 'dark',
    operator: {
      ...operator,
      theme: {
        ...theme,
        colorPrimary: tone(p, 0.9, 0.045),
        colorSecondary: raise(theme.colorSecondary, 3, [...grounds, empty]),
        buttonColorPrimary: button,
        buttonColorPrimaryHover: nearestPassing(tone(button, 0.8, vivid), [label], 4.5),
        buttonColorPrimaryActive: tone(button, lightness(button) - 0.05, vivid),
        buttonColorPrimaryDisabled: empty,
        checkboxColor: raise(theme.checkboxColor, 3),
        secondaryBackgroundColor,
        speedoMeterEmptyColor: empty,
        adviceIconColor: raise(theme.adviceIconColor, 4.5),
        termsAndConditionColor: raise(theme.termsAndConditionColor, 4.5),
      },
      header: { ...header, ...(!isDark(header.background) && { background: surface, color: ink }) },
      background: { ...background, ...page },
      ...(footer && {
        footer: {
          ...footer,
          ...(isDark(usual.background) ? usual : { background: page.color, color: page.onBackground }),
          ...(dedicated && { dedicated: { ...dedicated, ...(!isDark(dedicated.background) && { background: surface, color: ink }) } }),
        },
      }),
    },
    surfaces: {
      surface,
      raised,
      ink,
      inkSoft: tone(p, 0.79, 0.016),
      line: tone(p, 0.36, 0.018),
      lineStrong: tone(p, 0.62, 0.02),
      paper: '#efece5',
      win,
      loss,
      label,
      onPrimary: surface,
      callout: tone(p, 0.36, 0.07),
    },
    filter: filterFor(operator),
  }
}

/** Text and background colour of the usual footer: the page's own if it names none. Never the picture: text does not stand on one. */
export const footerColours = ({ footer, background }: Operator) => ({
  color: footer?.color ?? background.onBackground,
  background: footer?.background ?? background.color,
})
