import { deepStrictEqual } from 'node:assert'

/** Says what was found to be so. @throws Error where it is not */
export const must = (truth: boolean, what: string): void => {
  if (!truth) throw new Error(`not so: ${what}`)
  console.log(`✓ ${what}`)
}

/** The same for a value. */
export const same = (value: unknown, expected: unknown, what: string): void => {
  deepStrictEqual(value, expected, `not so: ${what}`)
  console.log(`✓ ${what}`)
}
