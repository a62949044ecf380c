import { francAll } from 'franc'
import { type FullSet, sets } from '../sets.ts'
import { factsOf, languageFacts, languageSet } from './language-facts.ts'

/** The small words of every language. */
const smallWords = new Map((Object.keys(languageFacts) as FullSet[]).map((set) => [set, new Set(languageFacts[set].smallWords.split(' '))]))
/** ISO 639-3 codes of a language; undefined while its row is empty, as nothing can be told of it then. */
const codesOf = (tag: string) => (factsOf(tag).codes.length > 0 ? factsOf(tag).codes : undefined)
const allCodes = Object.values(languageFacts).flatMap(({ codes }) => codes)
const names = new Intl.DisplayNames('en', { type: 'language' })

/** Below this share of the best guess a sentence is hardly the language; every sentence of our own sets lies above. */
const hardly = 0.7
/** Shorter texts hold too few letters to tell. */
const shortest = 60

const rank = (text: string) => francAll(text, { only: allCodes, minLength: 20 })

/** The language whose small words a sentence has where it has hardly one of its own: English left in a text, a row of another file. */
const bySmallWords = (sentence: string, own: FullSet): FullSet | undefined => {
  const mine = smallWords.get(own) ?? new Set()
  const words = [...new Set(sentence.toLowerCase().match(/(?<![\p{L}’-])\p{L}+(?![\p{L}’-])/gu))]
  const counts = [...smallWords].map(([language, theirs]) => ({
    language,
    strange: words.filter((word) => theirs.has(word) && !mine.has(word)).length,
    known: words.filter((word) => mine.has(word) && !theirs.has(word)).length,
  }))
  const [best] = counts
    .filter(({ strange, known }) => strange > 1 && strange > 2 * known)
    .toSorted((one, other) => other.strange - one.strange)
  return best?.language
}

/** The first word with a letter that the language is not written with. Words with a capital may be names, and are left alone. */
export const foreignWord = (text: string, tag: string): string | undefined => {
  const { letters } = factsOf(tag)
  if (!letters) return undefined
  const strange = new RegExp(`[^a-z${letters}\\p{Lu}\\p{Lo}]`, 'u')
  return text
    .normalize()
    .match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)
    ?.find((word) => strange.test(word))
}

/** The English name of the language a sentence seems to be in, if that is not the one it should be in; undefined where nothing can be told. */
export const languageProblem = (text: string, tag: string): string | undefined => {
  const ownCodes = codesOf(tag)
  if (!ownCodes) return undefined
  // A short sentence is told by its small words, however few its letters are and like those of another language.
  for (const sentence of text.split(/(?<=[.!?:;…])\s+/)) {
    const otherLanguage = bySmallWords(sentence, languageSet(tag))
    if (otherLanguage) return names.of(sets[otherLanguage].lang.replace(/-.*/, ''))
  }
  if (text.length < shortest) return undefined
  const ranking = rank(text)
  const [[best] = ['und']] = ranking
  if (best === 'und' || ownCodes.includes(best)) return undefined
  const likeness = Math.max(0, ...ranking.filter(([code]) => ownCodes.includes(code)).map(([, share]) => share))
  return likeness < hardly ? names.of(best) : undefined
}

/** The same of many texts together, where a guess is safe: another language if the whole is more like it. */
export const wholeLanguageProblem = (texts: readonly string[], tag: string): string | undefined => {
  const ownCodes = codesOf(tag)
  const text = texts.join(' ').replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, ' ')
  if (!ownCodes || text.length < 4 * shortest) return undefined
  const [[best] = ['und']] = rank(text)
  return best === 'und' || ownCodes.includes(best) ? undefined : names.of(best)
}
