import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { setsFolder } from '../../scripts/texts/set-file.ts'

/** The comment that stands directly before a node, without its marks. */
const noteBefore = (node: ts.Node, source: string): string =>
  (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
    .map(({ pos, end }) =>
      source
        .slice(pos, end)
        .replace(/^\/\*+|^\/\/|\*\/$|^\s*\* ?/gm, ' ')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .at(-1) ?? ''

/** What translators should know of each English text, by key: the comment before it, its group or its section in `i18n/eng`. */
export const readNotes = (): Map<string, string> => {
  const notes = new Map<string, string>()
  const collect = (node: ts.Node, path: string, note: string, source: string): void => {
    if (!ts.isPropertyAssignment(node)) return void ts.forEachChild(node, (child) => collect(child, path, note, source))
    const key = path + (ts.isStringLiteral(node.name) ? node.name.text : node.name.getText())
    const own = noteBefore(node, source) || note
    if (ts.isObjectLiteralExpression(node.initializer)) ts.forEachChild(node.initializer, (child) => collect(child, `${key}.`, own, source))
    else notes.set(key, own)
  }
  for (const file of readdirSync(join(setsFolder, 'eng'))) {
    const source = readFileSync(join(setsFolder, 'eng', file), 'utf8')
    collect(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), '', '', source)
  }
  return notes
}
