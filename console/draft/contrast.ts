import { converter } from 'culori'
import { contrastRules } from '../../contract/look/contrast-rules.ts'
import { lowestContrast, nearestPassing, colour as shade } from '../../contract/look/nearest-colour.ts'
import { darkScheme, footerColours, isDark, lightScheme } from '../../contract/look/schemes.ts'
import type { Operator } from '../../contract/operator.ts'
import { write } from './pointer.ts'

/** One colour on one ground. */
export type Pair = { on: string; ratio: number; need: number; passes: boolean }
/** A colour of the look with all grounds it stands on, and the nearest colour that passes on each where it fails; itself where none does. */
export type JudgedColour = { pointer: string; colour: string; pairs: Pair[]; dark: Pair[]; fix: string | undefined }

/** Margin that a fixed colour keeps above the limit, because screens round. */
const margin = 0.1

const pairsOf = (colour: string, grounds: readonly string[], need: number): Pair[] =>
  grounds.map((on) => {
    const ratio = lowestContrast(colour, [on])
    return { on, ratio, need, passes: ratio >= need }
  })

/**
 * Judges every colour of a look by the rules of `operator check`. Unfinished colours, as while one is typed, are left out.
 * @returns by JSON Pointer, in the order of the rules
 */
export const judge = (operator: Operator): Map<string, JudgedColour> => {
  const byPointer = new Map<string, JudgedColour>()
  const isColour = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)
  const rules = contrastRules(lightScheme(operator)).filter(({ colour, against }) => isColour(colour) && against.every(isColour))
  for (const { path, colour, against, need } of rules) {
    const pointer = `/${path.join('/')}`
    const entry = byPointer.get(pointer) ?? { pointer, colour, pairs: [], dark: [], fix: undefined }
    entry.pairs.push(...pairsOf(colour, against, need))
    byPointer.set(pointer, entry)
  }
  if (operator.colorScheme === 'dark' || operator.colorScheme === 'host')
    for (const [pointer, pairs] of darkPairs(operator)) byPointer.get(pointer)?.dark.push(...pairs)
  for (const entry of byPointer.values()) {
    if (!entry.pairs.every(({ passes }) => passes)) entry.fix = fixedColour(entry)
    else if (!entry.dark.every(({ passes }) => passes)) entry.fix = fixedInDark(operator, entry)
  }
  return byPointer
}

/** What each colour becomes in the dark scheme, where it is computed from the look's own, on the backgrounds it has there. */
const darkPairs = (operator: Operator): Map<string, Pair[]> => {
  const byPointer = new Map<string, Pair[]>()
  const footer = footerColours(operator).background
  try {
    for (const { path, colour, against, need } of contrastRules(darkScheme(operator))) {
      // A light footer takes the page's colours in the dark scheme, so what fails there is fixed there.
      const pointer = path[0] === 'footer' && path.length === 2 && !isDark(footer) ? '/background/onBackground' : `/${path.join('/')}`
      byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), ...pairsOf(colour, against, need)])
    }
  } catch {
    // An unfinished colour, as while one is typed: nothing is computed from it.
  }
  return byPointer
}

const oklch = converter('oklch')
const passesOn =
  (pairs: readonly Pick<Pair, 'on' | 'need'>[]) =>
  (colour: string): boolean =>
    pairs.every(({ on, need }) => lowestContrast(colour, [on]) >= need)

/** The nearest sufficient colour of the same hue, by lightness. */
const nearestInLightness = (colour: string, willDo: (next: string) => boolean): string | undefined => {
  const { l = 0.5, c = 0, h = 0 } = oklch(colour) ?? {}
  for (let step = 0.01; step <= 1; step += 0.01) {
    const nearest = [shade(l - step, c, h), shade(l + step, c, h)].find(willDo)
    if (nearest) return nearest
  }
  return undefined
}

/** The nearest that passes in the light and in the dark scheme; the colour itself if there is none. */
const fixedInDark = (operator: Operator, { pointer, colour, pairs }: JudgedColour): string => {
  const inDark = (next: string) => darkPairs(write(operator, pointer, next)).get(pointer)
  const light = passesOn(pairs)
  return nearestInLightness(colour, (next) => light(next) && (inDark(next)?.every(({ passes }) => passes) ?? false)) ?? colour
}

/**
 * The nearest that passes on all backgrounds with the margin; if no colour of the hue does, one that just passes; else the colour itself.
 */
const fixedColour = ({ colour, pairs }: JudgedColour): string => {
  const passing = (extra: number) => {
    let next = colour
    for (const { on, need } of pairs) if (lowestContrast(next, [on]) < need + extra) next = nearestPassing(next, [on], need + extra)
    return next
  }
  const willDo = passesOn(pairs)
  return [passing(margin), passing(0)].find(willDo) ?? nearestInLightness(colour, willDo) ?? colour
}

/** How many colours fail; what fails cannot be published. */
export const failing = (judged: ReadonlyMap<string, JudgedColour>): JudgedColour[] =>
  [...judged.values()].filter(({ fix }) => fix !== undefined)
