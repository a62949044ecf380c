import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Images, ReportData, TermsData } from './types.ts'

/** A document to be set: the template, its data and the images the data names. */
export type Document = { template: 'report'; data: ReportData; images: Images } | { template: 'terms'; data: TermsData; images: Images }

/** Figtree has Latin letters, Commissioner adds Greek and Cyrillic in the same manner. Both are under the OFL. */
const fonts = [
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/600SemiBold/Figtree_600SemiBold.ttf',
  'commissioner/400Regular/Commissioner_400Regular.ttf',
  'commissioner/600SemiBold/Commissioner_600SemiBold.ttf',
]
const templates = fileURLToPath(new URL('./templates', import.meta.url))
/** A report has two pages in every language: where one is too long, the whole document is set smaller. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76]
const reportPages = 2
/** Results of earlier documents kept for reuse. Fonts and templates stay warm, and memory does not grow. */
const cacheAge = 4

/**
 * Makes a function that sets documents as PDF/UA-1, synchronously; a document takes 10 to 20 ms. The same document gives the same bytes.
 * Data reach Typst as one JSON value, never as source. Throws where a letter is in none of the fonts.
 */
export function openCompiler(): (document: Document) => Buffer {
  const find = createRequire(import.meta.url).resolve
  const fontBlobs = fonts.map((path) => readFileSync(find(`@expo-google-fonts/${path}`)))
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] })

  return ({ template, data, images }) => {
    const files = Object.entries(images).map(([key, bytes]) => ({ path: `${templates}/images/${key}`, bytes }))
    for (const { path, bytes } of files) compiler.mapShadow(path, Buffer.from(bytes))
    try {
      const set = (scale: number) => {
        const inputs = { data: JSON.stringify(data), scale: String(scale) }
        const compiled = compiler.compile({ mainFilePath: `${templates}/${template}.typ`, inputs })
        const error = compiled.takeError()
        if (!compiled.result || error) throw new Error(`typst: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`)
        return compiled.result
      }
      let pages = set(1)
      if (template === 'report')
        for (const scale of scales.slice(1)) {
          if (pages.numOfPages <= reportPages) break
          pages = set(scale)
        }
      const creationTimestamp = template === 'report' ? Math.floor(data.time / 1000) : 0
      return compiler.pdf(pages, { pdfStandard: 'ua-1', creationTimestamp })
    } finally {
      for (const { path } of files) compiler.unmapShadow(path)
      compiler.evictCache(cacheAge)
    }
  }
}
