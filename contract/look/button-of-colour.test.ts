import { expect, test } from 'vitest'
import { buttonOfColour } from './button-of-colour.ts'
import { contrastRules } from './contrast-rules.ts'
import { lookOfColour } from './look-of-colour.ts'
import { lowestContrast } from './nearest-colour.ts'
import { darkScheme, lightScheme } from './schemes.ts'
import { themeCss } from './theme-css.ts'

const inkOf = (colour: string) => lookOfColour('Spil', colour).theme.colorPrimary
const of = (colour: string) => buttonOfColour(colour, inkOf(colour))

test('a colour on which white can be read is used as it is, and no other way is offered', () => {
  for (const colour of ['#1f4e79', '#000000', '#7a2e8e']) expect(of(colour)).toMatchObject({ given: colour, used: colour })
  expect(of('#1f4e79').own).toBeUndefined()
})

test('a bright colour gets darker with white words, or stays with dark ones', () => {
  for (const colour of ['#f59e0b', '#ffffff', '#ffff00', '#9ca3af']) {
    const { used, own } = of(colour)
    expect(used, colour).not.toBe(colour)
    expect(own, colour).toMatchObject({ buttonColorPrimary: colour })
    const { theme, header, background } = lookOfColour('Spil', colour)
    const { ratio: _ratio, ...button } = own ?? { ratio: 0 }
    const operator = { theme: { ...theme, ...button }, header: { ...header, logos: [], switch: 'none' }, background } as never
    // In light with dark words, and in the dark scheme with white ones.
    for (const scheme of [lightScheme(operator), darkScheme(operator)])
      for (const rule of contrastRules(scheme).filter(({ path }) => String(path[1]).startsWith('buttonColorPrimary')))
        expect(lowestContrast(rule.colour, rule.against), `${colour} ${rule.path.join('.')} ${scheme.name}`).toBeGreaterThanOrEqual(
          rule.need,
        )
    const css = themeCss({ ...(operator as object), colorScheme: 'host' } as never, (name) => name, [], [])
    expect(css).toMatch(/--buttonTextColor: #[0-9a-f]{6};[\s\S]*--buttonTextColor: #ffffff;/)
  }
})
