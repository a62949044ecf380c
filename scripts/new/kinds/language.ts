import { leaves } from '../../../i18n/checks/leaves.ts'
import { loadWhole } from '../../../i18n/load-texts.ts'
import { sets } from '../../../i18n/sets.ts'
import type { Names } from '../names.ts'
import { markUntranslated, toTranslate } from '../texts.ts'
import type { Tree } from '../tree.ts'
import { makeOperator } from './operator.ts'

/** A placeholder flag: the short name on grey. */
const flag = (short: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 20"><path fill="#5b6472" d="M0 0h28v20H0z"/><path fill="#fff" d="M0 9h28v2H0z"/><title>${short}</title></svg>\n`

/** Placeholders are typed in English but not in translations: `{score:number|money}`, `{score|money}`. */
const untyped = (text: string) => text.replace(/(\{\w+):\w+/g, '$1')
/** Turns a file of English messages into one of a translation. */
const asTranslation = (source: string, part: string) => {
  const [types, type] =
    part === 'apart' ? ['Messages, NamespacesApart', 'Pick<Messages, NamespacesApart>'] : ['Messages', `Messages['${part}']`]
  return `import type { ${types} } from '../messages.ts'\n\n${untyped(source).replace(/\} as const\n$/, `} satisfies ${type}\n`)}`
}

export const folder = ({ camel: set }: Names): string => `i18n/${set}`

/**
 * A message set, by its ISO 639-2 code (`nor`): the English texts, marked as untranslated, CLDR's data about the language,
 * and an operator that starts in it.
 */
export const make = async (tree: Tree, { camel: set }: Names): Promise<string[]> => {
  const [lang = ''] = Intl.getCanonicalLocales(set)
  const name = new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' }).of(lang)
  if (!/^[a-z]{3}$/.test(set) || !name) throw new Error(`"${set}" is not an ISO 639-2 language code such as nor`)
  const { region = '' } = new Intl.Locale(lang).maximize()
  const own = name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
  const short = lang.toUpperCase()

  for (const file of tree.files('i18n/eng').filter((each) => each.endsWith('.ts'))) {
    const source = tree.read(`i18n/eng/${file}`)
    tree.create(`i18n/${set}/${file}`, file === 'words.ts' ? source : asTranslation(source, file.slice(0, -3)))
  }
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
  tree.edit('i18n/checks/words-of.ts', /^/, `import { words as ${set} } from '../${set}/words.ts'\n`)
  tree.edit('i18n/checks/words-of.ts', '\n  dan,\n', `\n  dan,\n  ${set},\n`)
  const texts = leaves(await loadWhole('eng')).map(([key, english]) => [key, { english, text: untyped(english) }] as const)
  markUntranslated(tree, set, new Map(texts))

  tree.edit('contract/languages.ts', "  'uk',\n", `  '${set}',\n  'uk',\n`)
  tree.edit('i18n/sets.test.ts', "    ['swe', 'sv'],\n", `    ['swe', 'sv'],\n    ['${set}', '${lang}'],\n`)
  tree.create(`operators/_flags/${set}.svg`, flag(short))
  tree.afterwards('server/cli/main.ts', 'operator', 'schema')
  makeOperator(tree, `${own} start`, set)

  const help = `i18n/help/${region.toLowerCase()}.ts`
  return [
    `i18n/sets.ts: quotation marks, currency, other codes of the language`,
    `i18n/${set}/words.ts: the term for each concept, form of address, forbidden words`,
    'i18n/checks/language-of.ts: what tells the language from others',
    toTranslate,
    `operators/_flags/${set}.svg: the flag`,
    ...(tree.has(help) ? [] : [`${help}: help-lines of the country`]),
    'the language in operators that should offer it; one that starts in it has been made',
    'missing glyphs: app/theme/load-fonts.ts, and for another script docs/operators.md',
  ]
}
