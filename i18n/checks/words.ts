/** What every set has one word for, in the order of `terms.json`; `voice.md` says what each stands for. */
export const terms = [
  'game',
  'deck',
  'draw',
  'points',
  'risk score',
  'guess',
  'losing deck',
  'deck that wins often',
  'staying with a deck',
  'decision profile',
  'advice',
  'helpline',
  'self-test',
  'terms and conditions',
  'to gamble',
] as const
export type Term = (typeof terms)[number]

/** Why a word must not stand; each follows the word in question. */
export const whys = {
  blames: 'blames somebody for what has happened',
  praises: 'praises, and so says what would please us',
  promises: 'promises what no gambling can keep',
  certainty: 'claims more certainty than one game can give',
  labels_people: 'names people by a problem or as its victims',
  slogan: 'is a slogan of those who sell gambling',
  calque: 'is the wording of another language, and means something else here',
  other_region: 'is how readers of another country write',
} as const
export type Why = keyof typeof whys

/** How readers are spoken to, and words of any other way. */
type Address = { form: string; never?: RegExp }

/** The words of one language: `words-of.ts` has those of each. */
export type Words = {
  /** One word for one thing; the longest form where a word has many. */
  terms: Readonly<Record<Term, string>>
  /** `young`: how a child is spoken to, where that differs. */
  address: Address & { young?: Address }
  /** Words that must not stand, by the reason; under a term, other names of the same thing. What to write is the editor's to find. */
  never: { readonly [Reason in Why | Term]?: RegExp }
}

/** Whole words in any case and script: `word('süchtig(?:e|er)?')`. */
export const word = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu')
