import { SaxesParser } from 'saxes'
import { sets } from '../../../i18n/sets.ts'
import type { Standing } from './states.ts'
import { type TextFile, TextFileError, type TextFormat } from './text-file.ts'

/** XLIFF 1.2's words for where a text stands. */
const states: Record<Standing, string> = {
  untranslated: 'needs-translation',
  old: 'needs-adaptation',
  draft: 'needs-review-translation',
  edited: 'translated',
  'native-read': 'signed-off',
}
const unfinished = new Set(['new', states.untranslated, states.old])

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const write: TextFormat['write'] = (set, rows) => {
  const units = rows.map(({ key, english, text, state, reader, note, screen, picture, limit, glossary }) => {
    const notes = [
      note,
      `Screen: ${screen}`,
      picture && `Picture: ${picture}`,
      glossary && `Words: ${glossary}`,
      reader && `Read by: ${reader}`,
    ]
    return `<trans-unit id="${escaped(key)}" maxwidth="${limit}" size-unit="char" xml:space="preserve">
  <source>${escaped(english)}</source>
  <target state="${states[state]}">${state === 'untranslated' ? '' : escaped(text)}</target>
${notes.flatMap((each) => (each ? [`  <note>${escaped(each)}</note>\n`] : [])).join('')}</trans-unit>`
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

const read = (content: string): TextFile => {
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
    if (name === 'xliff' && attributes.version !== '1.2') refuse(`version ${attributes.version} instead of 1.2`)
    if (name === 'file') set = attributes.original
    if (name === 'trans-unit') [key, state, texts] = [attributes.id, undefined, {}]
    if (key !== undefined && (name === 'source' || name === 'target')) {
      part = name
      texts[name] = ''
      if (name === 'target') state = attributes.state
    }
  })
  const add = (text: string) => {
    if (part) texts[part] += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    if (name === part) part = undefined
    if (name !== 'trans-unit' || key === undefined) return
    const { source = refuse(`${key}: <source> is missing`), target = '' } = texts
    if (!target || (state && unfinished.has(state))) file.unfinished.push(key)
    else file.rows.push({ set: set ?? refuse('<file> is missing'), key, english: source, text: target })
    key = undefined
  })
  parser.write(content).close()
  return file
}

export const xliff: TextFormat = { write, read }
