import { converter } from 'culori'
import { SaxesParser } from 'saxes'

/** sRGB channels, 0 to 1. */
export type Rgb = readonly [number, number, number]
/** A colour in a picture, and the highest opacity with which it appears, 0 to 1. */
export type Paint = { rgb: Rgb; alpha: number }

/** Makes a colour channel by channel. */
export const channels = (make: (at: 0 | 1 | 2) => number): Rgb => [make(0), make(1), make(2)]

const toRgb = converter('rgb')
/** The channels of a CSS colour; black where it is not one. */
export const rgbOf = (colour: string): Rgb => {
  const { r = 0, g = 0, b = 0 } = toRgb(colour) ?? {}
  return [r, g, b]
}

/** A photograph may contain any colour. */
export const anything: Paint[] = [
  { rgb: [0, 0, 0], alpha: 1 },
  { rgb: [1, 1, 1], alpha: 1 },
]

const numbers = (attributes: Record<string, string>, ...names: string[]) =>
  names.reduce((product, name) => product * Number(attributes[name] ?? 1), 1)

const inherited = ['fill', 'stroke', 'fill-opacity', 'stroke-opacity'] as const

/** The colours of an SVG that passed `checkSvg`. Overlapping translucent shapes are more opaque than each one, so each counts twice. */
export const paintsOfSvg = (text: string): Paint[] => {
  const paints: Paint[] = []
  const parser = new SaxesParser()
  const stack: Record<string, string>[] = [{ fill: '#000000', opacity: '1' }]
  const add = (colour: string | undefined, alpha: number) => {
    if (!colour || colour === 'none' || colour.startsWith('url(')) return
    if (toRgb(colour)) paints.push({ rgb: rgbOf(colour), alpha: 1 - (1 - alpha) ** 2 })
    else paints.push(...anything)
  }
  parser.on('opentag', ({ name, attributes: own }) => {
    const parent = stack.at(-1) ?? {}
    const attributes: Record<string, string> = {
      ...Object.fromEntries(inherited.map((key) => [key, own[key] ?? parent[key]]).filter(([, value]) => value !== undefined)),
      opacity: String(numbers(parent, 'opacity') * numbers(own, 'opacity')),
    }
    stack.push(attributes)
    if (own.style !== undefined) paints.push(...anything)
    if (name === 'stop') add(own['stop-color'] ?? '#000000', numbers(own, 'stop-opacity'))
    else if (!['svg', 'g', 'defs', 'symbol', 'title', 'desc'].includes(name)) {
      add(attributes.fill, numbers(attributes, 'opacity', 'fill-opacity'))
      add(attributes.stroke, numbers(attributes, 'opacity', 'stroke-opacity'))
    }
  })
  parser.on('closetag', () => stack.pop())
  parser.write(text).close()
  return paints
}
