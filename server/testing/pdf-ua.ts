import { inflateSync } from 'node:zlib'
import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { allTags, type ReadPdf, readDocument, withPdf } from './read-pdf.ts'

/**
 * Machine-checkable violations of PDF/UA-1, by their numbers in the Matterhorn Protocol 1.1; empty if there are none.
 * For tests: it knows the structures that Typst writes, not every PDF.
 */
export const findUaFailures = async (pdf: Uint8Array, more: readonly string[] = []): Promise<string[]> =>
  (await readWithFailures(pdf, more)).failures

/** What a screen reader gets of a PDF, and those violations: to parse it once takes most of both. */
export const readWithFailures = (pdf: Uint8Array, more: readonly string[] = []): Promise<ReadPdf & { failures: string[] }> =>
  withPdf(pdf, async (document) => {
    const read = await readDocument(document)
    const failures = [...sourceFailures(readSource(Buffer.from(pdf))), ...treeFailures(read, more), ...(await contentFailures(document))]
    return { ...read, failures }
  })

/** Objects and metadata as text; other streams are left out. */
export const readSource = (pdf: Buffer): string => {
  const text = pdf.toString('latin1')
  let source = ''
  let at = 0
  for (const { 0: head, 1: dictionary = '', index } of text.matchAll(/(<<(?:(?!endobj)[\s\S])*?>>)\s*stream\r?\n/g)) {
    const from = index + head.length
    const data = pdf.subarray(from, from + Number(/\/Length (\d+)/.exec(dictionary)?.[1]))
    source += text.slice(at, from)
    if (dictionary.includes('/ObjStm')) source += inflateSync(data).toString('latin1')
    if (dictionary.includes('/Metadata')) source += data.toString('utf8')
    at = from + data.length
  }
  return source + text.slice(at)
}

/** Failures visible in a document's bytes: checkpoints of the Matterhorn Protocol with a short description; empty if there are none. */
export const sourceFailures = (source: string): string[] => {
  const count = (pattern: RegExp) => source.match(new RegExp(pattern, 'g'))?.length ?? 0
  const links = count(/\/Subtype \/Link\b/)
  const rules: [failure: string, fails: boolean][] = [
    ['01-007 Suspects', /\/Suspects true/.test(source)],
    ['02-001 role without a standard role', count(/\/S \/(Strong|Em)\b/) > 0 && !/\/RoleMap\s*<<[^>]*\/Strong \/Span/.test(source)],
    ['06-002 no PDF/UA part', !source.includes('<pdfuaid:part>1</pdfuaid:part>')],
    ['06-003 no title in the metadata', !/<dc:title>.*?<rdf:li[^>]*>[^<]+</.test(source)],
    ['07-001 title not displayed', !/\/DisplayDocTitle true/.test(source)],
    ['11-006 no language', !/\/Lang \([a-z]{2}/.test(source)],
    ['13-004 figure without words', count(/\/S \/Figure\b/) > count(/\/Alt [(<]/)],
    ['26-001 encrypted', source.includes('/Encrypt')],
    ['28-008 page with links without order', count(/\/Annots\b/) > count(/\/Tabs \/S\b/)],
    ['28-011 link without tag', links > count(/\/StructParent \d/)],
    ['28-012 link without words', links > count(/\/Contents [(<]/)],
    ['31-009 font not embedded', count(/\/Type \/FontDescriptor\b/) > count(/\/FontFile[23]? /) || !source.includes('/FontDescriptor')],
    ['31-027 font without Unicode', count(/\/Subtype \/Type0\b/) > count(/\/ToUnicode /)],
  ]
  return rules.flatMap(([failure, fails]) => (fails ? [failure] : []))
}

/** Roles used in players' documents. A layout grid is not a table. */
const roles = new Set(['Root', 'Document', 'Div', 'H1', 'H2', 'H3', 'P', 'Span', 'Strong', 'Figure', 'Link', 'L', 'LI', 'Lbl', 'LBody'])
/** Further roles of papers. */
export const tableRoles = ['Table', 'THead', 'TBody', 'TR', 'TH', 'TD']

/** Failures visible in its structure tree, likewise. */
export const treeFailures = (
  { pages, tagged, bookmarks }: Pick<ReadPdf, 'pages' | 'tagged' | 'bookmarks'>,
  more: readonly string[] = [],
): string[] => {
  const tags = pages.flatMap((page) => allTags(page.tags))
  const levels = tags.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []))
  const strange = tags.filter(({ role }) => role && !roles.has(role) && !more.includes(role)).map(({ role }) => `02 role ${role}`)
  return [
    ...(tagged ? [] : ['01-006 not tagged']),
    ...strange,
    ...(levels[0] === 1 ? [] : ['14-002 first heading is not of level 1']),
    ...(levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1) ? ['14-003 heading level skipped'] : []),
    ...(bookmarks.length < levels.length ? ['heading without bookmark'] : []),
  ]
}

/** Everything painted is either tagged content or decoration, never both, and every glyph maps to a letter. */
const contentFailures = async (document: PDFDocumentProxy): Promise<string[]> => {
  const found = new Set<string>()
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList()
    const open: ('artifact' | 'tagged' | 'neither')[] = []
    for (const [index, operator] of fnArray.entries()) {
      const args: unknown[] = argsArray[index] ?? []
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
        const kind = tagName(args[0]) === 'Artifact' ? 'artifact' : typeof args[1] === 'number' ? 'tagged' : 'neither'
        if (kind === 'artifact' && open.includes('tagged')) found.add('01-003 decoration within tagged content')
        if (kind === 'tagged' && open.includes('artifact')) found.add('01-004 tagged content within decoration')
        open.push(kind)
      } else if (operator === OPS.endMarkedContent) open.pop()
      else if (paints(operator, args) && !open.some((kind) => kind !== 'neither')) found.add('01-005 content neither tagged nor decoration')
      if (operator === OPS.showText)
        for (const glyph of args[0] as ({ originalCharCode: number; unicode: string } | number)[])
          if (typeof glyph === 'object') {
            if (glyph.originalCharCode === 0) found.add('31-030 glyph .notdef')
            if (!/^[^\p{Co}\p{Cn}\uFFFD]+$/u.test(glyph.unicode)) found.add(`31-028 glyph without letter on page ${number}`)
          }
    }
  }
  return [...found]
}

/** pdf.js gives a plain string where the content has properties, else an object. */
const tagName = (name: unknown) => (typeof name === 'string' ? name : (name as { name: string }).name)

const painting = new Set([OPS.showText, OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject, OPS.shadingFill])
/** Whether a path is painted: one that only clips leaves no mark. */
const paints = (operator: number, args: unknown[]) => painting.has(operator) || (operator === OPS.constructPath && args[0] !== OPS.endPath)
