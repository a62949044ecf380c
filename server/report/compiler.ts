import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { isPrintable, typefaceFiles } from '../operators/typefaces.ts'
import type { termsDocument } from './build-document.ts'
import { compactPdf } from './compact-pdf.ts'
import type { reportDocument } from './report-data.ts'
import type { Images, PaperData } from './types.ts'

/** A document to render: the template, its data and the images the data refers to. */
export type Document =
  | ReturnType<typeof reportDocument>
  | ReturnType<typeof termsDocument>
  | { template: 'paper'; data: PaperData; images: Images }

const templates = fileURLToPath(new URL('./templates', import.meta.url))
/** Scales tried until a document has two pages, in any language; a paper has as many as it needs, of smaller letters if that saves one. */
const scales = { report: [0.96, 0.92, 0.88, 0.84, 0.8, 0.76], terms: [0.95, 0.9], paper: [0.95] }
/** PDF viewers drop the narrow no-break space between thousands when a number is copied. */
const [narrowSpace, wideSpace] = ['\u202f', '\u00a0']
/** Maximum age of Typst's cache, in compilations. Fonts and templates stay warm, and memory does not grow. */
const cacheAge = 4

type Compile = (document: Document) => Buffer

const createCompiler = (): Compile => {
  const fontBlobs = typefaceFiles().map((file) => readFileSync(file))
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] })

  const set = ({ template, data, images }: Document, scale: number): Buffer => {
    const files = Object.entries(images).map(([key, bytes]) => ({ path: `${templates}/images/${key}`, bytes }))
    const json = JSON.stringify(data).replaceAll(narrowSpace, wideSpace)
    for (const { path, bytes } of files) compiler.mapShadow(path, Buffer.from(bytes))
    try {
      // `compile` would give the page count more cheaply, but never frees its result.
      return compiler.pdf(
        { mainFilePath: `${templates}/${template}.typ`, inputs: { data: json, scale: String(scale) } },
        { pdfStandard: 'ua-1', creationTimestamp: Math.floor(data.time / 1000) },
      )
    } catch (error) {
      // The binding puts its message into `code`.
      throw new Error(`typst: ${String((error as { code?: unknown }).code ?? error)}`)
    } finally {
      for (const { path } of files) compiler.unmapShadow(path)
      compiler.evictCache(cacheAge)
    }
  }

  const setPages = (document: Document): Buffer => {
    const first = set(document, 1)
    let pdf = first
    const most = document.template === 'paper' ? Math.max(1, countPages(first) - 1) : 2
    for (const scale of scales[document.template]) {
      if (countPages(pdf) <= most) break
      pdf = set(document, scale)
    }
    return document.template === 'paper' && countPages(pdf) > most ? first : pdf
  }

  return (document) => {
    try {
      return compactPdf(setPages(document))
    } catch (error) {
      // An image that cannot be drawn must not cost the reader the report: the operator's name replaces it.
      if (document.data.logos.length === 0) throw error
      const data = { ...document.data, logos: [] }
      return compactPdf(setPages({ ...document, data, images: {} } as Document))
    }
  }
}

/** Read from the root of the page tree. */
const countPages = (pdf: Buffer): number => Number(/\/Type \/Pages\s(?:(?!\/Type)[^>])*?\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

let compiler: Compile | undefined
/**
 * What renders PDF/UA-1 in this process, synchronously and always alike, in 10 to 20 ms; data go to Typst as JSON. It throws if no font has
 * a letter. The first call reads the fonts.
 */
export const openCompiler = (): Compile => {
  compiler ??= createCompiler()
  return compiler
}

const map = <Data>(data: Data, change: (text: string) => string): Data =>
  JSON.parse(JSON.stringify(data), (_key, value) => (typeof value === 'string' ? change(value) : value))

/** Symbols are left out, a letter or digit becomes a question mark. */
const replace = (text: string, isKept: (letter: string) => boolean): string =>
  [...text].map((letter) => (isKept(letter) || letter === '\n' ? letter : /[\p{L}\p{N}]/u.test(letter) ? '?' : '')).join('')

/** Fallbacks for a document that cannot be typeset as it is, each losing more. */
const simplifications: readonly ((text: string) => string)[] = [
  (text) => replace(text, isPrintable),
  // A letter with several combining marks may be in no font.
  (text) => replace(text.normalize().replace(/[\p{M}\p{Cf}]/gu, ''), isPrintable),
  (text) => replace(text, (letter) => /[\u0020-\u007e\u00a0-\u00ff]/.test(letter)),
]

/** Renders as the compiler does, except that a letter of a partner's name or own texts that no font has does not cost the reader the report. */
export const typeset = (document: Document): Buffer => {
  const compile = openCompiler()
  let failure: unknown
  for (const simplify of [undefined, ...simplifications]) {
    try {
      return compile(simplify ? ({ ...document, data: map(document.data, simplify) } as Document) : document)
    } catch (error) {
      failure ??= error
    }
  }
  throw failure
}
