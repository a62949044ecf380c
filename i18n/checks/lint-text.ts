import type { SetInfo } from '../set-info.ts'
import { factsOf } from './language-facts.ts'
import { foreignWord, languageProblem } from './language-of.ts'
import type { Words } from './words.ts'

/** Why a text is not as `voice.md` and the set's `words.ts` want it; `fix` says what to write. */
export type Lint = { reason: 'forbidden_word' | 'address' | 'typography' | 'other_language'; fix: string }

/** What readers see, with a number in the place of each placeholder and a word in that of each plural. */
const visible = (text: string) => text.replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, '0')

/**
 * What a native reader would strike out of a text: forbidden words, another form of address, typography, another language.
 * Operators' own texts and translators' files pass it like ours. The page for the young, known by its `key`, may speak as to a child.
 */
export const lintText = (text: string, set: Pick<SetInfo, 'lang'>, words: Words, key = ''): Lint[] => {
  const visibleText = visible(text)
  const lints: Lint[] = words.never
    .map(([never, instead]) => ({ word: never.exec(visibleText)?.[0].trim(), instead }))
    .filter(({ word }) => word !== undefined)
    .map(({ word, instead }) => ({ reason: 'forbidden_word', fix: `in place of “${word}” write ${instead}` }))
  if (!key.startsWith('young.') && words.address.never?.test(visibleText))
    lints.push({ reason: 'address', fix: `address the reader as ${words.address.form}` })
  for (const [wrong, right] of factsOf(set.lang).typography ?? [])
    if (wrong.test(visibleText)) lints.push({ reason: 'typography', fix: right })
  const otherLanguage = languageProblem(visibleText, set.lang)
  const foreign = otherLanguage ? undefined : foreignWord(visibleText, set.lang)
  if (foreign) lints.push({ reason: 'other_language', fix: `“${foreign}” has a letter of another language` })
  if (otherLanguage) lints.push({ reason: 'other_language', fix: `this looks like ${otherLanguage}` })
  return lints
}
