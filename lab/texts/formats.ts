import { extname } from 'node:path'
import { csv } from './csv.ts'
import { po } from './po.ts'
import { decode, type TextFile, TextFileError, type TextFormat } from './text-file.ts'
import { xliff } from './xliff.ts'

/** As Weblate and Crowdin write a set in its place: English for their source, any other for a look. */
const json: TextFormat = {
  write: (_, rows) => {
    const texts = rows.flatMap(({ key, text }) => (text ? [[key, text]] : []))
    return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
  },
  read: () => {
    throw new TextFileError('format', 'a JSON file goes in the place of i18n/SET.json; texts check says what is wrong with it')
  },
}

const formats: { readonly [ending: string]: TextFormat } = { po, csv, xlf: xliff, xliff, json }

/** The format of a file by its ending, or the ending alone. @throws TextFileError if there is none */
export const formatOf = (file: string): TextFormat => {
  const format = formats[extname(`set.${file}`).slice(1).toLowerCase()]
  if (!format) throw new TextFileError('format', `the ending must be ${Object.keys(formats).join(', ')}`)
  return format
}

/** Reads a translator's file. @throws TextFileError */
export const readTextFile = (file: string, bytes: Uint8Array): TextFile => {
  const { rows, unfinished } = formatOf(file).read(decode(bytes))
  // Files of 1.0.0 say `root.landing.start`.
  const bare = (key: string) => key.replace(/^root\./, '')
  return {
    rows: rows.map(({ key, text, ...row }) => ({ ...row, key: bare(key), text: text.replaceAll('\r\n', '\n').normalize() })),
    unfinished: unfinished.map(bare),
  }
}
