import { SaxesParser } from 'saxes'
import { type Reason, reason } from '../../contract/console/reasons.ts'
import { explain } from './problem.ts'
import { checkSvgSize } from './svg-size.ts'

/** An element of a drawing, as far as it makes others be drawn. */
type Drawn = {
  name: string
  id: string | undefined
  children: Drawn[]
  /** Cost of drawing the element itself: 1, or its number of points; an outline adds several per point */
  points: number
  isOutlined: boolean
  /** Ids of elements that are drawn again for it: copies, masks, clip paths and filters */
  once: string[]
  /** Ids of paints for it and its children: patterns are drawn again for each */
  each: string[]
}

/** Maximum nesting of elements and their references: drawing programs and this one recurse. */
const deepest = 500
const references = /url\(\s*["']?#([^"')]+)/gi

/** How much more it takes to outline a point than to fill what it bounds */
const outlineCost = 6
const numbers = /\d*\.?\d+/g
/** Cost of a filter step, in points: it works on each pixel. */
const filterStepPoints = 400

/** An element with these attributes, in another. */
const drawnOf = (name: string, attributes: Readonly<Record<string, string>>, parent?: Drawn): Drawn => {
  const isOutlined = parent?.isOutlined || Object.entries(attributes).some((each) => each.some((part) => part.includes('stroke')))
  const points = ['d', 'points'].reduce((sum, key) => sum + (attributes[key]?.match(numbers)?.length ?? 0) / 2, 0)
  const drawnElement: Drawn = {
    name,
    id: attributes.id,
    children: [],
    points: name.startsWith('fe') ? filterStepPoints : Math.max(1, points * (isOutlined ? outlineCost : 1)),
    isOutlined,
    once: [],
    each: [],
  }
  for (const [key, value] of Object.entries(attributes)) {
    if (/href$/i.test(key)) drawnElement.once.push(value.slice(1))
    const ids = [...value.matchAll(references)].map(([, id = '']) => id.trim())
    drawnElement[['mask', 'clip-path', 'filter'].includes(key) ? 'once' : 'each'].push(...ids)
  }
  return drawnElement
}

/** How many elements or points are drawn for a drawing, all repetitions counted; Infinity where something is part of itself or far too deep. */
const drawnElements = (root: Drawn): number => {
  const byId = new Map<string, Drawn[]>()
  const collect = (drawnElement: Drawn): void => {
    if (drawnElement.id !== undefined) byId.set(drawnElement.id, [...(byId.get(drawnElement.id) ?? []), drawnElement])
    for (const child of drawnElement.children) collect(child)
  }
  collect(root)
  const costs = new Map<Drawn, number>()
  let depth = 0
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
  const referredCost = (ids: readonly string[]): number => sum(ids.flatMap((id) => (byId.get(id) ?? []).map(count)))
  const count = (drawnElement: Drawn): number => {
    depth += 1
    const elements = depth > deepest ? Number.POSITIVE_INFINITY : countInside(drawnElement)
    depth -= 1
    return elements
  }
  const countInside = (drawnElement: Drawn): number => {
    // A gradient is computed once and repeats nothing.
    const cachedCost = /Gradient$/.test(drawnElement.name) ? 0 : costs.get(drawnElement)
    if (cachedCost !== undefined) return cachedCost
    // Marks an element as being computed: if it is needed meanwhile it is part of a cycle.
    costs.set(drawnElement, Number.POSITIVE_INFINITY)
    const ownCost = drawnElement.points + sum(drawnElement.children.map(count)) + referredCost(drawnElement.once)
    const repeatedCost = referredCost(drawnElement.each)
    const total = repeatedCost > 0 ? ownCost * (1 + repeatedCost) : ownCost
    costs.set(drawnElement, total)
    return total
  }
  return count(root)
}

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
const remedies: [RegExp, Reason][] = [
  [/^(style|font.*|text.+|flow.*)$/, reason('outlines_fix')],
  [/^image$/, reason('trace_fix')],
  [/^foreignObject$/, reason('browser_fix')],
  [/script$|^(set|animate.*|a|iframe)$/, reason('drawing_alone_fix')],
  [/^(fe[A-Z].*|marker|mesh.*)$/, reason('effect_fix')],
]
const simpler = reason('simplify_fix')

/** Why a file is refused, and what its designer can do about it. */
export type AssetFault = { line: number } & ReturnType<typeof explain>
export const faultOf = (message: Reason, fix: Reason, line = 1): AssetFault => ({ line, ...explain(message, fix) })

/** Why an SVG is unsafe to show: scripts, handlers, styles, links, anything loaded; undefined where it is safe. An allow-list. */
export const checkSvg = (text: string): AssetFault | undefined => {
  let fault: AssetFault | undefined
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  const refuse = (message: Reason, fix = reason('plain_drawing_fix')) => {
    fault ??= faultOf(message, fix, parser.line)
  }
  let elementCount = 0
  let uses = 0
  let letters = 0
  let root: Drawn | undefined
  /** The enclosing elements, and the ids of those that contain a <use> */
  const openElements: Drawn[] = []
  const copying = new Set<string>()
  const copiedIds: string[] = []
  parser.on('error', (error) => refuse(reason('not_xml', { error: error.message.replace(/^\d+:\d+: /, '') })))
  parser.on('doctype', () => refuse(reason('doctype')))
  parser.on('processinginstruction', () => refuse(reason('instruction')))
  parser.on('opentag', ({ name, attributes }) => {
    if (fault) return
    const drawing = drawnOf(name, attributes, openElements.at(-1))
    if (!root) {
      if (name !== 'svg') refuse(reason('other_root'))
      else if (attributes.xmlns !== svgNamespace) refuse(reason('no_namespace', { namespace: svgNamespace }))
      const large = checkSvgSize(attributes)
      if (large) refuse(large)
      root = drawing
    }
    if (!elements.has(name)) refuse(reason('not_allowed', { what: `<${name}>` }), remedies.find(([names]) => names.test(name))?.[1])
    elementCount += 1
    if (elementCount > maxElements) refuse(reason('many_elements', { most: maxElements }), simpler)
    openElements.at(-1)?.children.push(drawing)
    openElements.push(drawing)
    if (openElements.length > maxDepth) refuse(reason('many_levels', { most: maxDepth }))
    if (name === 'use') {
      uses += 1
      if (uses > maxUses) refuse(reason('many_copies', { most: maxUses }))
      for (const { id } of openElements) if (id !== undefined) copying.add(id)
      copiedIds.push(String(attributes.href ?? attributes['xlink:href'] ?? '').slice(1))
    }
    for (const [key, value] of Object.entries(attributes)) {
      const unknown = noStyle.test(key) ? undefined : unknownFunction(value)
      if (/^on/i.test(key)) refuse(reason('handler', { name: key }))
      else if (/^xml:(?!space$|lang$)/i.test(key)) refuse(reason('not_allowed', { what: key }))
      else if (unknown !== undefined) refuse(reason('loading_function', { attribute: key, name: unknown }))
      else if (/href$/i.test(key) && !value.startsWith('#')) refuse(reason('outer_link', { attribute: key }))
      else if (value.includes('NaN')) refuse(reason('not_a_number', { attribute: key }))
      else if (!key.startsWith('xmlns') && !safeValue(value)) refuse(reason('outer_value', { attribute: key }))
    }
  })
  parser.on('closetag', () => void openElements.pop())
  const countLetters = (words: string) => {
    letters += words.trim().length
    if (letters > maxLetters) refuse(reason('many_letters', { most: maxLetters }))
  }
  parser.on('text', countLetters)
  parser.on('cdata', countLetters)
  parser.write(text).close()
  if (copiedIds.some((id) => copying.has(id))) refuse(reason('copied_copy'))
  if (!root) refuse(reason('no_svg'))
  else if (!fault && drawnElements(root) > maxDrawn) refuse(reason('many_drawn', { most: maxDrawn }), simpler)
  return fault
}
