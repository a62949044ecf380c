import { findLocale } from '../../../i18n/resolve-locale.ts'
import { sets } from '../../../i18n/sets.ts'
import { idOf } from '../../../server/operators/create-operator.ts'
import { printStates } from '../../texts/state-file.ts'
import { toTranslate } from '../texts.ts'
import type { Tree } from '../tree.ts'
import { makeOperator } from './operator.ts'

/** A placeholder flag: the short name on grey. */
const flag = (short: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 20"><path fill="#5b6472" d="M0 0h28v20H0z"/><path fill="#fff" d="M0 9h28v2H0z"/><title>${short}</title></svg>\n`

/** ISO 639-2's codes for several languages, and for none. */
const noLanguage = ['mul', 'zxx']

/** CLDR's name of a language in another; undefined for what is none. */
const nameOf = (lang: string, reader: string) =>
  noLanguage.includes(lang) ? undefined : new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' }).of(lang)

/** Puts the row of a set before the next in the order of their names. */
const addRow = (tree: Tree, path: string, set: string, row: string) => {
  const keys = [...tree.read(path).matchAll(/^ {2}(\w+): \{$/gm)].map(([, key = '']) => key)
  const next = keys.find((key) => key > set)
  const place = next ? `\n  ${next}: {\n` : /\n\}(?= satisfies|\n)/
  tree.edit(path, place, `\n  ${set}: ${row},${typeof place === 'string' ? place : '\n}'}`)
}

/**
 * A message set, by its ISO 639-2 code (`nor`): no texts of its own yet, CLDR's data about the language, and an operator that
 * starts in it.
 */
export const make = (tree: Tree, set: string): string[] => {
  if (!/^[a-z]{3}$/.test(set)) throw new Error('write the three small letters of ISO 639-2, such as nor')
  const [lang = ''] = Intl.getCanonicalLocales(set)
  const name = nameOf(lang, lang)
  if (!name) throw new Error('ISO 639-2 has no such language: write one of its codes, such as nor')
  const codeSet = findLocale(set) ?? findLocale(lang)
  // `uk`, Ukrainian, is the key of a set for Britain.
  if (codeSet && sets[codeSet].lang.split('-')[0] !== lang)
    throw new Error(`its code "${lang}" leads to i18n/${codeSet}, ${sets[codeSet].name}: write the code of another language`)
  if (codeSet) throw new Error(`its texts are there already, in i18n/${codeSet}: write the code of another language`)
  // `001`, the world, for Esperanto and the like.
  const region = new Intl.Locale(lang).maximize().region?.match(/^[A-Z]{2}$/)?.[0] ?? ''
  const own = name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
  const short = lang.toUpperCase()

  tree.create(`i18n/${set}.json`, '{}\n')
  tree.create(`i18n/${set}.states.txt`, printStates({ readings: [], texts: {} }))
  tree.create(`operators/_flags/${set}.svg`, flag(short))
  addRow(
    tree,
    'i18n/sets.ts',
    set,
    `{
    lang: '${lang}',
    name: ${JSON.stringify(own)},
    short: '${short}',${region && `\n    country: '${region}',`}
    quotes: '“”',
    currency: 'EUR',
    aliases: ['${lang}'],
  }`,
  )
  addRow(tree, 'i18n/checks/language-facts.ts', set, `{ codes: [], letters: '', smallWords: '' }`)
  tree.edit('i18n/checks/words-of.ts', '\n  dan,\n', `\n  dan,\n  ${set}: eng,\n`)
  tree.edit('docs/embedding.md', '`uk` English', `\`${set}\` ${nameOf(lang, 'en')}, \`uk\` English`)
  tree.edit('contract/languages.ts', "  'uk',\n", `  '${set}',\n  'uk',\n`)
  tree.afterwards('server/cli/main.ts', 'operator', 'schema')
  makeOperator(tree, `${idOf(own) ? own : nameOf(lang, 'en')} start`, set)

  const help = `i18n/help/${region.toLowerCase()}.ts`
  return [
    'i18n/sets.ts: quotation marks, currency, other codes of the language, its direction',
    'i18n/checks/terms.json: the term for each concept',
    'i18n/checks/words-of.ts: form of address, forbidden words',
    'i18n/checks/language-facts.ts: what tells the language from others, its typography, promises that no text may make',
    toTranslate,
    `operators/_flags/${set}.svg: the flag`,
    ...(tree.has(help) ? [] : [`${help}: help-lines of the country`]),
    'the language in operators that should offer it; one that starts in it has been made',
    'missing glyphs: app/theme/load-fonts.ts, and for another script docs/operators.md',
  ]
}
