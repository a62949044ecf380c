/** The sentences of a text in a language, by its BCP 47 tag; the whole text as one where the browser cannot tell them apart. */
export const sentencesOf = (text: string, language: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment.trim())
    : [text]
