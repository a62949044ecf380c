import { describe, expect, it } from 'vitest'
import { languages } from '../contract/languages.ts'
import { untranslated } from '../scripts/texts/states.ts'
import { checkText } from './checks/check-text.ts'
import { leaves } from './checks/leaves.ts'
import { loadWhole } from './load-texts.ts'
import { type Locales, sets } from './sets.ts'

const keys = Object.keys(sets) as Locales[]
const english = new Map(leaves(await loadWhole('eng')))

describe('the message sets', () => {
  // Requirements, R170 and R171, and ruling 51.
  it('are the fifteen of the specification, its three variants, and Brazil’s and Latin America’s (R28, R170, R171)', () => {
    const specified = 'dan dut eng fre ger gre ita pol por rum spa srp swe uk us enHC nlHC enDraftKings porBR spa419'.split(' ')
    expect(keys.toSorted()).toEqual(specified.toSorted())
    expect([...languages].toSorted()).toEqual(specified.toSorted())
  })

  it.each(keys)('%s has exactly the English keys, each text right in itself', async (key) => {
    const texts = leaves(await loadWhole(key))
    expect(texts.map(([name]) => name).toSorted()).toEqual([...english.keys()].toSorted())
    const waiting = await untranslated(key)
    const wrong = texts.flatMap(([name, text]) =>
      waiting.has(name) ? [] : checkText(english.get(name) ?? '', text, sets[key]).map((problem) => `${name}: ${problem}`),
    )
    expect(wrong).toEqual([])
  })

  it.each(keys.filter((key) => !sets[key].english))('%s is translated, not English (R26, R28)', async (key) => {
    const waiting = await untranslated(key)
    const same = leaves(await loadWhole(key)).filter(([name, text]) => text.length > 24 && text === english.get(name))
    expect(same.filter(([name]) => !waiting.has(name))).toEqual([])
  })

  // ISO 639-1, with country or script where the set has one; `uk` is Ukrainian.
  it.each([
    ['dan', 'da'],
    ['dut', 'nl'],
    ['nlHC', 'nl'],
    ['eng', 'en'],
    ['enHC', 'en'],
    ['enDraftKings', 'en-US'],
    ['us', 'en-US'],
    ['uk', 'en-GB'],
    ['fre', 'fr'],
    ['ger', 'de'],
    ['gre', 'el'],
    ['ita', 'it'],
    ['pol', 'pl'],
    ['por', 'pt'],
    ['porBR', 'pt-BR'],
    ['rum', 'ro'],
    ['spa', 'es'],
    ['spa419', 'es-419'],
    ['srp', 'sr-Latn'],
    ['swe', 'sv'],
  ] as const)('%s has the page language %s', (key, lang) => {
    expect(sets[key].lang).toBe(lang)
  })

  it('write Serbian in Latin letters', async () => {
    expect(leaves(await loadWhole('srp')).filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))).toEqual([])
  })

  it.each([
    ['enHC', 'eng', 'root.shell.notice', /available 24\/7/],
    ['nlHC', 'dut', 'root.landing.intro', /na je bezoek/],
    ['enDraftKings', 'us', 'root.landing.intro', /your own profile and three tips/],
    ['enDraftKings', 'us', 'root.shell.notice', /Set your limits before you play/],
  ] as const)('of an operator are its own: %s says otherwise than %s in %s (R27, R171, R220, ruling 17)', async (own, usual, key, said) => {
    const textOf = async (set: Locales) => leaves(await loadWhole(set)).find(([name]) => name === key)?.[1]
    expect(await textOf(own)).toMatch(said)
    expect(await textOf(usual)).not.toMatch(said)
  })
})
