import { SaxesParser } from 'saxes'
import { sets } from '../../i18n/sets.ts'
import type { Standing } from '../../scripts/texts/states.ts'
import { escapeMarkup } from '../../server/process/escape-markup.ts'
import { type TextFile, TextFileError, type TextFormat } from './text-file.ts'

/** XLIFF 1.2's words for where a text stands. */
const states: Record<Standing, string> = {
  untranslated: 'needs-translation',
  old: 'needs-adaptation',
  draft: 'needs-review-translation',
  edited: 'translated',
  'native-read': 'signed-off',
}
/** Of XLIFF 1.2, and of 2 */
const unfinished = new Set(['new', states.untranslated, states.old, 'initial'])

const write: TextFormat['write'] = (set, rows) => {
  const units = rows.map(({ key, english, text, state, reader, note, screen, picture, limit, glossary }) => {
    const notes = [
      note,
      `Screen: ${screen}`,
      picture && `Picture: ${picture}`,
      glossary && `Words: ${glossary}`,
      reader && `Read by: ${reader}`,
    ]
    return `<trans-unit id="${escapeMarkup(key)}" maxwidth="${limit}" size-unit="char" xml:space="preserve">
  <source>${escapeMarkup(english)}</source>
  <target state="${states[state]}">${escapeMarkup(text)}</target>
${notes.flatMap((each) => (each ? [`  <note>${escapeMarkup(each)}</note>\n`] : [])).join('')}</trans-unit>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="${set}" source-language="en" target-language="${sets[set].lang}" datatype="plaintext">
<body>
${units.join('\n')}
</body>
</file>
</xliff>
`
}

/** XLIFF 1.2 and 2: ours, and those of Weblate and Crowdin, whose `original` names no set and which keep the key as `resname`, or `name`. */
const readXliff = (content: string): TextFile => {
  const file: TextFile = { rows: [], unfinished: [] }
  const refuse = (detail: string): never => {
    throw new TextFileError('xliff', detail)
  }
  let [set, key, state]: [string?, string?, string?] = []
  let texts: { source?: string; target?: string } = {}
  let part: 'source' | 'target' | undefined

  const parser = new SaxesParser()
  parser.on('error', ({ message }) => refuse(message))
  parser.on('doctype', () => refuse('a document type is not allowed'))
  parser.on('opentag', ({ name, attributes }) => {
    if (part) refuse(`${key}: <${name}> inside of a text; write plain text`)
    if (name === 'xliff' && !/^(1\.2|2\.[0-9])$/.test(attributes.version ?? '')) refuse(`version ${attributes.version} instead of 1.2 or 2`)
    if (name === 'file') set = attributes.original !== undefined && Object.hasOwn(sets, attributes.original) ? attributes.original : ''
    if (name === 'trans-unit' || name === 'unit')
      [key, state, texts] = [attributes.resname ?? attributes.name ?? attributes.id, undefined, {}]
    if (name === 'segment') state = attributes.state
    if (key !== undefined && (name === 'source' || name === 'target')) {
      part = name
      texts[name] ??= ''
      if (name === 'target') state = attributes.state ?? state
    }
  })
  const add = (text: string) => {
    if (part) texts[part] += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    if (name === part) part = undefined
    if (!['trans-unit', 'unit'].includes(name) || key === undefined) return
    const { source = refuse(`${key}: <source> is missing`), target = '' } = texts
    if (!target || (state && unfinished.has(state))) file.unfinished.push(key)
    else file.rows.push({ set: set ?? refuse('<file> is missing'), key, english: source, text: target })
    key = undefined
  })
  parser.write(content).close()
  return file
}

export const xliff: TextFormat = { write, read: readXliff }
