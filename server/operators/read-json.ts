import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Problem } from './problem.ts'

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The segments of a JSON pointer, with or without a leading `#`. */
export const segments = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Line of the value at a JSON pointer, or of its nearest existing ancestor. */
export const lineOf = (text: string, pointer: string) => {
  const root = parseTree(text)
  const path = segments(pointer)
  for (let depth = path.length; root && depth > 0; depth--) {
    const node = findNodeAtLocation(root, path.slice(0, depth))
    if (node) return lineAt(text, (node.parent ?? node).type === 'property' ? (node.parent as Node).offset : node.offset)
  }
  return 1
}

/** `CommaExpected` → `comma expected`. */
const inWords = (code: string) => code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()

type Fault = Pick<Problem, 'line' | 'message' | 'fix'>

/** Parses strict JSON: its value, or where it is invalid. */
export const readJson = (text: string): { value: unknown; fault?: undefined } | { value?: undefined; fault: Fault } => {
  const broken: ParseError[] = []
  const tree = parseTree(text, broken, { disallowComments: true, allowTrailingComma: false })
  const first = broken[0]
  if (tree && !first) return { value: getNodeValue(tree) }
  const message = first ? `Not JSON: ${inWords(printParseErrorCode(first.error))}.` : 'The file is empty.'
  return { fault: { line: lineAt(text, first?.offset ?? 0), message, fix: 'correct the JSON at this place.' } }
}

/** The entries of a flat JSON object in order, each with its line; duplicate keys are listed each time. */
export const readEntries = (text: string): { key: string; value: unknown; line: number }[] =>
  (parseTree(text)?.children ?? []).flatMap(({ offset, children: [key, value] = [] }) =>
    key && value ? [{ key: String(key.value), value: getNodeValue(value), line: lineAt(text, offset) }] : [],
  )
