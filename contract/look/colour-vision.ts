import { converter, differenceEuclidean, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse } from 'culori'

const views = { protanopia: filterDeficiencyProt(1), deuteranopia: filterDeficiencyDeuter(1), tritanopia: filterDeficiencyTrit(1) }
type Deficiency = keyof typeof views
const deficiencies = Object.keys(views) as Deficiency[]

const distance = differenceEuclidean('oklab')
const parseOrBlack = (colour: string) => parse(colour) ?? { mode: 'rgb' as const, r: 0, g: 0, b: 0 }
const simulate = (colour: string, deficiency: Deficiency) => views[deficiency](parseOrBlack(colour))

/** OKLab distance below which two areas look like the same colour; a just noticeable difference is about 0.02. */
export const distinguishable = 0.035

const oklab = converter('oklab')

/** A colour as it is seen with each of the three deficiencies: lightness, a and b in OKLab, nine numbers. */
export const viewsOf = (colour: string): Float64Array =>
  Float64Array.from(
    deficiencies.flatMap((deficiency) => {
      const { l, a, b } = oklab(simulate(colour, deficiency))
      return [l, a, b]
    }),
  )

/** OKLab distance of two colours, by their views, under whichever of the three deficiencies brings them closest. */
export const cardDistance = (one: Float64Array, other: Float64Array) => {
  const square = (at: number) => ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
  const distanceAt = (at: number) => square(at) + square(at + 1) + square(at + 2)
  return Math.sqrt(Math.min(distanceAt(0), distanceAt(3), distanceAt(6)))
}

/** Two card colours that look alike with a deficiency; decks from 0. */
type Lookalike = { deficiency: Deficiency; decks: [number, number]; difference: number }

/** Every pair of card colours that cannot be told apart with one of the three common deficiencies. */
export const lookalikes = (cardColors: readonly string[]): Lookalike[] =>
  deficiencies.flatMap((deficiency) =>
    cardColors.flatMap((one, first) =>
      cardColors.slice(first + 1).flatMap((other, offset): Lookalike[] => {
        const difference = distance(simulate(one, deficiency), simulate(other, deficiency))
        return difference < distinguishable ? [{ deficiency, decks: [first, first + 1 + offset], difference }] : []
      }),
    ),
  )
