import { describe, expect, it } from 'vitest'
import { loadTexts } from '../load-texts.ts'
import { fleschKincaidGrade, longSentences } from './readability.ts'

/** A text as it is read: one word in the place of each value. */
const read = (text: string) => text.replace(/\{\{[^{}]*\}\}/g, '').replace(/\{[^{}]*\}/g, 'ten')
/** Of fewer words one long name makes years of schooling: these are measured together, section by section. */
const enough = 20

describe('readability', () => {
  it('gives the published grade of a known sentence', () => {
    // 13 words, 24 syllables: .39·13 + 11.8·24/13 − 15.59 = 11.3 (the usual example of the formula).
    const grade = fleschKincaidGrade('The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.')
    expect(Math.abs(grade - 11.3)).toBeLessThan(1.5)
  })

  it('keeps every English sentence within 25 words and every text, all its sentences together, at or below grade 8', async () => {
    const texts = [...(await loadTexts('eng'))].map(([key, text]) => ({ key, text: read(text) }))
    const isShort = ({ text }: { text: string }) => text.split(/\s+/).length < enough
    const sentences = texts.filter((each) => isShort(each) && /[.!?]$/.test(each.text))
    const sections = [...Map.groupBy(sentences, ({ key }) => key.split('.')[0] ?? '')].map(([key, all]) => ({
      key,
      text: all.map(({ text }) => text).join(' '),
    }))
    const hard = [...texts.filter((each) => !isShort(each)), ...sections].filter(({ text }) => fleschKincaidGrade(text) > 8)
    expect({ hard, long: texts.flatMap(({ text }) => longSentences(text)) }).toEqual({ hard: [], long: [] })
  })
})
