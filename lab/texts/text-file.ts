import type { Locales } from '../../i18n/sets.ts'
import type { Standing } from '../../scripts/texts/states.ts'

/** One text in a translator's file; the set's code keeps files of different languages apart, and is empty where a tool left it out. */
export type TextRow = { set: string; key: string; english: string; text: string }

/** Context for translating a row; not read back. `reader`: who has read it last and when; `limit`: characters. */
export type RowContext = { state: Standing; reader: string; note: string; screen: string; picture: string; limit: number; glossary: string }
export type ExportedRow = TextRow & RowContext

/** What was read. `unfinished`: keys of texts that are empty or marked as not done yet; they are not taken over. */
export type TextFile = { rows: TextRow[]; unfinished: string[] }

/** A format of translators' files. `read` throws TextFileError. */
export type TextFormat = { write: (set: Locales, rows: readonly ExportedRow[]) => string; read: (content: string) => TextFile }

type Code = 'encoding' | 'size' | 'format' | 'columns' | 'csv' | 'po' | 'xliff'

/** A file that cannot be read at all; the code is stable, the message gives the location. */
export class TextFileError extends Error {
  readonly code: Code

  constructor(code: Code, detail: string) {
    super(`${code}: ${detail}`)
    this.name = 'TextFileError'
    this.code = code
  }
}

/** A whole set with all its notes has about 0.4 MB. */
export const longestFileBytes = 4_000_000

/** The content of a translator's file, with or without a byte order mark. Throws TextFileError for other encodings than UTF-8, and where it is too long. */
export const decode = (bytes: Uint8Array): string => {
  if (bytes.length > longestFileBytes) throw new TextFileError('size', `the file is longer than ${longestFileBytes / 1_000_000} MB`)
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!content.includes('\0')) return content
  } catch {}
  throw new TextFileError('encoding', 'the file is not UTF-8: save it as UTF-8, in Excel as “CSV UTF-8”')
}
