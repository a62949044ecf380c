import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flagOf } from '../contract/look/check-rules.ts'
import { fileFaults, openKeys } from '../scripts/texts/set-file.ts'
import { checkText } from './checks/check-text.ts'
import { loadTexts } from './load-texts.ts'
import { baseOf, type Locales, sets } from './sets.ts'

const keys = Object.keys(sets) as Locales[]
const english = await loadTexts('eng')

describe('the message sets', () => {
  // Requirements, R170 and R171, and ruling 51. A language that is added is not among them.
  it('have the fifteen of the specification, its three variants, and Brazil’s and Latin America’s (R28, R170, R171)', () => {
    const specified = 'dan dut eng fre ger gre ita pol por rum spa srp swe uk us enHC nlHC enDraftKings porBR spa419'.split(' ')
    expect(specified.filter((key) => !(keys as string[]).includes(key))).toEqual([])
  })

  it('have a flag each; the same one stands for no two languages that an operator may offer beside each other', () => {
    const flags = Object.groupBy(keys, (key) => readFileSync(resolve(import.meta.dirname, `../operators/_flags/${key}.svg`), 'utf8'))
    for (const [first, ...others] of Object.values(flags).map((same) => same?.map((key) => flagOf[key] ?? key) ?? []))
      expect(others.every((flag) => flag === first)).toBe(true)
  })

  it.each(keys)('%s has each English key once and no other, each text right in itself (R172)', async (key) => {
    expect(await fileFaults([key])).toEqual([])
    const [waiting, texts] = [openKeys(key), await loadTexts(key)]
    const wrong = [...texts].flatMap(([name, text]) =>
      waiting.has(name) ? [] : checkText(english.get(name) ?? '', text, sets[key]).map((problem) => `${name}: ${problem}`),
    )
    expect(wrong).toEqual([])
  })

  it.each(keys.filter((key) => !sets[key].lang.startsWith('en')))('%s is translated, not English (R26, R28)', async (key) => {
    const waiting = openKeys(key)
    const same = [...(await loadTexts(key))].filter(([name, text]) => text.length > 24 && text === english.get(name))
    expect(same.filter(([name]) => !waiting.has(name))).toEqual([])
  })

  // CLDR's name of the language; `uk` is Ukrainian.
  it.each(keys)('%s has the page language of its texts', (key) => {
    const { lang, name } = sets[key]
    const [language = ''] = lang.split('-')
    const named = new Intl.DisplayNames(lang, { type: 'language' }).of(language)
    expect({ lang, begins: name.toLowerCase().startsWith(named?.toLowerCase() ?? '?') }).toEqual({
      lang: Intl.getCanonicalLocales(lang)[0],
      begins: true,
    })
    expect(sets[baseOf(key)].lang.split('-')[0]).toBe(language)
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
