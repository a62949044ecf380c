import { contrastRules } from '../../contract/look/contrast-rules.ts'
import { lowestContrast, nearestPassing } from '../../contract/look/nearest-colour.ts'
import { lightScheme } from '../../contract/look/schemes.ts'
import type { Operator } from '../../contract/operator.ts'

/** One colour on one ground. */
export type Pair = { on: string; ratio: number; need: number; passes: boolean }
/** A colour of the look with all grounds it stands on, and the nearest colour that passes on each where it fails. */
export type JudgedColour = { pointer: string; colour: string; pairs: Pair[]; mend: string | undefined }

/** A mended colour keeps this much more than it must: screens round. */
const margin = 0.1

/**
 * Judges every colour of a look by the rules of `operator check`. Colours that are no colours yet, as while one is typed, are left out.
 * @returns by JSON Pointer, in the order of the rules
 */
export const judge = (operator: Operator): Map<string, JudgedColour> => {
  const found = new Map<string, JudgedColour>()
  const isColour = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)
  const rules = contrastRules(lightScheme(operator)).filter(({ colour, against }) => isColour(colour) && against.every(isColour))
  for (const { path, colour, against, need } of rules) {
    const pointer = `/${path.join('/')}`
    const judged = found.get(pointer) ?? { pointer, colour, pairs: [], mend: undefined }
    for (const on of against) {
      const ratio = lowestContrast(colour, [on])
      judged.pairs.push({ on, ratio, need, passes: ratio >= need })
    }
    found.set(pointer, judged)
  }
  for (const judged of found.values()) {
    if (judged.pairs.every(({ passes }) => passes)) continue
    judged.mend = mended(judged)
  }
  return found
}

/** The nearest that passes on all grounds, with the margin; where no colour of the hue keeps that, what just passes. */
const mended = ({ colour, pairs }: JudgedColour): string => {
  const passing = (extra: number) => {
    let next = colour
    for (const { on, need } of pairs) if (lowestContrast(next, [on]) < need + extra) next = nearestPassing(next, [on], need + extra)
    return next
  }
  const roomy = passing(margin)
  return pairs.every(({ on, need }) => lowestContrast(roomy, [on]) >= need) ? roomy : passing(0)
}

/** How many colours fail; what fails cannot be published. */
export const failing = (judged: ReadonlyMap<string, JudgedColour>): JudgedColour[] =>
  [...judged.values()].filter(({ mend }) => mend !== undefined)
