import type { Theme } from '../theme.ts'
import { closest, distinguishable, viewsOf } from './colour-vision.ts'
import { colour } from './nearest-colour.ts'

type Decks = Theme['cardColors']

/** How far the hue of a deck may leave its quarter of the circle, in degrees, and lightnesses, so alike that no deck stands out. */
const turns = [-30, -20, -10, 0, 10, 20, 30]
const lightnesses = [0.44, 0.47]
const chroma = 0.083
/** Minimum distance: slightly more than a just noticeable difference. */
const minDistance = distinguishable + 0.002
/** What a degree of shift counts: of two ways that are far enough apart, the smaller shift is taken. */
const costOfShift = 0.00001

const candidates = (hue: number) =>
  turns.flatMap((turn) =>
    lightnesses.map((l) => {
      const hex = colour(l, chroma, hue + turn)
      return { turn, hex, views: viewsOf(hex) }
    }),
  )
type Candidate = ReturnType<typeof candidates>[number]

const distance = (one: Candidate, other: Candidate): number => closest(one.views, other.views)

/** Four card colours that people with any deficiency can tell apart, by the smallest shifts of hue from quarters of the circle. */
export const deckColours = (hue: number): Decks => {
  const [first, second, third, fourth] = [0, 90, 180, 270].map((quarter) => candidates(hue + quarter))
  if (!first || !second || !third || !fourth) throw new Error('Four decks are needed')
  let best = -1
  let bestDecks: Decks = ['#000000', '#000000', '#000000', '#000000']
  for (const a of first)
    for (const b of second) {
      const ab = Math.min(minDistance, distance(a, b))
      const shiftOfTwo = Math.abs(a.turn) + Math.abs(b.turn)
      if (ab - shiftOfTwo * costOfShift <= best) continue
      for (const c of third) {
        const abc = Math.min(ab, distance(a, c), distance(b, c))
        const shiftOfThree = shiftOfTwo + Math.abs(c.turn)
        if (abc - shiftOfThree * costOfShift <= best) continue
        for (const d of fourth) {
          const shift = shiftOfThree + Math.abs(d.turn)
          const abcd = Math.min(abc, distance(a, d), distance(b, d), distance(c, d)) - shift * costOfShift
          if (abcd <= best) continue
          best = abcd
          bestDecks = [a.hex, b.hex, c.hex, d.hex]
        }
      }
    }
  return bestDecks
}
