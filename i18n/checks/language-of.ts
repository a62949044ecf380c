import { francAll } from 'franc'
import { smallWords } from './small-words.ts'

/** ISO 639-3 codes of the languages our sets are written in, by ISO 639-1. */
const codes: { readonly [language: string]: readonly string[] } = {
  da: ['dan'],
  de: ['deu'],
  el: ['ell'],
  en: ['eng'],
  es: ['spa'],
  fr: ['fra'],
  it: ['ita'],
  nl: ['nld'],
  pl: ['pol'],
  pt: ['por'],
  ro: ['ron'],
  // In Latin letters the three differ too little to be told apart by the frequency of their letters.
  sr: ['srp', 'hrv', 'bos'],
  sv: ['swe'],
}
/** Letters beyond a to z that texts of a language are written with, those of usual loan words among them. */
const letters: { readonly [language: string]: string } = {
  da: 'æøåé',
  de: 'äöüßé',
  el: 'α-ωάέήίόύώϊϋΐΰ',
  en: 'éèêïöç',
  es: 'áéíóúüñ',
  fr: 'àâæçéèêëîïôœùûüÿ',
  it: 'àèéìíîòóùú',
  nl: 'áàäéèêëíïóöúüç',
  pl: 'ąćęłńóśźżé',
  pt: 'áâãàçéêíóôõúü',
  // ş and ţ are a slip of typography, not another language.
  ro: 'ăâîșțşţé',
  sr: 'čćđšž',
  sv: 'åäöéà',
}
const allCodes = Object.values(codes).flat()
const names = new Intl.DisplayNames('en', { type: 'language' })

/** Below this share of the best guess a sentence is hardly the language; every sentence of our own sets lies above. */
const hardly = 0.7
/** Shorter texts hold too few letters to tell. */
const shortest = 60

const rank = (text: string) => francAll(text, { only: allCodes, minLength: 20 })

/** The language whose small words a sentence has where it has hardly one of its own: English left in a text, a row of another file. */
const bySmallWords = (sentence: string, own: string): string | undefined => {
  const mine = smallWords[own] ?? new Set()
  const words = [...new Set(sentence.toLowerCase().match(/(?<![\p{L}’-])\p{L}+(?![\p{L}’-])/gu))]
  const counts = Object.entries(smallWords).map(([language, theirs]) => ({
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
  const ownLetters = letters[tag.split('-')[0] ?? '']
  if (ownLetters === undefined) return undefined
  const strange = new RegExp(`[^a-z${ownLetters}\\p{Lu}\\p{Lo}]`, 'u')
  return text
    .normalize()
    .match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)
    ?.find((word) => strange.test(word))
}

/** Whether a language can be told from others: a new one is added above and in `small-words.ts`. */
export const isToldApart = (tag: string): boolean => Object.hasOwn(codes, tag.split('-')[0] ?? '')

/** The English name of the language a sentence seems to be in, if that is not the one it should be in; undefined where nothing can be told. */
export const languageProblem = (text: string, tag: string): string | undefined => {
  const ownCodes = codes[tag.split('-')[0] ?? '']
  if (!ownCodes) return undefined
  // A short sentence is told by its small words, however few its letters are and like those of another language.
  for (const sentence of text.split(/(?<=[.!?:;…])\s+/)) {
    const otherLanguage = bySmallWords(sentence, tag.split('-')[0] ?? '')
    if (otherLanguage) return names.of(otherLanguage)
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
  const ownCodes = codes[tag.split('-')[0] ?? '']
  const text = texts.join(' ').replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, ' ')
  if (!ownCodes || text.length < 4 * shortest) return undefined
  const [[best] = ['und']] = rank(text)
  return best === 'und' || ownCodes.includes(best) ? undefined : names.of(best)
}
