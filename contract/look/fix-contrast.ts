import type { Operator } from '../operator.ts'
import { contrastRules } from './contrast-rules.ts'
import { lowestContrast, nearestPassing } from './nearest-colour.ts'
import { lightScheme } from './schemes.ts'

/** A colour with too little contrast, and the closest one with enough. */
export type ContrastFault = {
  path: readonly (string | number)[]
  colour: string
  against: readonly string[]
  ratio: number
  need: number
  nearest: string
}

const replaceAt = (value: unknown, [key, ...rest]: readonly (string | number)[], colour: string): unknown => {
  if (key === undefined) return colour
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? replaceAt(item, rest, colour) : item))
  const record = value as Record<string, unknown>
  return { ...record, [key]: replaceAt(record[key], rest, colour) }
}

/** Replaces each colour of the operator that fails its contrast by the nearest that passes; pure. */
export const fixContrast = (operator: Operator): { operator: Operator; faults: ContrastFault[] } => {
  const faults: ContrastFault[] = []
  let next = operator
  // One at a time, since text is checked against the corrected background. As many rounds as there are rules are enough.
  for (let rounds = contrastRules(lightScheme(operator)).length; rounds > 0; rounds--) {
    const failing = contrastRules(lightScheme(next)).find(({ colour, against, need }) => lowestContrast(colour, against) < need)
    if (!failing) break
    const { path, colour, against, need } = failing
    const nearest = nearestPassing(colour, against, need)
    faults.push({ path, colour, against, need, ratio: lowestContrast(colour, against), nearest })
    next = replaceAt(next, path, nearest) as Operator
  }
  return { operator: next, faults }
}
