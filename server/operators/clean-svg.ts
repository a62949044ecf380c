import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import { escapeMarkup } from '../process/escape-markup.ts'
import { svgNamespace } from './check-svg.ts'
import { readRules, type Styled, type SvgRule, stylesOf } from './svg-rules.ts'
import { fitSvgSize } from './svg-size.ts'

const linkNamespace = 'http://www.w3.org/1999/xlink'
/** Properties that are attributes as well (SVG 2, presentation attributes), as far as they change how shapes and texts are drawn. */
const attributeNames = new Set(
  (
    'clip-path clip-rule color color-interpolation color-interpolation-filters cursor direction display dominant-baseline fill fill-opacity ' +
    'fill-rule filter flood-color flood-opacity font-family font-size font-stretch font-style font-variant font-weight image-rendering ' +
    'letter-spacing marker-end marker-mid marker-start mask opacity overflow paint-order shape-rendering stop-color stop-opacity stroke ' +
    'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor ' +
    'text-decoration text-rendering vector-effect visibility word-spacing writing-mode'
  ).split(' '),
)
/** Style properties whose attribute has another name, or that have none; all others change nothing in a drawing. */
const styleOnly = /^(--.*|mix-blend-mode|isolation|transform|transform-origin|transform-box|font|cx|cy|r|rx|ry|x|y|d)$/
/** Text that may be inside of texts; elsewhere it is not drawn. */
const textual = new Set(['text', 'tspan', 'title', 'desc'])
/** Definitions that design programs leave behind; without a reference to them nothing is drawn. */
const mayBeUnused = new Set('marker filter font solidColor solidcolor hatch meshgradient color-profile cursor view'.split(' '))
/** Most matches of style rules: selectors and declarations × elements, × depth where a rule names ancestors. A logo has some thousands. */
const mostMatches = 10_000_000
/** Maximum characters of an entity, and number of references: Illustrator uses entities for its namespaces. */
const [longestEntity, mostReferences] = [200, 2000]

const prefixOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf(':')))

/** A file of a design program, read once: what has to be known before it is written anew. */
type Outline = {
  rules: SvgRule[]
  prefixes: Map<string, string>
  referenced: Set<string>
  elements: number
  depth: number
  hasText: boolean
  hasFlowedText: boolean
}

/** Illustrator's document type declares its namespaces as entities. Their values are plain text and are not expanded again. */
const readEntities = (parser: SaxesParser<object>, doctype: string): void => {
  for (const [, name = '', , value = ''] of doctype.matchAll(/<!ENTITY\s+([\w.-]{1,40})\s+(["'])([^"'<&]*)\2\s*>/g))
    if (value.length <= longestEntity) parser.ENTITIES[name] ??= value
}

type Listener = { open(name: string, attributes: Record<string, string>, line: number): void; close(): void; text(text: string): void }
const read = (text: string, { open, close, text: onText }: Listener): void => {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', (doctype) => readEntities(parser, doctype))
  parser.on('opentag', ({ name, attributes }: { name: string; attributes: Record<string, SaxesAttributePlain['value']> }) =>
    open(name, attributes, parser.line),
  )
  parser.on('closetag', close)
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.write(text).close()
}

const outlineOf = (text: string): Outline | undefined => {
  const outline: Outline = {
    rules: [],
    prefixes: new Map(),
    referenced: new Set(),
    elements: 0,
    depth: 0,
    hasText: false,
    hasFlowedText: false,
  }
  const open: string[] = []
  let css = ''
  let flows = 0
  const refer = (value: string) => {
    for (const [, id = ''] of value.matchAll(/url\(\s*["']?#([^"')]+)/gi)) outline.referenced.add(id.trim())
  }
  read(text, {
    open(name, attributes) {
      open.push(name === 'style' && /print|\(/.test(attributes.media ?? '') ? 'style of other media' : name)
      outline.elements += 1
      outline.depth = Math.max(outline.depth, open.length)
      if (name === 'text') outline.hasText = true
      if (name === 'flowRoot') flows += 1
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('xmlns:')) outline.prefixes.set(key.slice('xmlns:'.length), value)
        if (/href$/i.test(key)) outline.referenced.add(value.slice(1))
        refer(value)
      }
    },
    close() {
      if (open.pop() === 'flowRoot') flows -= 1
    },
    text(words) {
      if (flows > 0 && words.trim() !== '') outline.hasFlowedText = true
      if (open.at(-1) === 'style') css += words
    },
  })
  // Without its own font, the text would be drawn in another typeface.
  if (outline.hasText && /@(import|font-face)/i.test(css)) return undefined
  const rules = readRules(css)
  if (!Array.isArray(rules)) return undefined
  let work = 0
  for (const { selectors, declarations } of rules) {
    const values = [...declarations.usual.values(), ...declarations.important.values()]
    work += selectors.length + values.length
    values.forEach(refer)
  }
  const isReference = rules.some(({ selectors }) => selectors.some(({ inside }) => inside.length > 0))
  if (work * outline.elements * (isReference ? outline.depth : 1) > mostMatches) return undefined
  return { ...outline, rules }
}

/** The attributes of an element with all its styles, and without what is for the program that wrote it. */
const attributesOf = (element: Styled, ancestors: readonly Styled[], { rules, prefixes }: Outline): [string, string][] => {
  const own = Object.entries(element.attributes).flatMap(([key, value]): [string, string][] => {
    const prefix = prefixOf(key)
    if (key === 'class' || key === 'style' || key === 'xmlns' || prefix === 'xmlns') return []
    if (element.name === 'a' && (prefix !== '' || /^(href|target|rel|download|type)$/.test(key))) return []
    if (prefix === 'xlink' || prefixes.get(prefix) === linkNamespace) return [[`xlink${key.slice(prefix.length)}`, value]]
    return prefix === '' || prefix === 'xml' ? [[key, value]] : []
  })
  const attributes = new Map(own)
  const rest: string[] = []
  for (const [property, value] of stylesOf(element, ancestors, rules)) {
    if (attributeNames.has(property)) attributes.set(property, value)
    else if (element.isRoot && (property === 'width' || property === 'height')) attributes.set(property, value)
    else if (styleOnly.test(property) || property === 'width' || property === 'height') rest.push(`${property}:${value}`)
  }
  if (rest.length > 0) attributes.set('style', rest.join(';'))
  return [...(element.isRoot ? fitSvgSize(attributes) : attributes)]
}

/**
 * Writes an SVG of a design program anew, with nothing but its drawing: plain style rules become attributes; document type, metadata, editors' own
 * elements and attributes, and unused definitions go; a size beyond any screen is scaled. Takes time linear in its length. What may not be in a
 * drawing stays, and `checkSvg` refuses it.
 * @returns undefined where it is not XML, or its styles cannot be carried into the drawing
 */
export const cleanSvg = (text: string): string | undefined => {
  if (text.split('&', mostReferences + 2).length > mostReferences + 1) return undefined
  // An XML declaration must come first in a file, and the encoding is known by now.
  const undeclared = text.replace(/^\s*<\?xml\b[^>]*\?>/, (declaration) => declaration.replace(/[^\n]/g, ''))
  try {
    const outline = outlineOf(undeclared)
    return outline && write(undeclared, outline)
  } catch {
    return undefined
  }
}

const write = (text: string, outline: Outline): string => {
  const parts: string[] = []
  /** The enclosing elements; of those that are left out `written` is undefined. */
  const open: (Styled & { written: string | undefined })[] = []
  let line = 1

  const isLeftOut = (name: string, attributes: Record<string, string>): boolean => {
    const prefix = prefixOf(name)
    if (prefix !== '' && outline.prefixes.get(prefix) !== svgNamespace) return true
    if (name === 'metadata' || name === 'style') return true
    const parent = open.at(-1)?.name
    // An empty frame of Inkscape text, which browsers do not draw.
    if (name === 'flowRoot') return !outline.hasFlowedText
    if (name === 'foreignObject') return attributes.requiredExtensions !== undefined || parent === 'switch'
    return (mayBeUnused.has(name) || (name === 'image' && parent === 'defs')) && !outline.referenced.has(attributes.id ?? '')
  }

  read(text, {
    open(qualifiedName, attributes, at) {
      const name =
        outline.prefixes.get(prefixOf(qualifiedName)) === svgNamespace ? qualifiedName.slice(qualifiedName.indexOf(':') + 1) : qualifiedName
      const classes = new Set((attributes.class ?? '').split(/\s+/))
      const element = { name, attributes, classes, isRoot: open.length === 0 }
      const parent = open.at(-1)
      const leftOut = (parent && parent.written === undefined) || isLeftOut(name, attributes)
      // A switch of Illustrator has several versions of the drawing; the remaining one becomes a group, as does a link without a target.
      const writtenName = leftOut
        ? undefined
        : name === 'switch'
          ? 'g'
          : name === 'a'
            ? textual.has(parent?.name ?? '')
              ? 'tspan'
              : 'g'
            : name
      if (writtenName !== undefined) {
        const namespaces = element.isRoot
          ? [
              ['xmlns', svgNamespace],
              ['xmlns:xlink', linkNamespace],
            ]
          : []
        const all = [...namespaces, ...attributesOf(element, open, outline)]
        // A problem is reported with the line it has in the given file.
        const breaks = '\n'.repeat(Math.max(0, at - line))
        line += breaks.length
        parts.push(`<${writtenName}${breaks}${all.map(([key, value = '']) => ` ${key}="${escapeMarkup(value)}"`).join('')}>`)
      }
      open.push({ ...element, written: writtenName })
    },
    close() {
      const { written: writtenName } = open.pop() ?? {}
      if (writtenName !== undefined) parts.push(`</${writtenName}>`)
    },
    text(words) {
      const { name = '', written: writtenName } = open.at(-1) ?? {}
      if (writtenName === undefined || !textual.has(name)) return
      parts.push(escapeMarkup(words))
      line += words.split('\n').length - 1
    },
  })
  return `${parts.join('')}\n`
}
