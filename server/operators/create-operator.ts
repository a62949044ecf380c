import { formatHex } from 'culori'
import type { Language } from '../../contract/languages.ts'
import { nearestPassing } from '../../contract/look/nearest-colour.ts'
import { palette } from '../../contract/look/palette.ts'
import type { Operator } from '../../contract/operator.ts'
import { nameNumber } from './name-number.ts'
import { wordmark } from './wordmark.ts'

/** What a new operator starts from. */
export type Brand = {
  name: string
  /** CSS hex colour. */
  colour: string
  language: Language
  /** ISO country of the market. */
  country?: string | undefined
  origins?: readonly string[]
}

const letters: Record<string, string> = { ø: 'o', æ: 'ae', å: 'a', ł: 'l', đ: 'd', ß: 'ss', œ: 'oe', ð: 'd', þ: 'th' }

/** The folder name a brand name leads to, such as `spil-aarhus`; empty where the name has no Latin letters or digits. */
export const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

/** Arcs like hills, of a size that follows from the name: no two operators look alike. */
const arcs = (stroke: string, name: string) => {
  const size = 12 + nameNumber(name, 1000) / 100
  const round = (length: number) => Math.round(length * 100) / 100
  const half = (left: number, top: number, radius: number) =>
    `M${round(left * size)} ${round(top * size)}a${round(radius * size)} ${round(radius * size)} 0 0 1 ${round(2 * radius * size)} 0`
  const hills = [half(0, 3, 3), half(1, 3, 2), half(2, 3, 1), half(-3, 1.5, 3), half(3, 1.5, 3)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(6 * size)}" height="${round(3 * size)}" fill="none" stroke="${stroke}">` +
    `<path stroke-opacity=".26" d="${hills.join('')}"/></svg>\n`
  )
}

/**
 * A complete operator from a name and one colour: palette, wordmark, header with a text switch, footer, background.
 * @returns the files of its folder, by name
 */
export const createOperator = ({ name, colour, language, country, origins = [] }: Brand): Record<string, string> => {
  const colours = palette(formatHex(colour) ?? colour)
  const logo = wordmark(name, colours.colorPrimary, colours.buttonColorPrimary)
  const languages: Language[] = language === 'eng' ? ['eng'] : [language, 'eng']
  const operator: Operator = {
    $schema: '../operator.schema.json',
    name,
    defaultLanguage: language,
    languages,
    ...(country && { country }),
    origins: [...origins],
    theme: { fontFamily: 'Gibson, Figtree, system-ui, sans-serif', ...colours, buttonStartPadding: '4rem', buttonRounded: '999px' },
    header: {
      background: '#ffffff',
      color: colours.colorPrimary,
      logos: [{ image: 'logo.svg', name, width: logo.width, height: logo.height }],
      switch: languages.length > 1 ? 'text' : 'none',
    },
    footer: { links: [] },
    background: {
      kind: 'picture',
      color: colours.secondaryBackgroundColor,
      onBackground: nearestPassing('#4f5a6c', [colours.secondaryBackgroundColor], 4.5),
      image: 'background.svg',
    },
  }
  return {
    'operator.json': `${JSON.stringify(operator, null, 2)}\n`,
    'logo.svg': logo.svg,
    'background.svg': arcs(colours.colorPrimary, name),
  }
}
