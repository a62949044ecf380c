import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text literal in the source: its key, its range in the file (including quotes) and the comment before it or its group. */
export type Literal = { key: string; file: string; start: number; end: number; text: string; note: string }

// What is never closed goes on to the end of the file or line, so that nothing is read twice.
const token = /\/\*\*?([\s\S]*?)(?:\*\/|$)|\/\/[^\n]*|('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|['"][^\n]*|([A-Za-z_$][\w$]*)|([{}:,])/g
const unquote = (literal: string) =>
  JSON.parse(
    `"${literal
      .slice(1, -1)
      .replace(/\\'/g, "'")
      .replace(/(?<!\\)"/g, '\\"')}"`,
  ) as string
const plain = (comment: string) => comment.replace(/^[\s*]+|(?<![\s*])[\s*]+$/gm, ' ').trim()

/** All texts of one message file, by their path in the exported object. */
const literalsIn = (source: string) => {
  const literals: Omit<Literal, 'file'>[] = []
  const path: string[] = []
  // The comment before the object applies to each text without a comment of its own.
  const notes = [plain(/\/\*\*((?:(?!\*\/|\/\*\*)[\s\S])*)\*\/\s*export default/.exec(source)?.[1] ?? '')]
  let name = ''
  let note = ''
  let depth = 0
  let afterColon = false
  token.lastIndex = Math.max(0, source.search(/^export default/m))
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [whole, comment, quoted, word, mark] = match
    if (comment !== undefined) note = plain(comment)
    else if (quoted !== undefined && afterColon && depth > 0) {
      const at = { start: match.index, end: match.index + whole.length }
      literals.push({ key: [...path, name].join('.'), ...at, text: unquote(quoted), note: note || notes.findLast(Boolean) || '' })
      afterColon = false
    } else if (quoted !== undefined || word !== undefined) name = quoted === undefined ? whole : unquote(quoted)
    else if (mark === ':') afterColon = true
    else if (mark === ',') {
      afterColon = false
      note = ''
    } else if (mark === '{') {
      if (depth++ > 0) {
        path.push(name)
        notes.push(note)
      }
      note = ''
      afterColon = false
    } else if (mark === '}') {
      if (--depth > 0) {
        path.pop()
        notes.pop()
      } else if (depth === 0) break
    }
  }
  return literals
}

/**
 * Every text literal of a set's folder, by key (`root.game.win`, `advice.items.plan_ahead.text`).
 * A file is a part of the set, but for those that hold several: `apart.ts` and a variant's `texts.ts`.
 */
export const readLiterals = (folder: string): Map<string, Literal> => {
  const literals = new Map<string, Literal>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'words.ts')) {
    const part = /^(?:apart|texts)\.ts$/.test(file) ? '' : file.replace(/ts$/, '')
    for (const { key, ...rest } of literalsIn(readFileSync(join(folder, file), 'utf8')))
      literals.set(part + key, { key: part + key, file, ...rest })
  }
  return literals
}

const quote = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`

/** The file's source with some texts replaced; everything else stays as it is. */
export const replaceLiterals = (source: string, changes: readonly { literal: Literal; text: string }[]): string =>
  changes
    .toSorted((one, other) => other.literal.start - one.literal.start)
    .reduce((result, { literal, text }) => result.slice(0, literal.start) + quote(text) + result.slice(literal.end), source)
