import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookalikes } from '../../contract/look/colour-vision.ts'
import { contrastRules, fixContrast } from '../../contract/look/contrast-rules.ts'
import { lowestContrast } from '../../contract/look/nearest-colour.ts'
import { darkScheme } from '../../contract/look/schemes.ts'
import { surfaceRules } from '../testing/scheme-rules.ts'
import { checkSvg } from './check-svg.ts'
import { createOperator, idOf } from './create-operator.ts'
import { parseOperator } from './parse-operator.ts'

describe('idOf', () => {
  it.each([
    ['Ærlig Spil', 'aerlig-spil'],
    ['Fântâna Clară!', 'fantana-clara'],
    ['  Łódź & Świt  ', 'lodz-swit'],
    ['Straße 7', 'strasse-7'],
    ['Καλό', ''],
  ])('%s → %s', (name, id) => {
    expect(idOf(name)).toBe(id)
  })
})

describe('createOperator', () => {
  it('creates from any colour an operator that needs no contrast fixes, in light and in dark', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(hex, (colour) => {
        const files = createOperator({ name: 'Spil', colour, language: 'dan', country: 'DK' })
        const { operator, problems } = parseOperator('spil', files['operator.json'] ?? '')
        expect(problems).toEqual([])
        expect(operator && fixContrast(operator).faults).toEqual([])
        const dark = operator && darkScheme(operator)
        const missed =
          dark && [...contrastRules(dark), ...surfaceRules(dark)].filter((rule) => lowestContrast(rule.colour, rule.against) < rule.need)
        expect(missed).toEqual([])
        expect(operator && new Set(operator.theme.cardColors).size).toBe(4)
      }),
      { numRuns: 25 },
    )
  })

  it('keeps the decks distinguishable for the three common colour vision deficiencies', () => {
    for (const colour of ['#b3261e', '#0b6e4f', '#1a4fa0', '#7a3ea8', '#b35900', '#808080']) {
      const { operator } = parseOperator('spil', createOperator({ name: 'Spil', colour, language: 'dan' })['operator.json'] ?? '')
      expect(operator && lookalikes(operator.theme.cardColors), colour).toEqual([])
    }
  })

  it.each(['Spil', 'Ærø 7', 'Καλό Παιχνίδι', "O'Neil & Co"])('draws a wordmark for %s', (name) => {
    const logo = createOperator({ name, colour: '#0b6e4f', language: 'eng' })['logo.svg'] ?? ''
    expect(checkSvg(logo)).toBeUndefined()
    expect(logo.match(/<path/g)).toHaveLength(2)
  })

  const wordmarkOf = (name: string) => {
    const files = createOperator({ name, colour: '#0b6e4f', language: 'eng' })
    const { operator, problems } = parseOperator('spil', files['operator.json'] ?? '')
    return { logo: files['logo.svg'] ?? '', size: operator?.header.logos[0], problems }
  }
  it('leaves symbols that no typeface has out of a wordmark', () => {
    expect(wordmarkOf('Check ✓').logo).toBe(wordmarkOf('Check').logo)
    expect(wordmarkOf('🍀 Lucky').logo).toBe(wordmarkOf('Lucky').logo)
  })
  it.each(['عربي', 'שלום', '中文', 'हिन्दी', 'ไทย', '🍀', 'Lucky 中'])('draws a mark without letters for %s: never boxes', (name) => {
    const { logo } = wordmarkOf(name)
    expect(logo).toBe(wordmarkOf('ع').logo)
    expect(logo).toContain('viewBox="0 0 28 32"')
  })
  it('shows the widest name within the width that a logo may have', () => {
    const { size, problems } = wordmarkOf('w'.repeat(60))
    expect(problems).toEqual([])
    expect(size?.width).toBeGreaterThan(600)
  })
})
