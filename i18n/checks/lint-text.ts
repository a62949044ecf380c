import type { SetInfo } from '../set-info.ts'
import { foreignWord, languageProblem } from './language-of.ts'
import type { Words } from './words.ts'

/** Why a text is not as `voice.md` and the set's `words.ts` want it; `fix` says what to write. */
export type Lint = { reason: 'forbidden_word' | 'address' | 'typography' | 'other_language'; fix: string }

/** What readers see, with a number in the place of each placeholder and a word in that of each plural. */
const visible = (text: string) => text.replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, '0')

const noBreak = '\u00a0'
const percentCloses: readonly [RegExp, string] = [/\d\s%/, 'no space before %']
/** Rules of typography by ISO 639 language: what is wrong, and what to write. `checkText` holds those that would break a page. */
const typography: { readonly [language: string]: readonly (readonly [RegExp, string])[] } = {
  fr: [
    [/[^\u202f\u00a0][;!?]/, 'a narrow no-break space before ; ! ?'],
    [/\d ?%/, 'a no-break space before %'],
  ],
  es: [
    [/(?:^|[.!?:…]\s)[^¿.!?:…]*\?/, '¿ at the beginning of a question'],
    [/(?:^|[.!?:…]\s)[^¡.!?:…]*!/, '¡ at the beginning of an exclamation'],
    [/\d ?%/, 'a no-break space before %'],
  ],
  de: [[/\d ?%/, 'a no-break space before %']],
  da: [[/\d ?%/, 'a no-break space before %']],
  sv: [[/\d ?%/, 'a no-break space before %']],
  ro: [
    [/\d ?%/, 'a no-break space before %'],
    [/[şţŞŢ]/, 'comma below: ș ț'],
  ],
  el: [
    percentCloses,
    [/\?/, '; for a question'],
    [/\p{Script=Greek}[A-Za-z]|[A-Za-z]\p{Script=Greek}/u, 'Greek letters within a Greek word'],
  ],
  pl: [percentCloses, [new RegExp(`(?:^|[\\s${noBreak}(„])[aiouwzAIOUWZ] `), 'a no-break space after a word of one letter']],
  sr: [percentCloses, [/\p{Script=Cyrillic}/u, 'Latin letters']],
  en: [percentCloses],
  nl: [percentCloses],
  it: [percentCloses],
  pt: [percentCloses],
}

/**
 * What a native reader would strike out of a text: forbidden words, another form of address, typography, another language.
 * Operators' own texts and translators' files pass it like ours.
 */
export const lintText = (text: string, set: Pick<SetInfo, 'lang'>, words: Words): Lint[] => {
  const visibleText = visible(text)
  const lints: Lint[] = words.never
    .map(([never, instead]) => ({ word: never.exec(visibleText)?.[0].trim(), instead }))
    .filter(({ word }) => word !== undefined)
    .map(({ word, instead }) => ({ reason: 'forbidden_word', fix: `in place of “${word}” write ${instead}` }))
  if (words.address.never?.test(visibleText)) lints.push({ reason: 'address', fix: `address the reader as ${words.address.form}` })
  const [language = ''] = set.lang.split('-')
  for (const [wrong, right] of typography[language] ?? []) if (wrong.test(visibleText)) lints.push({ reason: 'typography', fix: right })
  const otherLanguage = languageProblem(visibleText, set.lang)
  const foreign = otherLanguage ? undefined : foreignWord(visibleText, set.lang)
  if (foreign) lints.push({ reason: 'other_language', fix: `“${foreign}” has a letter of another language` })
  if (otherLanguage) lints.push({ reason: 'other_language', fix: `this looks like ${otherLanguage}` })
  return lints
}
