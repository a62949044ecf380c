/** A rule of a style sheet in a drawing: what it applies to, and what it sets. */
export type SvgRule = { selectors: Selector[]; declarations: Declarations }
/** Values by property; those said to be `!important` apart. */
export type Declarations = { usual: Map<string, string>; important: Map<string, string> }
/** An element by name, class, id or all of these, perhaps inside of another; `weight` as CSS counts specificity. */
type Selector = { element: Simple; inside?: Simple; weight: number }
type Simple = { name?: string | undefined; id?: string | undefined; classes: string[]; isRoot: boolean }

/** An element as selectors see it. */
export type Styled = { name: string; attributes: Readonly<Record<string, string>>; isRoot: boolean }

/** Declarations of a rule or of a `style` attribute. */
export const readDeclarations = (text: string): Declarations => {
  const [usual, important] = [new Map<string, string>(), new Map<string, string>()]
  for (const line of text.split(';')) {
    const at = line.indexOf(':')
    if (at < 0) continue
    const value = line.slice(at + 1).trim()
    const plain = value.replace(/\s*!\s*important$/i, '')
    const property = line.slice(0, at).trim()
    ;(plain === value ? usual : important).set(property.startsWith('--') ? property : property.toLowerCase(), plain)
  }
  return { usual, important }
}

const simple = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)(:root)?$/i
const readSimple = (text: string): Simple | undefined => {
  const [matched, name, marks = '', root] = simple.exec(text) ?? []
  if (!matched) return undefined
  const each = (mark: string) => [...marks.matchAll(/([.#])([\w-]+)/g)].flatMap(([, kind, value = '']) => (kind === mark ? value : []))
  return { name: name === '*' ? undefined : name, id: each('#')[0], classes: each('.'), isRoot: root !== undefined }
}
const weightOf = ({ name, id, classes, isRoot }: Simple) =>
  (id === undefined ? 0 : 10_000) + 100 * (classes.length + (isRoot ? 1 : 0)) + (name === undefined ? 0 : 1)

/** What never holds in a picture: nobody points at it. */
const never = /:(hover|active|focus|visited|link|target)|::/i

/**
 * The rules of a style sheet, for elements by name, class or id, inside of at most one other. Conditions for other media, animations and typefaces
 * are left out.
 * @returns the first selector that is more than that, instead
 */
export const readRules = (css: string): SvgRule[] | { unknown: string } => {
  const plain = css.replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, ' ')
  const rules: SvgRule[] = []
  const statement = /\s*@[^;{]*;/y
  const brace = /[{}]|$/g
  for (let at = 0, open: number; ; ) {
    statement.lastIndex = at
    if (statement.test(plain)) {
      at = statement.lastIndex
      continue
    }
    open = plain.indexOf('{', at)
    if (open < 0) return rules
    const head = plain.slice(at, open).trim()
    const isAtRule = head.startsWith('@')
    // An at-rule holds rules of its own: it ends where its braces are even.
    let end = open
    for (let depth = 1; depth > 0 && end < plain.length; ) {
      brace.lastIndex = end + 1
      end = brace.exec(plain)?.index ?? plain.length
      depth += plain[end] === '{' ? 1 : -1
      if (!isAtRule) break
    }
    at = end + 1
    if (isAtRule) continue
    const selectors: Selector[] = []
    for (const selector of head.split(',').map((each) => each.trim())) {
      if (never.test(selector)) continue
      const parts = selector.split(/\s+/)
      const [element, inside] = parts.reverse().map(readSimple)
      if (!element || parts.length > 2 || (parts.length === 2 && !inside)) return { unknown: selector }
      selectors.push({ element, ...(inside && { inside }), weight: weightOf(element) + (inside ? weightOf(inside) : 0) })
    }
    if (selectors.length > 0) rules.push({ selectors, declarations: readDeclarations(plain.slice(open + 1, end)) })
  }
}

const matches = ({ name, id, classes, isRoot }: Simple, { name: own, attributes, isRoot: ownRoot }: Styled): boolean =>
  (name === undefined || name === own) &&
  (id === undefined || id === attributes.id) &&
  (!isRoot || ownRoot) &&
  (classes.length === 0 || classes.every((each) => ` ${attributes.class ?? ''} `.includes(` ${each} `)))

/** What rules, and then its own `style`, set on an element: CSS's order of specificity, place and importance. */
export const stylesOf = (element: Styled, ancestors: readonly Styled[], rules: readonly SvgRule[]): Map<string, string> => {
  const applied = rules.flatMap(({ selectors, declarations }) => {
    const weights = selectors
      .filter((selector) => matches(selector.element, element))
      .filter(({ inside }) => !inside || ancestors.some((each) => matches(inside, each)))
      .map(({ weight }) => weight)
    return weights.length > 0 ? [{ weight: Math.max(...weights), declarations }] : []
  })
  const own = readDeclarations(element.attributes.style ?? '')
  const inOrder = [...applied.sort((one, other) => one.weight - other.weight).map(({ declarations }) => declarations), own]
  return new Map([...inOrder.flatMap(({ usual }) => [...usual]), ...inOrder.flatMap(({ important }) => [...important])])
}
