import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FontFace } from '../../contract/look/theme-css.ts'

type FontFile = { family: string; weight: string; faces: { file: string; unicodeRange: string }[] }

const root = fileURLToPath(new URL('../../operators/_fonts/', import.meta.url))

/** The font families in `operators/_fonts`: one folder each, with font.json and woff2 files. */
export const readFonts = (): Map<string, FontFace[]> => {
  const families = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    families.map(({ name }) => {
      const { family, weight, faces } = JSON.parse(readFileSync(join(root, name, 'font.json'), 'utf8')) as FontFile
      return [family, faces.map(({ file, unicodeRange }) => ({ family, weight, unicodeRange, src: `/operators/_fonts/${name}/${file}` }))]
    }),
  )
}

/** The fonts of a CSS font list that are available. */
export const facesOf = (fontFamily: string, fonts: Map<string, FontFace[]>) =>
  fontFamily.split(',').flatMap((name) => fonts.get(name.trim().replaceAll("'", '')) ?? [])
