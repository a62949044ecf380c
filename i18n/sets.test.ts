import { describe, expect, it } from 'vitest'
import { languages } from '../contract/languages.ts'
import { fileFaults, openKeys } from '../scripts/texts/set-file.ts'
import { checkText } from './checks/check-text.ts'
import { loadTexts } from './load-texts.ts'
import { type Locales, sets } from './sets.ts'

const keys = Object.keys(sets) as Locales[]
const english = await loadTexts('eng')

describe('the message sets', () => {
  // Requirements, R170 and R171, and ruling 51.
  it('are at least the fifteen of the specification, its three variants, and Brazil’s and Latin America’s (R28, R170, R171)', () => {
    const specified = 'dan dut eng fre ger gre ita pol por rum spa srp swe uk us enHC nlHC enDraftKings porBR spa419'.split(' ')
    expect(specified.filter((key) => !Object.hasOwn(sets, key))).toEqual([])
    expect([...languages].toSorted()).toEqual(keys.toSorted())
  })

  it.each(keys)('%s has each English key once and no other, each text right in itself', async (key) => {
    expect(await fileFaults([key])).toEqual([])
    const [waiting, texts] = [openKeys(key), await loadTexts(key)]
    const wrong = [...texts].flatMap(([name, text]) =>
      waiting.has(name) ? [] : checkText(english.get(name) ?? '', text, sets[key]).map((problem) => `${name}: ${problem}`),
    )
    expect(wrong).toEqual([])
  })

  it.each(keys.filter((key) => !sets[key].english))('%s is translated, not English (R26, R28)', async (key) => {
    const waiting = openKeys(key)
    const same = [...(await loadTexts(key))].filter(([name, text]) => text.length > 24 && text === english.get(name))
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
    expect([...(await loadTexts('srp'))].filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))).toEqual([])
  })

  it.each([
    ['enHC', 'eng', 'shell.notice', /available 24\/7/],
    ['nlHC', 'dut', 'landing.intro', /na je bezoek/],
    ['enDraftKings', 'us', 'landing.intro', /your own profile and three tips/],
    ['enDraftKings', 'us', 'shell.notice', /Set your limits before you play/],
  ] as const)('of an operator are its own: %s says otherwise than %s in %s (R27, R171, R220, ruling 17)', async (own, usual, key, said) => {
    const textOf = async (set: Locales) => (await loadTexts(set)).get(key)
    expect(await textOf(own)).toMatch(said)
    expect(await textOf(usual)).not.toMatch(said)
  })
})
