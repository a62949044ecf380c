import { expect, it } from 'vitest'
import { createRootTexts } from './create-texts.ts'
import { createFormats } from './formats.ts'
import { levelSpan } from './level-span.ts'
import { loadWhole } from './load-texts.ts'
import { sets } from './sets.ts'

it.each([
  ['eng', 'Low to medium'],
  ['ger', 'Schwach bis mittel'],
  ['spa', 'Baja – media'],
  ['gre', 'Χαμηλή – μέτρια'],
] as const)('%s writes the second of two levels small: %s', async (key, words) => {
  const { root, profile } = await loadWhole(key)
  const { feedback } = createRootTexts(key, root, createFormats(sets[key]))
  expect(levelSpan(feedback, sets[key], profile.levels.betaF.low, profile.levels.betaF.medium)).toBe(words)
})
