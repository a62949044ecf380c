import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'opentype.js'
import { typefaceFiles } from './typefaces.ts'

/** Spaces, and letters that each typeface for documents has: most texts hold no other. */
const usual = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\n]*$/

/** The typefaces for documents, read when they are first needed: that takes half a second. Without the other weight, which has the same letters. */
let fonts: Font[] | undefined
const readFonts = (): Font[] => {
  const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js')
  return typefaceFiles()
    .filter((file) => file.endsWith('_400Regular.ttf'))
    .map((file) => parse(new Uint8Array(readFileSync(file)).buffer))
}
const knownLetters = new Map<string, boolean>()

/** Whether a typeface for documents has this letter. */
export const isPrintable = (letter: string): boolean => {
  if (usual.test(letter)) return true
  fonts ??= readFonts()
  const isDrawable = knownLetters.get(letter) ?? fonts.some((font) => font.charToGlyphIndex(letter) > 0)
  knownLetters.set(letter, isDrawable)
  return isDrawable
}

/** The letters of texts that no typeface for documents has, each once: reports show `?` for them, or leave them out. */
export const lettersWithoutTypeface = (texts: readonly string[]): string =>
  [...new Set(texts.filter((text) => !usual.test(text)).join(''))].filter((letter) => !isPrintable(letter)).join('')
