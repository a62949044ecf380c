import { formatHex, interpolate } from 'culori'
import { riskBorders } from '../scales.ts'

/** The colours of the gauge's four bands, from low to high risk: those of the guess slider at the middle of each. */
export const bandColours = (sliderGradient: string): string[] => {
  const stops = [...sliderGradient.matchAll(/(#\w{6})(?: (\d+)%)?/g)]
  const colourAt = interpolate(stops.map(([, colour = '', place]) => (place ? [colour, Number(place) / 100] : colour)))
  return [0, ...riskBorders].map((from, band) => formatHex(colourAt((from + (riskBorders[band] ?? 100)) / 200)))
}
