import { converter, formatHex, wcagContrast } from 'culori'
import type { Theme } from '../theme.ts'
import { deckColours } from './deck-colours.ts'
import { colour, nearestPassing } from './nearest-colour.ts'

/** What buttons and sheets stand on. */
const surface = '#ffffff'

export type Palette = Omit<Theme, 'fontFamily' | 'buttonStartPadding' | 'buttonRounded'>

const oklch = converter('oklch')

/** Degrees from the brand's hue to that of ranges and icons, and those that the slider turns from low to high risk. */
const [companion, sliderTurn] = [150, 50]

/**
 * A whole palette from one brand colour, laid out in OKLCH: lightness decides the role, hue comes from the brand, and each colour is moved
 * to the nearest that reaches its contrast. The four decks have nearly one lightness and one chroma, so that none stands out.
 * @param brand any CSS hex colour
 */
export const palette = (brand: string): Palette => {
  const { l = 0.5, c = 0, h = 0 } = oklch(brand) ?? {}
  const tint = (lightness: number, chroma: number) => colour(lightness, Math.min(chroma, c), h)
  const button = nearestPassing(formatHex(brand) ?? brand, [surface], 4.5)
  const buttonLightness = oklch(button)?.l ?? l
  const lighter = colour(buttonLightness + 0.07, c, h)
  const table = tint(0.965, 0.01)
  const empty = tint(0.915, 0.016)
  const secondary = nearestPassing(colour(0.47, 0.09, h + companion), [surface, empty], 3)
  return {
    colorPrimary: colour(0.3, Math.min(c, 0.07), h),
    colorSecondary: secondary,
    buttonColorPrimary: button,
    buttonColorPrimaryHover: wcagContrast(lighter, surface) >= 4.5 ? lighter : colour(buttonLightness - 0.06, c, h),
    buttonColorPrimaryActive: colour(Math.max(0.16, buttonLightness - 0.13), c * 0.85, h),
    buttonColorPrimaryDisabled: tint(0.925, 0.012),
    checkboxColor: button,
    cardColors: deckColours(h),
    sliderGradient: `linear-gradient(90deg, ${[
      [0.87, 0.045, 0, ' 0%'],
      [0.68, 0.085, 0.33, ' 38%'],
      [0.48, 0.1, 0.67, ' 68%'],
      [0.32, 0.085, 1, ' 100%'],
    ]
      .map(([lightness, chroma, share, stop]) => colour(Number(lightness), Number(chroma), h + sliderTurn * Number(share)) + stop)
      .join(', ')})`,
    secondaryBackgroundColor: table,
    speedoMeterEmptyColor: empty,
    adviceIconColor: secondary,
    termsAndConditionColor: nearestPassing(colour(0.45, Math.min(c, 0.12), h), [surface], 4.5),
  }
}
