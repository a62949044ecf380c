import { SaxesParser } from 'saxes'
import { type Drawn, drawnElements, drawnOf } from './svg-cost.ts'
import { checkSvgSize } from './svg-size.ts'

/** Of XML, for drawings */
export const svgNamespace = 'http://www.w3.org/2000/svg'

const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop clipPath mask pattern ' +
    'symbol use title desc filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge ' +
    'feMergeNode feOffset'
  ).split(' '),
)
/** A logo has a few hundred; a browser must not hang on one. */
const maxElements = 5000
/** Limit of copies made by <use>, including nested ones, which grow exponentially. */
const maxUses = 200
/** Counts everything that patterns, masks, clip paths and copies repeat: nested ones grow exponentially and would block the browser. */
const maxDrawn = 20_000
const maxDepth = 200
/** Letters of all texts: a logo has a few words. */
const maxLetters = 5000
/** Functions of CSS and SVG that load nothing; `image-set()`, `image()`, `src()` and more take an address without `url()`. */
const functions = new Set(
  (
    'url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk calc min max clamp var ' +
    'matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy ' +
    'brightness contrast grayscale hue-rotate invert opacity saturate sepia'
  ).split(' '),
)
/** Attributes that no renderer reads as CSS */
const noStyle = /:|^(?:data-|aria-|id$|class$)/
const unknownFunction = (value: string): string | undefined =>
  // Matches only at the start of a word: otherwise a long word without a bracket would be read again from each of its letters.
  [...value.matchAll(/(?<![\w-])([\w-]+)\(/g)].map(([, name = '']) => name).find((name) => !functions.has(name.toLowerCase()))
const safeValue = (value: string) => !/url\(\s*(?!["']?#)|javascript:|data:|expression\(|@import|\\/i.test(value)

/** What to do about elements that may not be there, in the words of the programs that logos are drawn with. */
const remedies: [RegExp, string][] = [
  [
    /^(style|font.*|text.+|flow.*)$/,
    'turn text into outlines (Illustrator: Type, Create Outlines; Inkscape: Path, Object to Path; Figma: Flatten), and export with presentation attributes.',
  ],
  [/^image$/, 'trace the bitmap (Illustrator: Image Trace; Inkscape: Trace Bitmap), or upload the logo as PNG.'],
  [/^foreignObject$/, 'remove what only browsers draw (Figma: background blurs and angular gradients), or upload the logo as PNG.'],
  [/script$|^(set|animate.*|a|iframe)$/, 'export the drawing alone, without links, scripts, animation or pages.'],
  [
    /^(fe[A-Z].*|marker|mesh.*)$/,
    'expand or remove the effect (Illustrator: Object, Expand Appearance; Figma: Flatten), or upload the logo as PNG.',
  ],
]
const plainDrawing =
  'export it as a plain drawing (Illustrator: Export As SVG with presentation attributes; Inkscape: Plain SVG; Figma: Flatten, then Export).'
export const simpler = 'simplify its paths (Illustrator: Object, Path, Simplify; Inkscape: Path, Simplify), or upload the logo as PNG.'

/** Why a drawing is refused, and what its designer can do about it. */
export type SvgFault = { line: number; message: string; fix: string }

/**
 * Why an SVG is unsafe to show: scripts, handlers, styles, links or anything loaded from elsewhere. Undefined where it is safe.
 * An allow-list: anything unknown is refused.
 */
export const checkSvg = (text: string): SvgFault | undefined => {
  let fault: SvgFault | undefined
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  const refuse = (message: string, fix = plainDrawing) => {
    fault ??= { line: parser.line, message, fix }
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
    if (fault) return
    const drawing = drawnOf(name, attributes, openElements.at(-1))
    if (!root) {
      if (name !== 'svg') refuse('The root element is not <svg>.')
      else if (attributes.xmlns !== svgNamespace) refuse(`It has no xmlns="${svgNamespace}": browsers do not show it.`)
      const large = checkSvgSize(attributes)
      if (large) refuse(large)
      root = drawing
    }
    if (!elements.has(name)) refuse(`<${name}> is not allowed.`, remedies.find(([names]) => names.test(name))?.[1])
    elementCount += 1
    if (elementCount > maxElements) refuse(`It has more than ${maxElements} elements.`, simpler)
    openElements.at(-1)?.children.push(drawing)
    openElements.push(drawing)
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
  else if (!fault && drawnElements(root) > maxDrawn)
    refuse(`With all that it repeats it has more than ${maxDrawn} elements or points.`, simpler)
  return fault
}
