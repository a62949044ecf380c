import { clampChroma, formatHex } from 'culori'
import type { Theme } from '../theme.ts'
import { cardDistance, tellApart } from './colour-vision.ts'

type Decks = Theme['cardColors']

/**
 * How far the hue of a deck may leave its quarter of the circle, in degrees, and its possible lightnesses: similar enough that no deck
 * stands out.
 */
const turns = [-30, -20, -10, 0, 10, 20, 30]
const lightnesses = [0.44, 0.47]
const chroma = 0.083
/** Minimum distance: slightly more than a just noticeable difference. */
const minDistance = tellApart + 0.002

const candidates = (hue: number) =>
  turns.flatMap((turn) =>
    lightnesses.map((l) => ({ turn, hex: formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: (hue + turn + 360) % 360 }, 'oklch')) })),
  )

/**
 * Four card colours around the colour circle, starting near the brand's hue, that people with protanopia, deuteranopia or tritanopia can tell
 * apart: the smallest shifts of hue that keep every pair far enough apart, or else the shifts that bring them farthest.
 */
export const deckColours = (hue: number, quarters: readonly [number, number, number, number] = [0, 90, 180, 270]): Decks => {
  const [first, second, third, fourth] = quarters.map((quarter) => candidates(hue + quarter))
  if (!first || !second || !third || !fourth) throw new Error('Four decks are needed')
  const memory = new Map<string, number>()
  const distance = (one: string, other: string) => {
    const key = one + other
    const cached = memory.get(key) ?? cardDistance(one, other)
    memory.set(key, cached)
    return cached
  }
  let best = -1
  let bestDecks: Decks = ['#000000', '#000000', '#000000', '#000000']
  for (const a of first)
    for (const b of second) {
      const ab = Math.min(minDistance, distance(a.hex, b.hex))
      if (ab < best) continue
      for (const c of third) {
        const abc = Math.min(ab, distance(a.hex, c.hex), distance(b.hex, c.hex))
        if (abc < best) continue
        for (const d of fourth) {
          const shift = [a, b, c, d].reduce((sum, { turn }) => sum + Math.abs(turn), 0)
          const abcd = Math.min(abc, distance(a.hex, d.hex), distance(b.hex, d.hex), distance(c.hex, d.hex)) - shift * 0.00001
          if (abcd <= best) continue
          best = abcd
          bestDecks = [a.hex, b.hex, c.hex, d.hex]
        }
      }
    }
  return bestDecks
}
