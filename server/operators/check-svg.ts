import { SaxesParser } from 'saxes'
import { tooLarge } from './check-image.ts'
import { type Drawn, drawnElements, drawnOf } from './svg-cost.ts'

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
/** With everything that patterns, masks, clip paths and copies repeat: nested ones grow exponentially too, and block whoever draws them. */
const maxDrawn = 20_000
const maxDepth = 200
/** Letters of all texts: a logo has a few words. */
const maxLetters = 5000
/** px in a unit of length (CSS Values 4); em and the like at their usual size */
const pixels: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96, em: 16, ex: 8 }

const number = '(?:\\d{1,9}(?:\\.\\d{0,20})?|\\.\\d{1,20})'
const plainLength = new RegExp(`^(${number})(px|pt|pc|mm|cm|in|em|ex|%)?$`)
const plainBox = new RegExp(`^-?${number}[\\s,]+-?${number}[\\s,]+(${number})[\\s,]+(${number})$`)
/** Functions of CSS and SVG that load nothing; `image-set()`, `image()`, `src()` and more take an address without `url()`. */
const functions = new Set(
  (
    'url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk calc min max clamp var ' +
    'matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy'
  ).split(' '),
)
/** Attributes that are read by no renderer as CSS */
const noStyle = /:|^(?:data-|aria-|id$|class$)/
const unknownFunction = (value: string): string | undefined =>
  [...value.matchAll(/([a-z_-][\w-]*)\(/gi)].map(([, name = '']) => name).find((name) => !functions.has(name.toLowerCase()))
const safeValue = (value: string) => !/url\(\s*(?!["']?#)|javascript:|data:|expression\(|@import|\\/i.test(value)

/**
 * Why the size that a drawing asks for is refused: a whole bitmap of it is made. Plain numbers only, as programs read others differently
 * (`+9`, `9e9`, `0x9`).
 */
const checkSize = ({ width, height, viewBox, style = '' }: Readonly<Record<string, string>>): string | undefined => {
  const box = viewBox === undefined ? ['', '1', '1'] : plainBox.exec(viewBox.trim())
  if (!box) return 'viewBox is not four plain numbers.'
  const inStyle = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:([^;]*)`, 'i').exec(style)?.[1]
  const side = (length: string | undefined, ofBox: string | undefined): number | undefined => {
    if (length === undefined) return Number(ofBox)
    const [plain, amount, unit = ''] = plainLength.exec(length.trim()) ?? []
    if (plain === undefined) return undefined
    return unit === '%' ? Number(ofBox) : Number(amount) * (pixels[unit] ?? 1)
  }
  const size = { width: side(inStyle('width') ?? width, box[1]), height: side(inStyle('height') ?? height, box[2]) }
  if (size.width === undefined || size.height === undefined) return 'Its width or height is not a plain length.'
  return tooLarge({ width: Math.ceil(size.width), height: Math.ceil(size.height) })
}

/**
 * Why an SVG is unsafe to show: scripts, handlers, styles, links or anything loaded from elsewhere. Undefined where it is safe.
 * An allow-list: anything unknown is refused.
 */
export const checkSvg = (text: string): { line: number; message: string } | undefined => {
  let fault: { line: number; message: string } | undefined
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  const refuse = (message: string) => {
    fault ??= { line: parser.line, message }
  }
  let elementCount = 0
  let uses = 0
  let letters = 0
  let root: Drawn | undefined
  /** The enclosing elements, and the ids of those that contain a <use> */
  const openElements: Drawn[] = []
  const copying = new Set<string>()
  const copiedIds: string[] = []
  parser.on('error', (error) => refuse(`Not well-formed XML (${error.message.replace(/^\d+:\d+: /, '')}).`))
  parser.on('doctype', () => refuse('A document type may define entities.'))
  parser.on('processinginstruction', () => refuse('A processing instruction may load a style sheet.'))
  parser.on('opentag', ({ name, attributes }) => {
    const drawn = drawnOf(name, attributes, openElements.at(-1))
    if (!root) {
      if (name !== 'svg') refuse('The root element is not <svg>.')
      const large = checkSize(attributes)
      if (large) refuse(large)
      root = drawn
    }
    if (!elements.has(name)) refuse(`<${name}> is not allowed.`)
    elementCount += 1
    if (elementCount > maxElements) refuse(`It has more than ${maxElements} elements.`)
    openElements.at(-1)?.children.push(drawn)
    openElements.push(drawn)
    if (openElements.length > maxDepth) refuse(`It is nested more than ${maxDepth} elements deep.`)
    if (name === 'use') {
      uses += 1
      if (uses > maxUses) refuse(`It has more than ${maxUses} copies.`)
      for (const { id } of openElements) if (id !== undefined) copying.add(id)
      copiedIds.push(String(attributes.href ?? attributes['xlink:href'] ?? '').slice(1))
    }
    for (const [key, value] of Object.entries(attributes)) {
      const unknown = noStyle.test(key) ? undefined : unknownFunction(value)
      if (/^on/i.test(key)) refuse(`The handler ${key} is not allowed.`)
      else if (/^xml:(?!space$|lang$)/i.test(key)) refuse(`${key} is not allowed.`)
      else if (unknown !== undefined) refuse(`${key} contains ${unknown}(), which may load something.`)
      else if (/href$/i.test(key) && !value.startsWith('#')) refuse(`${key} may only point to something inside the file.`)
      else if (value.includes('NaN')) refuse(`${key} contains NaN: the drawing stops there.`)
      else if (!key.startsWith('xmlns') && !safeValue(value)) refuse(`${key} refers to something outside the file.`)
    }
  })
  parser.on('closetag', () => void openElements.pop())
  const countLetters = (words: string) => {
    letters += words.trim().length
    if (letters > maxLetters) refuse(`It has more than ${maxLetters} letters.`)
  }
  parser.on('text', countLetters)
  parser.on('cdata', countLetters)
  parser.write(text).close()
  if (copiedIds.some((id) => copying.has(id))) refuse('A <use> copies another <use>.')
  if (!root) refuse('The file contains no <svg>.')
  else if (!fault && drawnElements(root) > maxDrawn) refuse(`With all that it repeats it has more than ${maxDrawn} elements or points.`)
  return fault
}
