import type { SetInfo } from '../set-info.ts'
import { type Placeholder, readBraces } from './placeholders.ts'

export const textProblems = [
  'empty',
  'control_character',
  'markup',
  'unbalanced_braces',
  'missing_placeholder',
  'unknown_placeholder',
  'plural_forms',
  'plural_place',
  'straight_quote',
  'foreign_quote',
  'spaces',
  'too_long',
] as const
export type TextProblem = (typeof textProblems)[number]

/** How many forms `{{…}}` must have: six for languages that tell few and many, else one or two. */
const hasManyForms = (lang: string) => new Intl.PluralRules(lang).resolvedOptions().pluralCategories.includes('few')

const quoteMarks = '“”„‟«»‹›‘‚'
const names = (placeholders: Placeholder[]) => new Set(placeholders.map(({ name, formatter }) => `${name}|${formatter}`))
const visible = (text: string) => text.replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, '0')

/**
 * What is wrong with a translated text, by reason; empty where it may be shown.
 * `base` is the English text of the same key. Texts from operators and translators pass the same check as our own.
 */
export const checkText = (base: string, text: string, set: Pick<SetInfo, 'lang' | 'quotes'>): TextProblem[] => {
  const problems = new Set<TextProblem>()
  const own = readBraces(text)
  const { placeholders } = readBraces(base)
  const given = names(placeholders)
  const numbers = placeholders.filter(({ type }) => type === 'number').map(({ name }) => name)
  const used = names(own.placeholders)

  if (!text.trim()) problems.add('empty')
  if (/(?!\n)[\p{Cc}\p{Cf}\ufffd]/u.test(text)) problems.add('control_character')
  if (/<\s*[a-z/!?]|&[a-z]+;|&#|javascript:/i.test(text)) problems.add('markup')
  if (!own.balanced) problems.add('unbalanced_braces')
  if ([...given].some((name) => !used.has(name))) problems.add('missing_placeholder')
  if ([...used].some((name) => !given.has(name))) problems.add('unknown_placeholder')

  const formsFit = (count: number) => (hasManyForms(set.lang) ? count === 6 : count <= 2)
  if (own.plurals.some(({ forms }) => !formsFit(forms.length))) problems.add('plural_forms')
  if (own.plurals.some(({ of = '' }) => !numbers.includes(of))) problems.add('plural_place')

  if (/["']/.test(text)) problems.add('straight_quote')
  if ([...visible(text)].some((character) => quoteMarks.includes(character) && !set.quotes.includes(character)))
    problems.add('foreign_quote')
  const frenchMark = set.lang === 'fr' && /(?:^|[^\u00a0\u202f])[;!?»]|«[^\u00a0]|[^\u00a0]:(?:\s|$)/.test(visible(text))
  if (text !== text.replace(/^ +| +$/g, '') || / {2}/.test(text) || frenchMark) problems.add('spaces')
  if (visible(text).length > 2 * visible(base).length + 16) problems.add('too_long')
  return [...problems]
}
