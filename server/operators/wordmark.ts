import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

const { resolve } = createRequire(import.meta.url)
const readFont = (file: string) => opentype.parse(new Uint8Array(readFileSync(resolve(`@expo-google-fonts/${file}`))).buffer)

/** Figtree, and Commissioner for glyphs missing from Figtree. */
const files = ['figtree/700Bold/Figtree_700Bold.ttf', 'commissioner/700Bold/Commissioner_700Bold.ttf']
let parsed: opentype.Font[] | undefined
/** Parsed with the first wordmark: that takes longer than drawing it. */
const readFonts = (): opentype.Font[] => {
  parsed ??= files.map(readFont)
  return parsed
}

const round = (value: number) => Number(value.toFixed(2))

/** SVG path data of drawing commands. opentype.js's own rounding writes NaN for some numbers. */
const pathData = (commands: readonly opentype.PathCommand[]) =>
  commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = points as Record<string, number | undefined>
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map(round).join(' ')
    })
    .join('')

/** The outlines of a text from `x,y` in letters of `size`, with kerning, and its end. Without substitutions: opentype.js throws on some. */
const outlines = (fonts: readonly opentype.Font[], text: string, x: number, y: number, size: number) => {
  let previous: { font: opentype.Font; glyph: opentype.Glyph } | undefined
  let end = x
  const commands = [...text].flatMap((letter) => {
    const font = fontOf(fonts, letter)
    if (!font) return []
    const scale = size / font.unitsPerEm
    const glyph = font.charToGlyph(letter)
    if (previous?.font === font) end += font.getKerningValue(previous.glyph, glyph) * scale
    const path = glyph.getPath(end, y, size)
    end += (glyph.advanceWidth ?? 0) * scale - size * 0.015
    previous = { font, glyph }
    return path.commands
  })
  return { commands, end }
}

const fontOf = (fonts: readonly opentype.Font[], letter: string): opentype.Font | undefined =>
  fonts.find((font) => font.charToGlyphIndex(letter) > 0)
const missingLetters = (fonts: readonly opentype.Font[], name: string): string =>
  // A combining mark has no width of its own.
  [...new Set(name.normalize())].filter((letter) => letter.trim() !== '' && (/\p{M}/u.test(letter) || !fontOf(fonts, letter))).join('')

/** The letters of a name that a wordmark would lack. */
export const lettersWithoutWordmark = (name: string): string => missingLetters(readFonts(), name)

/** A wave in the disc, for a name without printable letters. */
const wave = '<path fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" d="M7.5 17.5q3.25-5 6.5 0t6.5 0"/>'
/** Greatest width of a logo (`contract/operator.ts`), and the height that it usually has, px. */
const [maxWidth, usualHeight] = [640, 28]

/**
 * A plain wordmark: a disc with the brand's first letter in white, and the name, both as outlines, so that it needs no font. Symbols that no font
 * has are left out; where letters are missing there is a disc alone.
 * @param ink colour of the name; `accent` colour of the disc
 * @returns the SVG and its displayed size in px
 */
export const wordmark = (name: string, ink: string, accent: string) => {
  const fonts = readFonts()
  const missing = missingLetters(fonts, name)
  const letters = [...name.normalize()].filter((letter) => !missing.includes(letter))
  const writtenLetters = /[\p{L}\p{N}\p{M}]/u.test(missing) ? '' : letters.join('').replace(/\s+/g, ' ').trim()
  const [initial = ''] = (/[\p{L}\p{N}]/u.exec(writtenLetters)?.[0] ?? writtenLetters.slice(0, 1)).toUpperCase()
  const box = fontOf(fonts, initial)?.charToGlyph(initial).getPath(0, 0, 17).getBoundingBox()
  const letter = box && outlines(fonts, initial, 14 - (box.x1 + box.x2) / 2, 16 - (box.y1 + box.y2) / 2, 17)
  const word = outlines(fonts, writtenLetters, 36, 22.5, 20)
  const width = letter ? Math.ceil(word.end + 1) : 28
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32">`,
    `<circle cx="14" cy="16" r="13" fill="${accent}"/>${letter ? `<path fill="#fff" d="${pathData(letter.commands)}"/>` : wave}`,
    `${letter ? `<path fill="${ink}" d="${pathData(word.commands)}"/>` : ''}</svg>\n`,
  ].join('')
  return { svg, ...shownSize({ width, height: 32 }) }
}

/** The size to show a logo at: the usual height, less where it would be too wide. */
export const shownSize = ({ width, height }: { width: number; height: number }): { width: number; height: number } => {
  const share = width / height
  const shownHeight = Math.max(12, Math.min(usualHeight, Math.floor(maxWidth / share)))
  return { width: Math.max(16, Math.min(maxWidth, Math.round(shownHeight * share))), height: shownHeight }
}
