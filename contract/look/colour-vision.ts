import { converter, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse } from 'culori'

const views = { protanopia: filterDeficiencyProt(1), deuteranopia: filterDeficiencyDeuter(1), tritanopia: filterDeficiencyTrit(1) }
type Deficiency = keyof typeof views
const deficiencies = Object.keys(views) as Deficiency[]

/** OKLab distance below which two areas look like the same colour; a just noticeable difference is about 0.02. */
export const distinguishable = 0.035

const oklab = converter('oklab')

/** A colour as it is seen with each of the three deficiencies: lightness, a and b in OKLab, nine numbers. */
export const viewsOf = (colour: string): Float64Array =>
  Float64Array.from(
    deficiencies.flatMap((deficiency) => {
      const { l, a, b } = oklab(views[deficiency](parse(colour) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }))
      return [l, a, b]
    }),
  )

/** OKLab distance of two colours, by their views, with the deficiency at this place. */
const distanceAt = (place: number, one: Float64Array, other: Float64Array): number => {
  const square = (at: number) => ((one[3 * place + at] ?? 0) - (other[3 * place + at] ?? 0)) ** 2
  return Math.sqrt(square(0) + square(1) + square(2))
}
/** The same under whichever of the three deficiencies brings them closest. */
export const closest = (one: Float64Array, other: Float64Array): number =>
  Math.min(distanceAt(0, one, other), distanceAt(1, one, other), distanceAt(2, one, other))

/** Two card colours that look alike with a deficiency; decks from 0. */
type Lookalike = { deficiency: Deficiency; decks: [number, number]; difference: number }

/** Every pair of card colours that cannot be told apart with one of the three common deficiencies. */
export const lookalikes = (cardColors: readonly string[]): Lookalike[] => {
  const cards = cardColors.map(viewsOf)
  return deficiencies.flatMap((deficiency, place) =>
    cards.flatMap((one, first) =>
      cards.slice(first + 1).flatMap((other, offset): Lookalike[] => {
        const difference = distanceAt(place, one, other)
        return difference < distinguishable ? [{ deficiency, decks: [first, first + 1 + offset], difference }] : []
      }),
    ),
  )
}
