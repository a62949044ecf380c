/** What every set has one word for. The English words are the keys' meaning; `voice.md` says what each stands for. */
export const terms = [
  'game',
  'deck',
  'card',
  'draw',
  'points',
  'risk score',
  'guess',
  'mean',
  'losing deck',
  'deck that wins often',
  'staying with a deck',
  'very likely',
  'likely',
  'decision profile',
  'advice',
  'report',
  'helpline',
  'self-test',
  'terms and conditions',
  'to gamble',
] as const
export type Term = (typeof terms)[number]

/** A word that must not stand in a text, and what to write instead. */
export type Twin = readonly [never: RegExp, instead: string]

/** The words of one language: `words-of.ts` has those of each. */
export type Words = {
  /** One word for one thing; the longest form where a word has many. */
  terms: Readonly<Record<Term, string>>
  /** How readers are spoken to, and words of any other way. */
  address: { form: string; never?: RegExp }
  /** Twins of the terms, calques, and words that shame, praise or promise. */
  never: readonly Twin[]
}

/** Whole words in any case and script: `word('süchtig(?:e|er)?')`. */
export const word = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu')
