/** What every document of ours has: its language, paper and the operator's branding. All texts are ready to be shown. */
export type DocumentFrame = {
  title: string
  description: string
  /** Name of the file, without ending */
  fileName: string
  /** ms since 1970: the date the document carries */
  time: number
  /** ISO 639 code and, where it matters, ISO 3166 region */
  lang: string
  region: string | null
  dir: 'ltr' | 'rtl'
  paper: 'a4' | 'us-letter'
  operator: string
  /** Names, the operator's own first where it has one */
  typefaces: string[]
  /** #rrggbb */
  theme: Record<'primary' | 'secondary' | 'tint' | 'track' | 'icon' | 'headerBackground' | 'headerColor', string>
  /** `image` is a key of the images given beside the data; `height` in px of the operator's header */
  logos: { image: string; name: string; height: number }[]
  header: string
  footer: string
}

export type Link = {
  href: string
  text: string
}

export type Paragraph = {
  title: string
  text: string
}

export type Help = {
  title: string
  text: string
  lines: { name: string; phone: Link | null; hours: string | null; links: Link[] }[]
  more: { title: string; ways: (Paragraph & { link: Link | null })[] }
}

/** One measure of the profile on its scale of 0 to 100. */
export type Trait = {
  name: string
  level: string
  /** none where no single level is named */
  sureness: string | null
  text: string
  alt: string
  /** none where no one point may stand for it */
  value: number | null
  interval: readonly [number, number]
  /** where one level ends and the next begins */
  cuts: readonly number[]
  low: string
  high: string
}

/** One deck of the own game: its bars are turn from 0, share of the longest bar, and whether it was a win. */
type DrawnDeck = { name: string; losing: boolean; bars: [turn: number, length: number, won: boolean][]; marks: number[] }

/** The player's cards as a picture of four lanes; the words that say the same are in `alt`. */
export type OwnGameDrawing = {
  title: string
  alt: string
  points: string
  /** At the start and after each card, from 0 at the highest to 1 at the lowest. */
  balance: number[]
  /** Where on it the game started. */
  start: number
  /** The winning decks and the losing ones, each with what is said of both. */
  pairs: [caption: string, decks: DrawnDeck[]][]
  win: string
  loss: string
  size: string
  /** What is marked; nothing where nothing firm can be said. */
  marked: string | null
}

/** The report of one game: what the PDF and the e-mail show. */
export type ReportData = DocumentFrame & {
  verdict: { headline: string; paragraphs: string[]; note: string }
  /** None where the result may not be stated */
  gauge: {
    alt: string
    score: number
    band: readonly [number, number]
    cuts: readonly number[]
    category: string
    low: string
    high: string
    keys: { score: string; band: string }
  } | null
  money: { label: string; amount: string; note: string }
  /** `stress` is the part of the sentence to be set in bold; `below` of 100 had a lower score */
  comparison: { label: string; sentence: string; stress: string; alt: string; below: number; note: string } | null
  game: OwnGameDrawing
  /** None where nothing may be said of habits */
  profile: { title: string; intro: string; traits: Trait[] } | null
  advice: { title: string; intro: string; why: string; tips: (Paragraph & { reason: string | null })[] }
  help: Help
  method: { title: string; paragraphs: Paragraph[]; version: string; link: Link }
  notice: string | null
}

/** The terms as a document. */
export type TermsData = DocumentFrame & {
  sections: { title: string; paragraphs: string[] }[]
  help: Help
}

/** Images by the key under which the data names them. */
export type Images = Record<string, Uint8Array>
