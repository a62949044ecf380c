import { isPrintable } from '../operators/letters.ts'
import { type Document, openCompiler } from './compiler.ts'

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
export const openTypesetter = (): ((document: Document) => Promise<Buffer>) => {
  const compile = openCompiler()
  return async (document) => {
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
}
