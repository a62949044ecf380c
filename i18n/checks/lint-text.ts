import type { SetInfo } from '../set-info.ts'
import { factsOf } from './language-facts.ts'
import { foreignWord, languageProblem } from './language-of.ts'
import { type Term, type Why, type Words, whys } from './words.ts'

/** Why a text is not as `voice.md` and the set's words want it; `why` says it in a sentence. */
export type Lint = { reason: Why | 'two_names' | 'address' | 'typography' | 'other_language'; why: string }

/** What readers see, with a number in the place of each placeholder and a word in that of each plural. */
const visible = (text: string) => text.replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, '0')

const isWhy = (reason: Why | Term): reason is Why => Object.hasOwn(whys, reason)

/**
 * What a native reader would strike out of a text: words that must not stand, another form of address, typography, another language.
 * Operators' own texts and translators' files pass it like ours. The page for the young, known by its `key`, speaks as to a child.
 */
export const lintText = (text: string, set: Pick<SetInfo, 'lang'>, words: Words, key = ''): Lint[] => {
  const visibleText = visible(text)
  const lints = (Object.entries(words.never) as [Why | Term, RegExp][]).flatMap(([reason, never]): Lint[] => {
    const word = never.exec(visibleText)?.[0].trim()
    if (word === undefined) return []
    return isWhy(reason)
      ? [{ reason, why: `“${word}” ${whys[reason]}` }]
      : [{ reason: 'two_names', why: `“${word}” is a second name for what other texts call “${words.terms[reason]}”` }]
  })
  const address = key.startsWith('young.') ? (words.address.young ?? words.address) : words.address
  const otherAddress = address.never?.exec(visibleText)?.[0].trim()
  if (otherAddress !== undefined)
    lints.push({ reason: 'address', why: `“${otherAddress}” is another form of address than “${address.form}”` })
  for (const [wrong, rule] of factsOf(set.lang).typography ?? [])
    if (wrong.test(visibleText)) lints.push({ reason: 'typography', why: `the language has ${rule}` })
  const otherLanguage = languageProblem(visibleText, set.lang)
  const foreign = otherLanguage ? undefined : foreignWord(visibleText, set.lang)
  if (foreign) lints.push({ reason: 'other_language', why: `“${foreign}” has a letter of another language` })
  if (otherLanguage) lints.push({ reason: 'other_language', why: `this looks like ${otherLanguage}` })
  return lints
}
