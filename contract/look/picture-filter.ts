import { wcagLuminance } from 'culori'
import type { Operator } from '../operator.ts'
import { channels, type Rgb } from './drawing-paints.ts'

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
export const filterFor = ({ background }: Operator): Filter | undefined => {
  if (!background.image || isDark(background.color)) return undefined
  return background.kind === 'fullScreen' || !background.image.endsWith('.svg') ? dimmed : turnedOver
}
