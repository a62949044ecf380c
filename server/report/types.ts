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
