import { differenceEuclidean, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse } from 'culori'

const views = { protanopia: filterDeficiencyProt(1), deuteranopia: filterDeficiencyDeuter(1), tritanopia: filterDeficiencyTrit(1) }
const parsed = (colour: string) => parse(colour) ?? { mode: 'rgb' as const, r: 0, g: 0, b: 0 }
const distance = differenceEuclidean('oklab')

/** OKLab distance below which two areas side by side are taken for the same colour; a just noticeable difference is about 0.02. */
export const tellApart = 0.04

export type ColourVision = { deficiency: keyof typeof views; pair: [number, number]; difference: number; told: boolean }

/** For each of the three common deficiencies the two card colours that come closest, and whether they can still be told apart. */
export const colourVision = (cardColors: readonly string[]): ColourVision[] =>
  (Object.keys(views) as (keyof typeof views)[]).map((deficiency) => {
    const pairs = cardColors.flatMap((one, first) =>
      cardColors.slice(first + 1).map((other, offset) => ({
        pair: [first, first + 1 + offset] as [number, number],
        difference: distance(views[deficiency](parsed(one)), views[deficiency](parsed(other))),
      })),
    )
    const closest = pairs.reduce((least, pair) => (pair.difference < least.difference ? pair : least))
    return { deficiency, ...closest, told: closest.difference >= tellApart }
  })
