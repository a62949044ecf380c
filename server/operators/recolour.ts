import { createOperator } from './create-operator.ts'
import { parseOperator } from './parse-operator.ts'

/** A label's operator.json, and the name and the colour that it gets. */
export type Recolour = { id: string; own: string; name: string; colour: string }

/**
 * The files of a label made anew from one colour, as `operator create` does, by path; languages, pages and links stay. Undefined where its
 * operator.json cannot be read.
 */
export const recolour = ({ id, own, name, colour }: Recolour): Record<string, string> | undefined => {
  const { operator: mine } = parseOperator(id, own)
  if (!mine) return undefined
  const newFiles = createOperator({ name, colour, language: mine.defaultLanguage })
  const { theme, header, background } = JSON.parse(newFiles['operator.json'] ?? '') as typeof mine
  const operator = { ...mine, name, theme, header: { ...header, switch: mine.header.switch }, background }
  return { ...newFiles, 'operator.json': `${JSON.stringify(operator, null, 2)}\n` }
}
