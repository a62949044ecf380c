/** The words of a text, placeholders and numbers left out. */
const wordsOf = (text: string) => text.replace(/\{[^{}]*\}+/g, '').match(/\p{L}[\p{L}’'-]*/gu) ?? []
const sentencesOf = (text: string) => text.split(/[.!?:;·](?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence))

/** English syllables by vowel groups, silent endings taken off: within some percent of a dictionary over a whole text. */
const syllables = (word: string) => {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '')
  if (bare.length <= 3) return 1
  const groups = bare
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}

/**
 * Flesch-Kincaid grade: years of US schooling an English text asks for.
 * Kincaid, Fishburne, Rogers & Chissom 1975, Research Branch Report 8-75.
 */
export const fleschKincaidGrade = (text: string): number => {
  const words = wordsOf(text)
  const syllableCount = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllableCount / words.length) - 15.59
}

/** Sentences of over 25 words, numbers among them. */
export const longSentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => (sentence.match(/[\p{L}\d][\p{L}\d’'.,-]*/gu) ?? []).length > 25)

/** Sentences of a text, or parts of one that end with a pause, that nobody says in one breath: ten seconds at 150 words a minute. */
export const breathless = (text: string): string[] =>
  sentencesOf(text.replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, 'x')).filter((sentence) => wordsOf(sentence).length > 25)
