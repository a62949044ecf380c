import type { Language } from '../../contract/languages.ts'
import { lookOfColour, ownTheme } from '../../contract/look/look-of-colour.ts'
import type { Operator } from '../../contract/operator.ts'
import type { Theme } from '../../contract/theme.ts'
import { parseOperator } from './parse-operator.ts'
import { wordmark } from './wordmark.ts'

/** A label's operator.json, and the name and the colour that it gets. */
export type Recolour = { id: string; own: string; name: string; colour: string }

/** The files of a label made anew from one colour, by path; languages, pages and links stay. Undefined if its operator.json cannot be read. */
export const recolour = ({ id, own, name, colour }: Recolour): Record<string, string> | undefined => {
  const { operator: mine } = parseOperator(id, own)
  if (!mine) return undefined
  const newFiles = createOperator({ name, colour, language: mine.defaultLanguage })
  const { theme, header, background } = JSON.parse(newFiles['operator.json'] ?? '') as typeof mine
  const operator = { ...mine, name, theme, header: { ...header, switch: mine.header.switch }, background }
  return { ...newFiles, 'operator.json': `${JSON.stringify(operator, null, 2)}\n` }
}

export type NewOperator = {
  name: string
  colour: string
  language: Language
  /** ISO country of the market. */
  country?: string | undefined
  origins?: readonly string[]
  /** Its own logo, a file beside the others; a wordmark is drawn where there is none. */
  logo?: { image: string; width: number; height: number } | undefined
}

const letters: Record<string, string> = { ø: 'o', æ: 'ae', å: 'a', ł: 'l', đ: 'd', ß: 'ss', œ: 'oe', ð: 'd', þ: 'th' }

/** The folder name derived from a brand name, such as `spil-aarhus`; empty where the name has no Latin letters or digits. */
export const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** The files, by name, of a complete operator from a name and one colour: palette, wordmark, header with a text switch, footer, background. */
export const createOperator = ({ name, colour, language, country, origins = [], logo: own }: NewOperator): Record<string, string> => {
  const { theme, header, background, drawing } = lookOfColour(name, colour)
  const { svg, ...size } = wordmark(name, theme.colorPrimary, theme.buttonColorPrimary)
  const logo = own ?? { image: 'logo.svg', ...size }
  const languages: Language[] = language === 'eng' ? ['eng'] : [language, 'eng']
  const operator: Omit<Operator, 'theme'> & { theme: Partial<Theme> } = {
    $schema: '../operator.schema.json',
    name,
    defaultLanguage: language,
    languages,
    ...(country && { country }),
    origins: [...origins],
    theme: ownTheme(theme),
    header: {
      ...header,
      logos: [{ image: logo.image, name, width: logo.width, height: logo.height }],
      switch: languages.length > 1 ? 'text' : 'none',
    },
    footer: { links: [] },
    background,
  }
  return { 'operator.json': `${JSON.stringify(operator, null, 2)}\n`, ...(!own && { 'logo.svg': svg }), 'background.svg': drawing }
}
