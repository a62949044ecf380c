import { marked, type Token, type Tokens } from 'marked'
import { typefacesFor } from '../operators/typefaces.ts'
import { type Document, typeset } from './compiler.ts'
import type { PaperBlock, Run } from './types.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const plain = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)

const runsOf = (tokens: readonly Token[] = [], style: Omit<Run, 'text'> = {}): Run[] =>
  tokens.flatMap((token): Run[] => {
    if (token.type === 'strong') return runsOf(token.tokens, { ...style, strong: true })
    if (token.type === 'em') return runsOf(token.tokens, style)
    if (token.type === 'codespan') return [{ ...style, text: plain(token.text), code: true }]
    if (token.type === 'link')
      return runsOf(token.tokens, /^(https:|mailto:|[\w-]+\.pdf$)/.test(token.href) ? { ...style, href: token.href } : style)
    if (token.type === 'br') return [{ ...style, text: '\n' }]
    if ('tokens' in token && token.tokens) return runsOf(token.tokens, style)
    return [{ ...style, text: plain('text' in token ? String(token.text) : token.raw).replaceAll('\n', ' ') }]
  })

const blockOf = (token: Token): PaperBlock[] => {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: Math.min(token.depth, 3), runs: runsOf(token.tokens) }]
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(token.tokens) }]
    case 'list':
      return [{ kind: 'list', ordered: token.ordered, items: (token as Tokens.List).items.map((item) => runsOf(item.tokens)) }]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [
        {
          kind: 'table',
          right: header.map(({ align }) => align === 'right'),
          head: header.map((cell) => runsOf(cell.tokens)),
          rows: rows.map((row) => row.map((cell) => runsOf(cell.tokens))),
        },
      ]
    }
    case 'space':
    case 'html':
      return []
    default:
      throw new Error(`a paper has no ${token.type}`)
  }
}

/** A document in English as Markdown: headings, paragraphs, lists without lists in them, and tables. The first heading is its title. */
export type Paper = { markdown: string; fileName: string; author: string; time: number; footer: string }

/** @throws Error for anything else in it */
export const paperOf = ({ markdown, ...about }: Paper): Document => {
  const blocks = marked.lexer(markdown).flatMap(blockOf)
  const [first] = blocks
  if (first?.kind !== 'heading') throw new Error('a paper begins with its title')
  const title = first.runs.map(({ text }) => text).join('')
  return {
    template: 'paper',
    images: {},
    data: {
      title,
      description: title,
      fileName: about.fileName,
      time: about.time,
      lang: 'en',
      region: null,
      dir: 'ltr',
      paper: 'a4',
      operator: about.author,
      typefaces: typefacesFor('', 'en'),
      theme: {
        primary: '#1c3f7a',
        secondary: '#1c3f7a',
        tint: '#eef2f8',
        track: '#dde1e8',
        icon: '#1c3f7a',
        headerBackground: '#ffffff',
        headerColor: '#17202f',
      },
      logos: [],
      header: title,
      footer: about.footer,
      blocks,
    },
  }
}

/** A paper as PDF/UA-1. The first takes half a second of computing, the others a tenth. */
export const printPaper = (paper: Paper): Uint8Array => typeset(paperOf(paper))
