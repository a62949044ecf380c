import { clampChroma, converter, formatHex, wcagContrast, wcagLuminance } from 'culori'

const oklch = converter('oklch')

/** Lowest contrast ratio (1 to 21) of a colour against several. */
export const lowestContrast = (colour: string, against: readonly string[]) =>
  Math.min(...against.map((other) => wcagContrast(colour, other)))

/** sRGB hex of an OKLCH colour; chroma is lowered where the screen cannot show it. */
export const colour = (l: number, c: number, h: number) =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h: ((h % 360) + 360) % 360 }, 'oklch'))

/** The nearest colour of its hue that reaches the ratio against all others, by its OKLCH lightness alone; else black or white. */
export const nearestPassing = (original: string, against: readonly string[], need: number) => {
  if (lowestContrast(original, against) >= need) return original
  const mean = against.reduce((sum, other) => sum + wcagLuminance(other), 0) / against.length
  // 0.18 is the luminance at which black and white contrast equally.
  const end = mean > 0.18 ? 0 : 1
  const { l = 0.5, c = 0, h = 0 } = oklch(original) ?? {}
  const steps = 200
  for (let step = 1; step <= steps; step++) {
    const candidate = colour(l + ((end - l) * step) / steps, c, h)
    if (lowestContrast(candidate, against) >= need) return candidate
  }
  return end === 0 ? '#000000' : '#ffffff'
}
