import { type GetTextTranslation, po as gettext } from 'gettext-parser'
import { sets } from '../../i18n/sets.ts'
import { type ExportedRow, type TextFile, TextFileError, type TextFormat } from './text-file.ts'

/** The header that tells sets of one language apart. */
const setHeader = 'X-Set'

/** As translators' tools show it beside the text. */
const comments = ({ note, screen, picture, limit, glossary, state, reader }: ExportedRow) => ({
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

/** The key of a text is its context; plurals stay within the text. What is still English is empty, what is old is fuzzy. */
const write: TextFormat['write'] = (set, rows) => {
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

const parse = (content: string) => {
  try {
    return gettext.parse(content, { validation: true })
  } catch (error) {
    throw new TextFileError('po', error instanceof Error ? error.message : String(error))
  }
}

const readPo = (content: string): TextFile => {
  const { headers, translations } = parse(content)
  // Weblate and Crowdin may leave it out.
  const { [setHeader]: set = '', ...others } = headers ?? {}
  if (set === '' && Object.keys(others).length === 0) throw new TextFileError('po', `the header names no set: ${setHeader} is missing`)
  const { '': withoutKey = {}, ...entries } = translations
  const { '': _, ...strange } = withoutKey
  const [english] = Object.keys(strange)
  if (english !== undefined) throw new TextFileError('po', `an entry has no key (msgctxt): ${english}`)

  const file: TextFile = { rows: [], unfinished: [] }
  for (const { msgctxt: key = '', msgid, msgid_plural, msgstr, comments: poComments } of Object.values(entries).flatMap(
    Object.values<GetTextTranslation>,
  )) {
    if (msgid_plural !== undefined) throw new TextFileError('po', `${key} has a msgid_plural: plurals stand in {{…}} within the text`)
    const [text = ''] = msgstr
    if (!text || poComments?.flag?.split(/[,\s]+/).includes('fuzzy')) file.unfinished.push(key)
    else file.rows.push({ set, key, english: msgid, text })
  }
  return file
}

export const po: TextFormat = { write, read: readPo }
