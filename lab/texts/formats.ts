import { extname } from 'node:path'
import { csv } from './csv.ts'
import { po } from './po.ts'
import { decode, type TextFile, TextFileError, type TextFormat } from './text-file.ts'
import { xliff } from './xliff.ts'

const formats: { readonly [ending: string]: TextFormat } = { po, csv, xlf: xliff, xliff }

/** The format of a file by its ending, or the ending alone. @throws TextFileError if there is none */
export const formatOf = (file: string): TextFormat => {
  const format = formats[extname(`set.${file}`).slice(1).toLowerCase()]
  if (!format) throw new TextFileError('format', `the ending must be ${Object.keys(formats).join(', ')}`)
  return format
}

/** Reads a translator's file. @throws TextFileError */
export const readTextFile = (file: string, bytes: Uint8Array): TextFile => {
  const { rows, unfinished } = formatOf(file).read(decode(bytes))
  return { rows: rows.map(({ text, ...row }) => ({ ...row, text: text.replaceAll('\r\n', '\n').normalize() })), unfinished }
}
