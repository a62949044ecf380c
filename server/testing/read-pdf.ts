import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A node of the structure tree: its role and, if it has any, its alternative text. */
export type Tag = {
  role: string
  alt?: string
  /** text of the marked content below, in reading order */
  text: string
  children: Tag[]
}

export type ReadPdf = {
  pages: { width: number; height: number; text: string; tags: Tag }[]
  title: string
  language: string
  tagged: boolean
  /** PDF/UA part of the XMP metadata */
  ua: string
  bookmarks: string[]
  links: string[]
}

type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] }

/** Opens a PDF for `use`, and closes it afterwards. */
export const withPdf = async <T>(bytes: Uint8Array, use: (document: PDFDocumentProxy) => Promise<T>): Promise<T> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return use(document).finally(() => document.destroy())
}

/** Reads a PDF the way a screen reader would. For tests and benchmarks. */
export const readPdf = (bytes: Uint8Array): Promise<ReadPdf> => withPdf(bytes, readDocument)

/** The same of one that is open. */
export const readDocument = async (document: PDFDocumentProxy): Promise<ReadPdf> => {
  const [meta, marks, outline] = await Promise.all([document.getMetadata(), document.getMarkInfo(), document.getOutline()])
  const pages: ReadPdf['pages'] = []
  const links: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const texts = new Map<string, string>()
    const open: (string | undefined)[] = []
    let whole = ''
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    for (const item of items) {
      if ('str' in item) {
        const words = item.str + (item.hasEOL ? ' ' : '')
        whole += words
        const id = open.findLast((each) => each !== undefined)
        if (id) texts.set(id, (texts.get(id) ?? '') + words)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? undefined)
    }
    const toTag = (node: Node): Tag => {
      const children = (node.children ?? []).filter(({ role }) => role).map(toTag)
      const own = (node.children ?? []).map((child) => (child.role ? toTag(child).text : (texts.get(child.id ?? '') ?? '')))
      return { role: node.role ?? '', ...(node.alt ? { alt: node.alt } : {}), text: tidy(own.join('')), children }
    }
    links.push(...(await page.getAnnotations()).flatMap(({ url }: { url?: string }) => (url ? [url] : [])))
    pages.push({ width, height, text: tidy(whole), tags: toTag(((await page.getStructTree()) ?? {}) as Node) })
  }
  const info = meta.info as { Title?: string; Language?: string }
  const ua: unknown = (meta.metadata as { get(name: string): unknown } | null)?.get('pdfuaid:part')
  return {
    pages,
    title: info.Title ?? '',
    language: info.Language ?? '',
    tagged: marks?.Marked ?? false,
    ua: String(ua ?? ''),
    bookmarks: flat(outline ?? []),
    links,
  }
}

/** All tags of a tree, in reading order. */
export const allTags = (tag: Tag): Tag[] => [tag, ...tag.children.flatMap(allTags)]

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
const flat = (items: { title: string; items: unknown[] }[]): string[] =>
  items.flatMap(({ title, items: inner }) => [title, ...flat(inner as typeof items)])

/** Text as copied by a reader: normalises spaces and line breaks after hyphens. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('- ', '-').trim()

/** The whole text, the same way. */
export const textOf = ({ pages }: ReadPdf): string => plain(pages.map(({ text }) => text).join(' '))
