import { differenceEuclidean, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse } from 'culori'

const views = { protanopia: filterDeficiencyProt(1), deuteranopia: filterDeficiencyDeuter(1), tritanopia: filterDeficiencyTrit(1) }
export type Deficiency = keyof typeof views
const deficiencies = Object.keys(views) as Deficiency[]

const distance = differenceEuclidean('oklab')
const parseOrBlack = (colour: string) => parse(colour) ?? { mode: 'rgb' as const, r: 0, g: 0, b: 0 }
const seenAs = (colour: string, deficiency: Deficiency) => views[deficiency](parseOrBlack(colour))

/** OKLab distance below which two areas look like the same colour; a just noticeable difference is about 0.02. */
export const tellApart = 0.035

/** OKLab distance of two colours under whichever of the three deficiencies brings them closest. */
export const cardDistance = (one: string, other: string) =>
  Math.min(...deficiencies.map((deficiency) => distance(seenAs(one, deficiency), seenAs(other, deficiency))))

/** Two card colours that look alike with a deficiency; decks from 0. */
export type Lookalike = { deficiency: Deficiency; decks: [number, number]; difference: number }

/** Every pair of card colours that cannot be told apart with one of the three common deficiencies. */
export const lookalikes = (cardColors: readonly string[]): Lookalike[] =>
  deficiencies.flatMap((deficiency) =>
    cardColors.flatMap((one, first) =>
      cardColors.slice(first + 1).flatMap((other, offset): Lookalike[] => {
        const difference = distance(seenAs(one, deficiency), seenAs(other, deficiency))
        return difference < tellApart ? [{ deficiency, decks: [first, first + 1 + offset], difference }] : []
      }),
    ),
  )
