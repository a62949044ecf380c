import { clampChroma, converter, formatHex, wcagContrast, wcagLuminance } from 'culori'

const oklch = converter('oklch')

/** Lowest contrast ratio (1 to 21) of a colour against several. */
export const lowestContrast = (colour: string, against: readonly string[]) =>
  Math.min(...against.map((other) => wcagContrast(colour, other)))

const withLightness = (colour: string, l: number) => {
  const { c = 0, h = 0 } = oklch(colour) ?? {}
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
}

/** The nearest colour of its hue that reaches the ratio against all others, by its OKLCH lightness alone; else black or white. */
export const nearestPassing = (colour: string, against: readonly string[], need: number) => {
  if (lowestContrast(colour, against) >= need) return colour
  const mean = against.reduce((sum, other) => sum + wcagLuminance(other), 0) / against.length
  // 0.18 is the luminance at which black and white contrast equally.
  const end = mean > 0.18 ? 0 : 1
  const start = oklch(colour)?.l ?? 0.5
  const steps = 200
  for (let step = 1; step <= steps; step++) {
    const candidate = withLightness(colour, start + ((end - start) * step) / steps)
    if (lowestContrast(candidate, against) >= need) return candidate
  }
  return end === 0 ? '#000000' : '#ffffff'
}
