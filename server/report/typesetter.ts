import { readFileSync } from 'node:fs'
import { type Document, openCompiler } from './compiler.ts'
import { typefaceFiles } from './typefaces.ts'

/** Whether any font of the documents has a letter. Loaded only when one is missing. */
const openCoverage = async (): Promise<(letter: string) => boolean> => {
  const { default: opentype } = await import('opentype.js')
  // The other weight has the same letters.
  const files = typefaceFiles().filter((file) => file.endsWith('_400Regular.ttf'))
  const fonts = files.map((file) => opentype.parse(new Uint8Array(readFileSync(file)).buffer))
  const known = new Map<string, boolean>()
  return (letter) => {
    const found = known.get(letter) ?? fonts.some((font) => font.charToGlyphIndex(letter) > 0)
    known.set(letter, found)
    return found
  }
}

/** The same data without letters that no font has: an emoji is left out, a letter becomes a question mark. */
const withoutMissing = <Data>(data: Data, has: (letter: string) => boolean): Data => {
  const clean = (letter: string) => (has(letter) || letter === '\n' ? letter : /[\p{L}\p{N}]/u.test(letter) ? '?' : '')
  return JSON.parse(JSON.stringify(data), (_key, value) => (typeof value === 'string' ? [...value].map(clean).join('') : value))
}

/**
 * Creates a function that renders documents as the compiler does, except that a letter of a partner's name or own texts that no font has
 * does not cost the reader the report.
 */
export const openTypesetter = (): ((document: Document) => Promise<Buffer>) => {
  const compile = openCompiler()
  let coverage: ReturnType<typeof openCoverage> | undefined
  return async (document) => {
    try {
      return compile(document)
    } catch {
      coverage ??= openCoverage()
      return compile({ ...document, data: withoutMissing(document.data, await coverage) } as Document)
    }
  }
}
