import { expect, it } from 'vitest'
import { levelNames, type Measure } from '../contract/scales.ts'
import { levelWords } from './level-words.ts'
import { loadSetTexts } from './set-texts.ts'
import { type Locales, sets } from './sets.ts'

const low = { level: 'low', probability: 0.4, near_border: true } as const
const wordsOf = async (key: Locales, level: Parameters<typeof levelWords>[1], measure: Measure = 'betaF') => {
  const { root, profile, info } = await loadSetTexts(key)
  const { words, certainty } = levelWords(measure, level, { feedback: root.feedback, profile }, info)
  return certainty ? `${words}, ${certainty}` : words
}

it.each([
  ['eng', 'Low – medium'],
  ['ger', 'Schwach – mittel'],
  ['dan', 'Lav – middel'],
  ['spa', 'Baja – media'],
  ['gre', 'Χαμηλή – μέτρια'],
] as const)('%s writes the second of two levels small: %s', async (key, words) => {
  expect(await wordsOf(key, { ...low, named: 'span', span: ['low', 'medium'], status: 'named' })).toBe(words)
})

it.each(Object.keys(sets) as Locales[])(
  'no level of %s has in its name what stands between two: a dash, or a word for “to”',
  async (key) => {
    const { profile } = await loadSetTexts(key)
    const { sensitivity, staying } = profile.levels
    for (const level of [...levelNames.arew, ...levelNames.betaF])
      for (const name of [sensitivity[level](), level in staying ? staying[level as 'low']() : ''])
        expect(name).not.toMatch(/–| (to|bis|tot|til|till|spre|προς) /)
  },
)

it('a level that is not named is split, or denied by the cards, never the one for the other (ruling 67)', async () => {
  const split = 'No level stands out'
  expect(await wordsOf('eng', { ...low, named: false, status: 'split' })).toBe(split)
  expect(await wordsOf('eng', { ...low, named: false }), 'of an earlier method').toBe(split)
  const denied = { ...low, named: false, status: 'denied' } as const
  expect(await wordsOf('eng', denied)).toBe('No level: your cards and our analysis point in different directions.')
})

it('one of two levels that is hardly likelier than the other is the middle', async () => {
  const high = { level: 'high', near_border: true, named: true, status: 'named' } as const
  expect(await wordsOf('eng', { ...high, probability: 0.69 }, 'apun')).toBe('Around the middle')
  expect(await wordsOf('eng', { ...high, probability: 0.7 }, 'apun')).toBe('High, likely')
  expect(await wordsOf('eng', { ...high, probability: 0.6 }, 'arew')).toBe('High, perhaps')
})
