import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { compactPdf } from './compact-pdf.ts'
import { typefaceFiles } from './typefaces.ts'
import type { Images, ReportData, TermsData } from './types.ts'

/** A document to be set: the template, its data and the images the data names. */
export type Document = { template: 'report'; data: ReportData; images: Images } | { template: 'terms'; data: TermsData; images: Images }

const templates = fileURLToPath(new URL('./templates', import.meta.url))
/** Pages a document should have, and the sizes at which it is tried until it has them: a report always has two, in every language. */
const limits = { report: { pages: 2, scales: [0.96, 0.92, 0.88, 0.84, 0.8, 0.76] }, terms: { pages: 1, scales: [0.95, 0.9] } }
/** Readers of PDF lose the narrow space between thousands when they copy a number. */
const [narrowSpace, wideSpace] = ['\u202f', '\u00a0']
/** Results of earlier documents kept for reuse. Fonts and templates stay warm, and memory does not grow. */
const cacheAge = 4

/**
 * Makes a function that sets documents as PDF/UA-1, synchronously; a document takes 10 to 20 ms. The same document gives the same bytes.
 * Data reach Typst as one JSON value, never as source. Throws where a letter is in none of the fonts.
 */
export const openCompiler = (): ((document: Document) => Buffer) => {
  const fontBlobs = typefaceFiles().map((file) => readFileSync(file))
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] })

  const set = ({ template, data, images }: Document, scale: number): Buffer => {
    const files = Object.entries(images).map(([key, bytes]) => ({ path: `${templates}/images/${key}`, bytes }))
    const json = JSON.stringify(data).replaceAll(narrowSpace, wideSpace)
    for (const { path, bytes } of files) compiler.mapShadow(path, Buffer.from(bytes))
    try {
      // `compile` would give the number of pages at less cost, but never frees its result.
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
    const { pages, scales } = limits[document.template]
    let pdf = set(document, 1)
    for (const scale of scales) {
      if (countPages(pdf) <= pages) break
      pdf = set(document, scale)
    }
    return pdf
  }

  return (document) => {
    try {
      return compactPdf(setPages(document))
    } catch (error) {
      // An image that cannot be drawn must not cost the reader the report: the operator's name takes its place.
      if (document.data.logos.length === 0) throw error
      const data = { ...document.data, logos: [] }
      return compactPdf(setPages({ ...document, data, images: {} } as Document))
    }
  }
}

/** From the root of the page tree. */
const countPages = (pdf: Buffer): number => Number(/\/Type \/Pages\s[^>]*?\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
