import { expect, test } from 'vitest'
import { loadWhole } from '../../i18n/load-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { sentencesOf } from './claims.tsx'

test('a text falls into its sentences', () =>
  expect(sentencesOf('You stayed 1.5 times. Half did so, too.', 'en')).toEqual(['You stayed 1.5 times.', 'Half did so, too.']))

// The sentence in sight compares: of cards the last, of losses the first. How it was counted stands in the other.
test.each(Object.keys(sets) as Locales[])('in %s what was found and what was counted are told in sentences of their own', async (set) => {
  const { claims } = (await loadWhole(set)).profile
  const tell = (text: string) => sentencesOf(text.replaceAll(/\{\{.*?\}\}/g, 'x'), sets[set].lang)
  for (const [text, found, counted] of [
    [claims.part_losing_cards, '{median', '{cards'],
    [claims.part_losses_less, undefined, '{left_losses'],
    [claims.part_losses_more, undefined, '{left_losses'],
  ] as const) {
    const sentences = tell(text)
    expect(sentences).toHaveLength(2)
    expect(sentences.at(found ? 0 : 1)).toContain(counted)
    expect(sentences.at(found ? 1 : 0)).toContain(found ?? '')
  }
})
