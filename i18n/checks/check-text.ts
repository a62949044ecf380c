import type { SetInfo } from '../set-info.ts'
import { type Placeholder, readBraces } from './placeholders.ts'

export const textProblems = [
  'empty',
  'control_character',
  'line_break',
  'markup',
  'unbalanced_braces',
  'missing_placeholder',
  'unknown_placeholder',
  'plural_forms',
  'plural_missing',
  'plural_place',
  'straight_quote',
  'foreign_quote',
  'spaces',
  'too_long',
] as const
export type TextProblem = (typeof textProblems)[number]

/** Numbers whose plural categories CLDR tells apart in texts like ours: counts, and fractions of seconds. Millions, which French and Spanish count apart, do not occur. */
const sampleCounts = [...Array.from({ length: 201 }, (_, count) => count), 0.5, 1.5, 2.5]

const categoriesByLanguage = new Map<string, ReadonlySet<Intl.LDMLPluralRule>>()
/** The plural categories of a language, worked out once. */
const categoriesOf = (lang: string): ReadonlySet<Intl.LDMLPluralRule> => {
  let categories = categoriesByLanguage.get(lang)
  if (!categories) {
    const rules = new Intl.PluralRules(lang)
    categories = new Set(sampleCounts.map((count) => rules.select(count)))
    categoriesByLanguage.set(lang, categories)
  }
  return categories
}

/**
 * How many forms `{{…}}` may have in a language: one or two where CLDR knows *one* and *other*; three, `zero|one|other`, where it also knows
 * *zero*; else all six, `zero|one|two|few|many|other`, of which a language fills those it has.
 */
export const pluralFormCounts = (lang: string): readonly number[] => {
  const further = [...categoriesOf(lang)].filter((category) => category !== 'one' && category !== 'other')
  if (further.length === 0) return [1, 2]
  return further.every((category) => category === 'zero') ? [3, 6] : [6]
}

/** The names of the forms, by how many there are; of one or two either may be empty, as in `card{{s}}`. */
const formNames: { readonly [count: number]: readonly string[] } = {
  3: ['zero', 'one', 'other'],
  6: ['zero', 'one', 'two', 'few', 'many', 'other'],
}
/** Whether a category of the language is left without a form. */
const lacksForm = (forms: readonly string[], lang: string) =>
  formNames[forms.length]?.some((name, index) => forms[index]?.trim() === '' && categoriesOf(lang).has(name as Intl.LDMLPluralRule)) ??
  false

/** Words behind a number that are the same for one and for many, and words that are no nouns; others may be written as `{{word}}`. */
const unchanging: { readonly [language: string]: string } = {
  da: 'kort|point',
  es: 'después',
  fr: 'après|mois',
  it: 'dopo',
  nl: 'keer',
  sv: 'kort|poäng',
}

/**
 * Whether a text leaves out a plural that `base` has, though the number still stands before a word: `{count} kart` for `{count} {{…}}`.
 * A number behind its noun needs no agreement, nor does a unit.
 */
export const lacksPlural = (base: string, text: string, lang: string): boolean => {
  const plural = new Set(readBraces(text).plurals.map(({ of }) => of))
  const same = unchanging[new Intl.Locale(lang).language]
  const noun = `${same ? `(?!(?:${same})(?!\\p{L}))` : ''}\\p{L}{4}`
  return readBraces(base).plurals.some(({ of }) => !plural.has(of) && new RegExp(`\\{${of}(?:\\|\\w+)?\\}\\s${noun}`, 'u').test(text))
}

/** Marks that scripts written from right to left need inside of a text: joiners, direction marks, isolates. */
const directionMarks = /\u200c|\u200d|[\u200e\u200f\u2066-\u2069]/g
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'])
const mayHoldDirectionMarks = (lang: string) => rightToLeft.has(new Intl.Locale(lang).maximize().script ?? '')

/**
 * The greatest length of a text by its English one: screens have room for about twice as much, and for as much of a sentence as 1.0.0 took where
 * its English has become shorter.
 */
export const longest = (base: string): number => Math.max(2 * visible(base).length + 16, visible(base).length > 64 ? 204 : 0)

const quoteMarks = '“”„‟«»‹›‘‚'
/** How a translation may write a placeholder. A share may also be a count of a hundred people: some languages need no article then. */
const forms = ({ name, formatter }: Placeholder) => (formatter === 'percent' ? [`${name}|percent`, `${name}|`] : [`${name}|${formatter}`])
const visible = (text: string) => text.replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, '0')

/**
 * What is wrong with a translated text, by reason; empty where it may be shown.
 * `base` is the English text of the same key. Texts from operators and translators pass the same check as our own.
 */
export const checkText = (base: string, text: string, set: Pick<SetInfo, 'lang' | 'quotes'>): TextProblem[] => {
  const problems = new Set<TextProblem>()
  const ownBraces = readBraces(text)
  const { placeholders } = readBraces(base)
  const allowedForms = new Set(placeholders.flatMap(forms))
  const numbers = placeholders.filter(({ type }) => type === 'number').map(({ name }) => name)
  const usedForms = new Set(ownBraces.placeholders.map(({ name, formatter }) => `${name}|${formatter}`))

  if (!/[^\s\p{DI}\u2800]/u.test(text)) problems.add('empty')
  const withoutMarks = mayHoldDirectionMarks(set.lang) ? text.replace(directionMarks, '') : text
  if (/(?!\n)[\p{Cc}\p{Cf}\ufffd]/u.test(withoutMarks)) problems.add('control_character')
  if (text.includes('\n') && !base.includes('\n')) problems.add('line_break')
  if (/<\s*[a-z/!?]|&[a-z]+;|&#|javascript:/i.test(text)) problems.add('markup')
  if (!ownBraces.balanced) problems.add('unbalanced_braces')
  if (placeholders.some((each) => !forms(each).some((form) => usedForms.has(form)))) problems.add('missing_placeholder')
  if ([...usedForms].some((form) => !allowedForms.has(form))) problems.add('unknown_placeholder')

  const fits = (plural: { forms: readonly string[] }) =>
    pluralFormCounts(set.lang).includes(plural.forms.length) && !lacksForm(plural.forms, set.lang)
  if (!ownBraces.plurals.every(fits)) problems.add('plural_forms')
  if (lacksPlural(base, text, set.lang)) problems.add('plural_missing')
  if (ownBraces.plurals.some(({ of = '' }) => !numbers.includes(of))) problems.add('plural_place')

  if (/["']/.test(text)) problems.add('straight_quote')
  if ([...visible(text)].some((character) => quoteMarks.includes(character) && !set.quotes.includes(character)))
    problems.add('foreign_quote')
  const frenchMark = set.lang === 'fr' && /(?:^|[^\u00a0\u202f])[;!?»]|«[^\u00a0]|[^\u00a0]:(?:\s|$)/.test(visible(text))
  if (/^[^\S\n]|[^\S\n]$|[ \u00a0\u202f]{2}/.test(text) || frenchMark) problems.add('spaces')
  if (visible(text).length > longest(base)) problems.add('too_long')
  return [...problems]
}
