import { describe, expect, it } from 'vitest'
import { openKeys } from '../scripts/texts/set-file.ts'
import { leaves } from './checks/leaves.ts'
import { lintText } from './checks/lint-text.ts'
import { breathless } from './checks/readability.ts'
import { words, wordsOf } from './checks/words-of.ts'
import { createFormats } from './formats.ts'
import { loadTexts, loadWhole } from './load-texts.ts'
import { type Locales, sets } from './sets.ts'

const keys = Object.keys(sets) as Locales[]

/** What stays of a word in its forms, near enough: all but two letters, and four at least. */
const stems = (word: string) => word.match(/\p{L}{3,}/gu)?.map((each) => each.slice(0, Math.max(4, each.length - 2)).toLowerCase()) ?? []

describe('the words of the sets', () => {
  it('exist for every language that is not a variant', () => {
    expect(keys.filter((key) => !sets[key].variantOf && !words[key])).toEqual([])
  })

  it.each(keys)('of %s are kept: no forbidden twin, other form of address, language or typography in any text', async (key) => {
    const waiting = openKeys(key)
    const { variantOf } = sets[key]
    // What a variant without words of its own takes over is right there.
    const inherited = variantOf && !words[key] ? await loadTexts(variantOf) : new Map<string, string>()
    const strange = [...(await loadTexts(key))].flatMap(([name, text]) =>
      waiting.has(name) || inherited.get(name) === text
        ? []
        : lintText(text, sets[key], wordsOf(key), name).map(({ reason, why }) => `${name}: ${reason} (${why}): ${text}`),
    )
    expect(strange).toEqual([])
  })

  it.each(keys)('of %s can be said aloud: no sentence of result, advice or help is longer than a breath', async (key) => {
    const { root, profile, result, advice, help } = await loadWhole(key)
    const spokenTexts = leaves([root.feedback, root.riskScore, root.adviceScreen, profile, result, advice, help]).map(([, text]) => text)
    expect(spokenTexts.length).toBeGreaterThan(250)
    expect(spokenTexts.flatMap(breathless)).toEqual([])
  })

  it.each(keys)('of %s end with one full stop, also after a time that has one of its own', async (key) => {
    const formats = createFormats(sets[key])
    const afternoon = new Date(2026, 1, 1, 13, 5)
    const times = { time: formats.time(afternoon), when: formats.moment(afternoon), day: formats.date(afternoon) }
    const doubleStops = [...(await loadTexts(key))].filter(([, text]) =>
      Object.entries(times).some(([name, value]) => value.endsWith('.') && new RegExp(`\\{${name}(?::string)?\\}\\.`).test(text)),
    )
    expect(doubleStops).toEqual([])
  })

  it.each(keys.filter((key) => wordsOf(key).address.young))('of %s speak to a child as children are spoken to', async (key) => {
    const young = [...(await loadTexts(key))].flatMap(([name, text]) => (name.startsWith('young.') ? [text] : [])).join(' ')
    expect(young).toMatch(wordsOf(key).address.never ?? '')
  })

  it.each(keys.filter((key) => words[key]))('of %s stand in its texts', async (key) => {
    const texts = [...(await loadTexts(key))].map(([, text]) => text.toLowerCase()).join(' ')
    const strange = Object.entries(wordsOf(key).terms).filter(([, word]) => !stems(word).every((stem) => texts.includes(stem)))
    expect(strange).toEqual([])
  })
})
