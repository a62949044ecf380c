import { converter, formatHex, wcagContrast } from 'culori'
import type { Theme } from '../theme.ts'
import { colour, nearestPassing } from './nearest-colour.ts'

const oklch = converter('oklch')
const need = 4.5

/** Buttons of a colour: `used`, darker with white words (`ratio`: of white on both), or `own`, itself with dark ones, where that reads. */
export type ButtonOfColour = {
  given: string
  used: string
  ratio: { given: number; used: number }
  own?: Pick<Theme, `buttonColorPrimary${'' | 'Hover' | 'Active'}`> & { buttonTextColor: string; ratio: number }
}

/** Works out the buttons of a brand colour. `ink`: the darkest colour of the palette, #rrggbb. */
export const buttonOfColour = (brand: string, ink: string): ButtonOfColour => {
  const brandHex = formatHex(brand) ?? brand
  const buttonHex = nearestPassing(brandHex, ['#ffffff'], need)
  const ratio = { given: wcagContrast(brandHex, '#ffffff'), used: wcagContrast(buttonHex, '#ffffff') }
  const { l = 0.5, c = 0, h = 0 } = oklch(brandHex) ?? {}
  // Buttons get lighter on hover, so their text stays dark.
  const lighter = (by: number) => colour(Math.min(0.97, l + by), c, h)
  if (ratio.given >= need || wcagContrast(ink, brandHex) < need) return { given: brandHex, used: buttonHex, ratio }
  const own = {
    buttonColorPrimary: brandHex,
    buttonColorPrimaryHover: lighter(0.05),
    buttonColorPrimaryActive: lighter(0.09),
    buttonTextColor: ink,
    ratio: wcagContrast(ink, brandHex),
  }
  return { given: brandHex, used: buttonHex, ratio, own }
}
