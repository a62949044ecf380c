import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Operator } from '../operator.ts'
import { contrastRules, fixContrast } from './contrast-rules.ts'
import { withWholeTheme } from './look-of-colour.ts'
import { lowestContrast, nearestPassing } from './nearest-colour.ts'
import { lightScheme } from './schemes.ts'
import { themeCss } from './theme-css.ts'

const operator: Operator = withWholeTheme(
  JSON.parse(readFileSync(new URL('../../operators/mindway/operator.json', import.meta.url), 'utf8')),
)

describe('nearestPassing', () => {
  it('keeps a colour that passes', () => {
    // WebAIM's contrast checker: #767676 on white is 4.54:1, #777777 is 4.48:1.
    expect(nearestPassing('#767676', ['#ffffff'], 4.5)).toBe('#767676')
    expect(lowestContrast('#777777', ['#ffffff'])).toBeCloseTo(4.48, 2)
  })

  it('moves no farther than it must', () => {
    expect(nearestPassing('#777777', ['#ffffff'], 4.5)).toBe('#767676')
  })

  it('goes lighter on a dark ground', () => {
    const nearest = nearestPassing('#555577', ['#101020'], 4.5)
    expect(lowestContrast(nearest, ['#101020'])).toBeGreaterThanOrEqual(4.5)
    expect(lowestContrast(nearest, ['#101020'])).toBeLessThan(4.8)
  })

  it('ends at black or white', () => {
    expect(nearestPassing('#808080', ['#ffffff', '#6f6f6f'], 4.5)).toBe('#000000')
  })
})

describe('fixContrast', () => {
  it('leaves a valid operator unchanged', () => {
    expect(fixContrast(operator)).toEqual({ operator, faults: [] })
  })

  it('fixes colours that fail their contrast and says how', () => {
    const pale = structuredClone(operator)
    pale.theme.buttonColorPrimary = '#8fa8ff'
    pale.theme.cardColors[2] = '#ffd24d'
    const { operator: fixedOperator, faults } = fixContrast(pale)
    expect(faults.map(({ path }) => path.join('.'))).toEqual(['theme.buttonColorPrimary', 'theme.cardColors.2'])
    expect(faults[0]).toMatchObject({ colour: '#8fa8ff', need: 4.5, nearest: fixedOperator.theme.buttonColorPrimary })
    for (const { colour, against, need } of contrastRules(lightScheme(fixedOperator)))
      expect(lowestContrast(colour, against)).toBeGreaterThanOrEqual(need)
    expect(pale.theme.buttonColorPrimary).toBe('#8fa8ff')
  })

  it('judges a footer without a background against the colour of the page', () => {
    const pale = structuredClone(operator)
    pale.footer = { links: [], color: '#c9ccd4' }
    expect(fixContrast(pale).faults).toMatchObject([{ path: ['footer', 'color'], against: [operator.background.color], need: 4.5 }])
    expect(themeCss(pale, () => '', [], [])).toContain(`--footerBackground: ${operator.background.color};`)
  })

  it.each([
    ['the label of a pressed quiet button', 'speedoMeterEmptyColor', '#a0a4ac', 'colorPrimary'],
    ['the age mark', 'adviceIconColor', '#8a8f99', 'adviceIconColor'],
  ] as const)('judges %s as text', (_what, name, colour, path) => {
    const pale = structuredClone(operator)
    Object.assign(pale.theme, { colorPrimary: '#5c6472', [name]: colour })
    expect(fixContrast(pale).faults).toContainEqual(expect.objectContaining({ path: ['theme', path], need: 4.5 }))
  })

  it('judges colours on a fixed background against the fixed one', () => {
    const dark = structuredClone(operator)
    dark.theme.secondaryBackgroundColor = '#303040'
    const { operator: fixedOperator } = fixContrast(dark)
    for (const { colour, against, need } of contrastRules(lightScheme(fixedOperator)))
      expect(lowestContrast(colour, against)).toBeGreaterThanOrEqual(need)
  })
})
