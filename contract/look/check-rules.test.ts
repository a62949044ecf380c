import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import type { Operator } from '../operator.ts'
import { checkRules } from './check-rules.ts'
import { withWholeTheme } from './look-of-colour.ts'

const operator: Operator = withWholeTheme(JSON.parse(readFileSync(new URL('../../operators/nfl/operator.json', import.meta.url), 'utf8')))
const changed = (changes: Partial<Operator>): Operator => ({ ...operator, ...changes })
const [logo] = operator.header.logos

describe('checkRules', () => {
  it('finds nothing in a valid operator', () => {
    expect(checkRules(operator)).toEqual([])
  })

  it.each<[string, Partial<Operator>, string]>([
    ['a default language that is not offered', { defaultLanguage: 'dan' }, '/defaultLanguage'],
    ["another operator's texts", { languages: ['us', 'nlHC'] }, '/languages/1'],
    [
      'a logo for a language that is not offered',
      { header: { ...operator.header, logos: logo ? [{ ...logo, languages: ['gre'] }] : [] } },
      '/header/logos/0/languages',
    ],
    [
      'more flags than fit',
      {
        languages: ['us' as const, ...languages.filter((set) => !['uk', 'us'].includes(set))].slice(0, 14),
        header: { ...operator.header, switch: 'flags' },
      },
      '/header/switch',
    ],
    ['a flag that stands twice', { languages: ['us', 'eng', 'uk'], header: { ...operator.header, switch: 'flags' } }, '/header/switch'],
    ['a purpose that the default language lacks', { sharing: { purpose: { dan: 'Grænser' }, what: ['score'] } }, '/sharing/purpose'],
    ['a picture without an image', { background: { kind: 'picture', color: '#000000', onBackground: '#ffffff' } }, '/background'],
    ['an image that is not shown', { background: { ...operator.background, kind: 'colour' } }, '/background/image'],
  ])('finds %s', (_what, changes, pointer) => {
    expect(checkRules(changed(changes)).map((fault) => fault.pointer)).toEqual([pointer])
  })
})
