/** Common to every document: its language, paper and the operator's branding. All texts are ready for display. */
export type DocumentFrame = {
  title: string
  description: string
  /** Name of the file, without extension */
  fileName: string
  /** ms since 1970: the date shown in the document */
  time: number
  /** ISO 639 code and, where it matters, ISO 3166 region */
  lang: string
  region: string | null
  dir: 'ltr' | 'rtl'
  paper: 'a4' | 'us-letter'
  operator: string
  /** Names by priority, the operator's own first if it has one */
  typefaces: string[]
  /** #rrggbb */
  theme: Record<'primary' | 'secondary' | 'tint' | 'track' | 'icon' | 'headerBackground' | 'headerColor', string>
  /** `image` is a key of the images passed with the data; `height` in px of the operator's header */
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
  danger: { title: string; rows: { text: string; name: string | null; links: Link[] }[] }
}

/** One measure of the profile on its scale of 0 to 100. */
export type Trait = {
  name: string
  level: string
  /** none where no single level is certain enough */
  sureness: string | null
  text: string
  alt: string
  /** none where no single point may represent it */
  value: number | null
  interval: readonly [number, number]
  /** boundaries between levels */
  cuts: readonly number[]
  low: string
  high: string
}

/** One deck of the player's game: its bars are turn from 0, length relative to the longest bar, and whether the card was a win. */
type DrawnDeck = { name: string; losing: boolean; bars: [turn: number, length: number, won: boolean][]; marks: number[] }

/** The player's cards drawn in four lanes; `alt` says the same in words. */
export type OwnGameDrawing = {
  title: string
  alt: string
  points: string
  /** At the start and after each card, from 0 for the highest to 1 for the lowest. */
  balance: number[]
  /** The starting balance on the same scale. */
  start: number
  /** The winning and the losing decks, each pair with its caption. */
  pairs: [caption: string, decks: DrawnDeck[]][]
  win: string
  loss: string
  size: string
  /** What is marked; null without a firm result. */
  marked: string | null
}

/** The report of one game: what the PDF and the e-mail show. */
export type ReportData = DocumentFrame & {
  verdict: { headline: string; paragraphs: string[]; note: string }
  /** Null if the result may not be stated */
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
  /** `stress` is the part of the sentence to set in bold; `below` out of 100 had a lower score */
  comparison: { label: string; sentence: string; stress: string; alt: string; below: number; note: string } | null
  game: OwnGameDrawing
  /** Null if nothing may be said about habits */
  profile: { title: string; intro: string; traits: Trait[] } | null
  advice: { title: string; intro: string; why: string; tips: (Paragraph & { reason: string | null })[] }
  help: Help
  method: { title: string; paragraphs: Paragraph[]; version: string; link: Link }
  notice: string | null
}

export type TermsData = DocumentFrame & {
  sections: { title: string; paragraphs: string[] }[]
  help: Help
}

/** Text of one style. */
export type Run = { text: string; strong?: boolean; code?: boolean; href?: string }

export type PaperBlock =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'table' /** Columns of numbers */; right: boolean[]; head: Run[][]; rows: Run[][][] }

/** A document about the product, for readers who do not play it. */
export type PaperData = DocumentFrame & { blocks: PaperBlock[] }

/** Images by the key that the data uses. */
export type Images = Record<string, Uint8Array>
