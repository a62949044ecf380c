import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'opentype.js'

/** Figtree has Latin letters, Commissioner adds Greek and Cyrillic in a similar style. */
const usual = ['Figtree', 'Commissioner']
/** Fonts of `operators/_fonts` for which a package ships TrueType files, as print needs them; and those of them that include Greek. */
const bundled = 'Archivo,Lexend,Lora,Manrope,Nunito,Outfit,Roboto Slab,Rubik,Source Serif 4,Space Grotesk'.split(',')
const withGreek = ['Manrope', 'Roboto Slab', 'Source Serif 4']

/** The files of every typeface for documents, in the two weights that the templates use. */
export const typefaceFiles = (): string[] => {
  const find = createRequire(import.meta.url).resolve
  return [...usual, ...bundled].flatMap((family) =>
    ['400Regular', '600SemiBold'].map((weight) => {
      const name = family.replaceAll(' ', '-').toLowerCase()
      return find(`@expo-google-fonts/${name}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`)
    }),
  )
}

/**
 * The typefaces of a document by priority: each letter comes from the first that has it. The operator's own comes first if it is bundled and has
 * the letters of the language (ISO 639). Otherwise each space and digit of a Greek line would be a text run in another font; so Greek uses a
 * single font where there is one. All others come last, for letters of a name: Rubik has Hebrew and Arabic.
 */
export const typefacesFor = (fontFamily: string, language: string): string[] => {
  const greek = language === 'el'
  const firstBundled = fontFamily
    .split(',')
    .map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''))
    .find((name) => bundled.includes(name) && (withGreek.includes(name) || !greek))
  const fallback = [...(greek ? usual.toReversed() : usual), ...bundled]
  return firstBundled ? [firstBundled, ...fallback.filter((family) => family !== firstBundled)] : fallback
}

/** Spaces, and letters that each typeface for documents has: most texts hold no other. */
const everywhere = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\n]*$/

/** The typefaces for documents, read when they are first needed: that takes half a second. Without the other weight, which has the same letters. */
let fonts: Font[] | undefined
const readFonts = (): Font[] => {
  const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js')
  return typefaceFiles()
    .filter((file) => file.endsWith('_400Regular.ttf'))
    .map((file) => parse(new Uint8Array(readFileSync(file)).buffer))
}

/** Whether a typeface for documents has this letter. */
export const isPrintable = (letter: string): boolean => {
  if (everywhere.test(letter)) return true
  fonts ??= readFonts()
  return fonts.some((font) => font.charToGlyphIndex(letter) > 0)
}

/** The letters of texts that no typeface for documents has, each once: reports show `?` for them, or leave them out. */
export const lettersWithoutTypeface = (texts: readonly string[]): string =>
  [...new Set(texts.filter((text) => !everywhere.test(text)).join(''))].filter((letter) => !isPrintable(letter)).join('')
