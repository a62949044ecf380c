import { extname } from 'node:path'
import { type GetTextTranslation, po as gettext } from 'gettext-parser'
import { type Locales, sets } from '../../i18n/sets.ts'
import type { Standing } from '../../scripts/texts/states.ts'

/** One text in a translator's file; the set's code keeps files of different languages apart, and is empty where a tool left it out. */
export type TextRow = { set: string; key: string; english: string; text: string }

/** Context for translating a row; not read back. `reader`: who has read it last and when; `limit`: characters. */
export type RowContext = { state: Standing; reader: string; note: string; screen: string; picture: string; limit: number; glossary: string }

/** What was read. `unfinished`: keys of texts that are empty or marked as not done yet; they are not taken over. */
type TextFile = { rows: TextRow[]; unfinished: string[] }

/** A file that cannot be read at all; the message begins with a stable code and gives the location. */
export class TextFileError extends Error {
  override readonly name = 'TextFileError'
}

/** A whole set with all its notes has about 0.4 MB. */
export const longestFileBytes = 4_000_000

/** The header that tells sets of one language apart. */
const setHeader = 'X-Set'

/** As translators' tools show it beside the text. */
const comments = ({ note, screen, picture, limit, glossary, state, reader }: RowContext) => ({
  extracted: [
    note,
    `Screen: ${screen}`,
    picture && `Picture: ${picture}`,
    `At most ${limit} characters`,
    glossary && `Words: ${glossary}`,
    `State: ${[state, reader].filter(Boolean).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n'),
  ...(state === 'old' && { flag: 'fuzzy' }),
})

/** A set as PO: the key of a text is its context; plurals stay within the text. What is still English is empty, what is old is fuzzy. */
export const writePo = (set: Locales, rows: readonly (TextRow & RowContext)[]): string => {
  const translations = rows.map((row): [string, { [english: string]: GetTextTranslation }] => {
    const { key, english, text } = row
    return [key, { [english]: { msgctxt: key, msgid: english, msgstr: [text], comments: comments(row) } }]
  })
  const headers = {
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: sets[set].lang,
    [setHeader]: set,
  }
  return gettext.compile({ charset: 'utf-8', headers, translations: Object.fromEntries(translations) }).toString()
}

/** The content with or without a byte order mark. */
const decode = (bytes: Uint8Array): string => {
  if (bytes.length > longestFileBytes) throw new TextFileError(`size: the file is longer than ${longestFileBytes / 1_000_000} MB`)
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!content.includes('\0')) return content
  } catch {}
  throw new TextFileError('encoding: the file is not UTF-8: save it as UTF-8')
}

const parse = (content: string) => {
  try {
    return gettext.parse(content, { validation: true })
  } catch (error) {
    throw new TextFileError(`po: ${error instanceof Error ? error.message : error}`)
  }
}

/** Reads a translator's file: ours, or as Weblate and Crowdin write it. @throws TextFileError */
export const readPo = (file: string, bytes: Uint8Array): TextFile => {
  if (extname(file).toLowerCase() !== '.po')
    throw new TextFileError(
      'format: the ending must be .po; JSON goes in the place of i18n/SET.json, and texts check says what is wrong with it',
    )
  const { headers, translations } = parse(decode(bytes))
  // Weblate and Crowdin may leave it out.
  const { [setHeader]: set = '', ...others } = headers ?? {}
  if (set === '' && Object.keys(others).length === 0) throw new TextFileError(`po: the header names no set: ${setHeader} is missing`)
  const { '': withoutKey = {}, ...entries } = translations
  const { '': _, ...strange } = withoutKey
  const [english] = Object.keys(strange)
  if (english !== undefined) throw new TextFileError(`po: an entry has no key (msgctxt): ${english}`)

  const rows: TextRow[] = []
  const unfinished: string[] = []
  for (const { msgctxt = '', msgid, msgid_plural, msgstr, comments: poComments } of Object.values(entries).flatMap(
    Object.values<GetTextTranslation>,
  )) {
    // Files of 1.0.0 say `root.landing.start`.
    const key = msgctxt.replace(/^root\./, '')
    if (msgid_plural !== undefined) throw new TextFileError(`po: ${key} has a msgid_plural: plurals stand in {{…}} within the text`)
    const [text = ''] = msgstr
    if (!text || poComments?.flag?.split(/[,\s]+/).includes('fuzzy')) unfinished.push(key)
    else rows.push({ set, key, english: msgid, text: text.normalize() })
  }
  return { rows, unfinished }
}
