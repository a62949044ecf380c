import { describe, expect, it } from 'vitest'
import english from '../eng/namespaces.ts'
import { leaves } from './leaves.ts'
import { fleschKincaidGrade, lix } from './readability.ts'

const sentences = (messages: object) =>
  leaves(messages)
    .map(([, text]) => text)
    .filter((text) => text.endsWith('.'))
    .join(' ')

describe('readability', () => {
  it('gives the published grade of a known sentence', () => {
    // 13 words, 24 syllables: .39·13 + 11.8·24/13 − 15.59 = 11.3 (the usual example of the formula).
    const grade = fleschKincaidGrade('The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.')
    expect(Math.abs(grade - 11.3)).toBeLessThan(1.5)
  })

  it('computes LIX as words per sentence plus the share of long words', () => {
    // 8 words in 2 sentences, 2 of them over six letters: 4 + 25.
    expect(lix('Detta är ett exempel. Här kommer meningen nu.')).toBeCloseTo(8 / 2 + (100 * 2) / 8)
  })

  it('keeps the English profile and advice at or below grade 7', () => {
    expect(fleschKincaidGrade(sentences(english.profile))).toBeLessThanOrEqual(7)
    expect(fleschKincaidGrade(sentences(english.advice))).toBeLessThanOrEqual(7)
  })
})
