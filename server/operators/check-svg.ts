import { SaxesParser } from 'saxes'

const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop clipPath mask pattern ' +
    'symbol use title desc'
  ).split(' '),
)
/** A logo has a few hundred; a browser must not hang on one. */
const maxElements = 5000
/** Limit of copies made by <use>, including nested ones, which grow exponentially. */
const maxUses = 200
const safeValue = (value: string) => !/url\(\s*(?!["']?#)|javascript:|data:|expression\(|@import|\\/i.test(value)

/**
 * Why an SVG is unsafe to show: scripts, handlers, styles, links or anything loaded from elsewhere. Undefined where it is safe.
 * An allow-list: anything unknown is refused.
 */
export const checkSvg = (text: string): { line: number; message: string } | undefined => {
  let found: { line: number; message: string } | undefined
  const parser = new SaxesParser({ position: true })
  const refuse = (message: string) => {
    found ??= { line: parser.line, message }
  }
  let rooted = false
  let elementCount = 0
  let uses = 0
  /** Ids of the enclosing elements, and of those that contain a <use> */
  const open: (string | undefined)[] = []
  const copying = new Set<string>()
  const copied: string[] = []
  parser.on('error', (error) => refuse(`Not well-formed XML (${error.message.replace(/^\d+:\d+: /, '')}).`))
  parser.on('doctype', () => refuse('A document type may define entities.'))
  parser.on('processinginstruction', () => refuse('A processing instruction may load a style sheet.'))
  parser.on('opentag', ({ name, attributes }) => {
    if (!rooted && name !== 'svg') refuse('The root element is not <svg>.')
    rooted = true
    if (!elements.has(name)) refuse(`<${name}> is not allowed.`)
    elementCount += 1
    if (elementCount > maxElements) refuse(`It has more than ${maxElements} elements.`)
    open.push(attributes.id === undefined ? undefined : String(attributes.id))
    if (name === 'use') {
      uses += 1
      if (uses > maxUses) refuse(`It has more than ${maxUses} copies.`)
      for (const id of open) if (id !== undefined) copying.add(id)
      copied.push(String(attributes.href ?? attributes['xlink:href'] ?? '').slice(1))
    }
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on/i.test(key)) refuse(`The handler ${key} is not allowed.`)
      else if (/href$/i.test(key) && !value.startsWith('#')) refuse(`${key} may only point to something inside the file.`)
      else if (value.includes('NaN')) refuse(`${key} contains NaN: the drawing stops there.`)
      else if (!key.startsWith('xmlns') && !safeValue(value)) refuse(`${key} refers to something outside the file.`)
    }
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  if (copied.some((id) => copying.has(id))) refuse('A <use> copies another <use>.')
  if (!rooted) refuse('The file contains no <svg>.')
  return found
}
