/** JSON of results, for a file: what has room in a line is one, lists of numbers too, and lists of records are filled. Differences stay readable. */
export const compactJson = (value: unknown): string => `${write(value, '')}\n`

const width = 160

const write = (value: unknown, indent: string): string => {
  const line = oneLine(value)
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line
  const isList = Array.isArray(value)
  if (isList && value.every((item) => typeof item === 'number')) return line
  const deeper = `${indent}  `
  const items = isList ? value.map((item) => write(item, deeper)) : fieldsOf(value).map(([key, item]) => `"${key}": ${write(item, deeper)}`)
  const lines: string[] = []
  for (const item of items) {
    const filled = `${lines.at(-1)}, ${item}`
    if (isList && lines.length > 0 && !filled.includes('\n') && deeper.length + filled.length < width) lines[lines.length - 1] = filled
    else lines.push(item)
  }
  const [start, end] = isList ? '[]' : '{}'
  return `${start}\n${deeper}${lines.join(`,\n${deeper}`)}\n${indent}${end}`
}

const oneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${fieldsOf(value)
    .map(([key, item]) => `"${key}": ${oneLine(item)}`)
    .join(', ')} }`
}

const fieldsOf = (value: object) => Object.entries(value).filter(([, item]) => item !== undefined)
