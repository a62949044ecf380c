import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Problem } from './problem.ts'

/** Finds the line, from 1, of a position in a text. */
const linesOf = (text: string): ((offset: number) => number) => {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (offset) => 1 + ends.filter((end) => end < offset).length
}

/** The segments of a JSON pointer, with or without a leading `#`. */
export const segments = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** `CommaExpected` → `comma expected`. */
const inWords = (code: string) => code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()

type DoubleKey = { pointer: string; lines: number[] }

const doubleKeysIn = (node: Node, pointer: string, lineAt: (offset: number) => number): DoubleKey[] => {
  const children = node.children ?? []
  if (node.type === 'array') return children.flatMap((child, index) => doubleKeysIn(child, `${pointer}/${index}`, lineAt))
  if (node.type !== 'object') return []
  const byKey = Map.groupBy(children, (property) => String(property.children?.[0]?.value))
  return [...byKey].flatMap(([key, properties]) => {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const inner = properties.flatMap(({ children: [, value] = [] }) => (value ? doubleKeysIn(value, place, lineAt) : []))
    return properties.length > 1 ? [{ pointer: place, lines: properties.map(({ offset }) => lineAt(offset)) }, ...inner] : inner
  })
}

type Fault = Pick<Problem, 'line' | 'message' | 'fix'>

export type ReadJson = {
  value: unknown
  fault?: undefined
  /** Line of the value at a JSON pointer, or of its nearest existing ancestor. */
  lineOf(pointer: string): number
  /** The entries of a flat object in order, each with its line; duplicate keys are listed each time. */
  entries(): { key: string; value: unknown; line: number }[]
  /** The keys that an object has more than once: JSON takes the last. */
  doubleKeys(): DoubleKey[]
}

/** Parses strict JSON: its value, or where it is invalid. */
export const readJson = (text: string): ReadJson | { value?: undefined; fault: Fault } => {
  if (text.startsWith('\ufeff'))
    return { fault: { line: 1, message: 'Not JSON: a byte order mark.', fix: 'save it as UTF-8 without a byte order mark.' } }
  const parseErrors: ParseError[] = []
  const root = parseTree(text, parseErrors, { disallowComments: true, allowTrailingComma: false })
  const first = parseErrors[0]
  const lineAt = linesOf(text)
  if (!root || first) {
    const message = first ? `Not JSON: ${inWords(printParseErrorCode(first.error))}.` : 'The file is empty.'
    return { fault: { line: lineAt(first?.offset ?? 0), message, fix: 'correct the JSON at this place.' } }
  }
  return {
    value: getNodeValue(root),
    lineOf(pointer) {
      const path = segments(pointer)
      for (let depth = path.length; depth > 0; depth--) {
        const node = findNodeAtLocation(root, path.slice(0, depth))
        if (node) return lineAt((node.parent ?? node).type === 'property' ? (node.parent as Node).offset : node.offset)
      }
      return 1
    },
    entries: () =>
      (root.children ?? []).flatMap(({ offset, children: [key, value] = [] }) =>
        key && value ? [{ key: String(key.value), value: getNodeValue(value), line: lineAt(offset) }] : [],
      ),
    doubleKeys: () => doubleKeysIn(root, '', lineAt),
  }
}
