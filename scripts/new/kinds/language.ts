import { sets } from '../../../i18n/sets.ts'
import { printStates } from '../../texts/state-file.ts'
import type { Names } from '../names.ts'
import { toTranslate } from '../texts.ts'
import type { Tree } from '../tree.ts'
import { makeOperator } from './operator.ts'

/** A placeholder flag: the short name on grey. */
const flag = (short: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 20"><path fill="#5b6472" d="M0 0h28v20H0z"/><path fill="#fff" d="M0 9h28v2H0z"/><title>${short}</title></svg>\n`

export const folder = ({ camel: set }: Names): string => (set === 'eng' ? 'i18n/eng' : `i18n/${set}.json`)

/**
 * A message set, by its ISO 639-2 code (`nor`): no texts of its own yet, CLDR's data about the language, and an operator that
 * starts in it.
 */
export const make = (tree: Tree, { camel: set }: Names): string[] => {
  const [lang = ''] = Intl.getCanonicalLocales(set)
  const name = new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' }).of(lang)
  if (!/^[a-z]{3}$/.test(set) || !name) throw new Error(`"${set}" is not an ISO 639-2 language code such as nor`)
  const { region = '' } = new Intl.Locale(lang).maximize()
  const own = name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
  const short = lang.toUpperCase()

  tree.create(`i18n/${set}.json`, '{}\n')
  tree.create(`i18n/${set}.states.txt`, printStates({ readings: [], texts: {} }))
  const next = Object.keys(sets).find((each) => each > set)
  const place = next ? `\n  ${next}: {` : '\n} satisfies'
  tree.edit(
    'i18n/sets.ts',
    place,
    `
  ${set}: {
    lang: '${lang}',
    name: '${own}',
    short: '${short}',
    country: '${region}',
    quotes: '“”',
    currency: 'EUR',
    english: false,
    aliases: ['${lang}'],
  },${place}`,
  )
  tree.edit('i18n/checks/words-of.ts', '\n  dan,\n', `\n  dan,\n  ${set}: eng,\n`)

  tree.edit('contract/languages.ts', "  'uk',\n", `  '${set}',\n  'uk',\n`)
  tree.edit('i18n/sets.test.ts', "    ['swe', 'sv'],\n", `    ['swe', 'sv'],\n    ['${set}', '${lang}'],\n`)
  tree.create(`operators/_flags/${set}.svg`, flag(short))
  tree.afterwards('server/cli/main.ts', 'operator', 'schema')
  makeOperator(tree, `${own} start`, set)

  const help = `i18n/help/${region.toLowerCase()}.ts`
  return [
    `i18n/sets.ts: quotation marks, currency, other codes of the language`,
    `i18n/checks/words-of.ts: the term for each concept, form of address, forbidden words`,
    'i18n/checks/language-of.ts: what tells the language from others',
    toTranslate,
    `operators/_flags/${set}.svg: the flag`,
    ...(tree.has(help) ? [] : [`${help}: help-lines of the country`]),
    'the language in operators that should offer it; one that starts in it has been made',
    'missing glyphs: app/theme/load-fonts.ts, and for another script docs/operators.md',
  ]
}
