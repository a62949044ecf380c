import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

const { resolve } = createRequire(import.meta.url)
const readFont = (file: string) => opentype.parse(new Uint8Array(readFileSync(resolve(`@expo-google-fonts/${file}`))).buffer)

/** Figtree, and Commissioner for glyphs missing from Figtree. */
const files = ['figtree/700Bold/Figtree_700Bold.ttf', 'commissioner/700Bold/Commissioner_700Bold.ttf']

const round = (value: number) => Number(value.toFixed(2))

/** SVG path data of drawing commands. opentype.js's own rounding writes NaN for some numbers. */
export const pathData = (commands: readonly opentype.PathCommand[]) =>
  commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = points as Record<string, number | undefined>
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map(round).join(' ')
    })
    .join('')

/**
 * The outlines of a text, letter by letter with kerning, and its end position. The fonts' substitutions are left out: opentype.js
 * throws on some, and a wordmark needs none.
 * @param x,y start of the baseline, `size` of the letters, all in units of the drawing
 */
const outlines = (font: opentype.Font, text: string, x: number, y: number, size: number) => {
  const scale = size / font.unitsPerEm
  let previous: opentype.Glyph | undefined
  let end = x
  const commands = [...text].flatMap((letter) => {
    const glyph = font.charToGlyph(letter)
    if (previous) end += font.getKerningValue(previous, glyph) * scale
    const path = glyph.getPath(end, y, size)
    end += (glyph.advanceWidth ?? 0) * scale - size * 0.015
    previous = glyph
    return path.commands
  })
  return { commands, end }
}

/**
 * A plain wordmark: a disc with the brand's first letter in white, and the name, both as outlines, so that it needs no font.
 * @param ink colour of the name; `accent` colour of the disc
 * @returns the SVG and its displayed size in px
 */
export const wordmark = (name: string, ink: string, accent: string) => {
  const fonts = files.map(readFont)
  const font = fonts.find((each) => [...name].every((letter) => each.charToGlyphIndex(letter) > 0)) ?? fonts[0]
  if (!font) throw new Error('The wordmark fonts are not installed')
  const [initial = ''] = name.toUpperCase()
  const box = font.charToGlyph(initial).getPath(0, 0, 17).getBoundingBox()
  const letter = outlines(font, initial, 14 - (box.x1 + box.x2) / 2, 16 - (box.y1 + box.y2) / 2, 17)
  const word = outlines(font, name, 36, 22.5, 20)
  const width = Math.ceil(word.end + 1)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32">`,
    `<circle cx="14" cy="16" r="13" fill="${accent}"/><path fill="#fff" d="${pathData(letter.commands)}"/>`,
    `<path fill="${ink}" d="${pathData(word.commands)}"/></svg>\n`,
  ].join('')
  const height = 28
  return { svg, width: Math.round((width * height) / 32), height }
}
