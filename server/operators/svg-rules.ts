/** A rule of a style sheet in a drawing: what it applies to, and what it sets. */
export type SvgRule = { selectors: Selector[]; declarations: Declarations }
/** Values by property; those with `!important` apart. */
type Declarations = { usual: Map<string, string>; important: Map<string, string> }
/** An element by name, class, id or all of these, and what it is in, innermost first; `weight` as CSS counts specificity. */
type Selector = { element: Simple; inside: (Simple & { isParent: boolean })[]; weight: number }
type Simple = { name?: string | undefined; id?: string | undefined; classes: string[]; isRoot: boolean }

/** An element as selectors see it. */
export type Styled = { name: string; attributes: Readonly<Record<string, string>>; classes: ReadonlySet<string>; isRoot: boolean }

/** Declarations of a rule or of a `style` attribute. */
const readDeclarations = (text: string): Declarations => {
  const [usual, important] = [new Map<string, string>(), new Map<string, string>()]
  for (const line of text.split(';')) {
    const at = line.indexOf(':')
    if (at < 0) continue
    const value = line.slice(at + 1).trim()
    const plain = value.replace(/!\s*important$/i, '').trimEnd()
    const property = line.slice(0, at).trim()
    ;(plain === value ? usual : important).set(property.startsWith('--') ? property : property.toLowerCase(), plain)
  }
  return { usual, important }
}

const simple = /^(\*|[a-z][\w-]*)?((?:[.#][\w\u0080-\uffff-]+)*)(:root)?$/i
const readSimple = (text: string): Simple | undefined => {
  const [matched, name, marks = '', root] = simple.exec(text) ?? []
  if (!matched) return undefined
  const each = (mark: string) => [...marks.matchAll(/([.#])([^.#]+)/g)].flatMap(([, kind, value = '']) => (kind === mark ? value : []))
  return { name: name === '*' ? undefined : name, id: each('#')[0], classes: each('.'), isRoot: root !== undefined }
}
const weightOf = ({ name, id, classes, isRoot }: Simple) =>
  (id === undefined ? 0 : 10_000) + 100 * (classes.length + (isRoot ? 1 : 0)) + (name === undefined ? 0 : 1)

/** Pseudo-classes that never match in a picture, which has no pointer. */
const never = /:(hover|active|focus|visited|link|target)|::/i
const longestSelector = 1000
/** At-rules without which a logo looks as it does on a page. */
const leftOut = /^@(media\s+print|media.*\(|(-\w+-)?keyframes|font-face|page|property)/i

/** A selector of elements in elements; undefined where it is more, or where it would take more than one way to find out. */
const readSelector = (text: string): Selector | undefined => {
  const parts = text
    .split('>')
    .map((part) => part.trim())
    .join(' >')
    .split(/\s+/)
    .reverse()
  const isParent = parts.slice(0, -1).map((part) => part.startsWith('>'))
  const [element, ...inside] = parts.map((part) => readSimple(part.replace(/^>/, '')))
  // `>` applies only to the direct parent: further out several elements could match.
  if (!element || inside.includes(undefined) || isParent.some((each, at) => each && !isParent[at - 1] && at > 0)) return undefined
  const around = (inside as Simple[]).map((each, at) => ({ ...each, isParent: isParent[at] ?? false }))
  return { element, inside: around, weight: [element, ...around].reduce((sum, each) => sum + weightOf(each), 0) }
}

/** The rules of a style sheet; other media, animations and typefaces are left out. Instead the first selector that is more than names, ids, classes. */
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
    if (plain[end] === '{' || (isAtRule && !leftOut.test(head))) return { unknown: head }
    if (isAtRule) continue
    const selectors: Selector[] = []
    for (const selector of head.split(',').map((each) => each.trim())) {
      if (selector.length > longestSelector) return { unknown: selector }
      if (never.test(selector)) continue
      const selectorParts = readSelector(selector)
      if (!selectorParts) return { unknown: selector }
      selectors.push(selectorParts)
    }
    if (selectors.length > 0) rules.push({ selectors, declarations: readDeclarations(plain.slice(open + 1, end)) })
  }
}

const matches = ({ name, id, classes, isRoot }: Simple, { name: own, attributes, classes: ownClasses, isRoot: ownRoot }: Styled): boolean =>
  (name === undefined || name === own) &&
  (id === undefined || id === attributes.id) &&
  (!isRoot || ownRoot) &&
  classes.every((each) => ownClasses.has(each))

/** Whether the ancestors of an element match all of these, in this order. */
const isInside = (inside: Selector['inside'], ancestors: readonly Styled[]): boolean => {
  let at = ancestors.length
  return inside.every((each) => {
    do at -= 1
    while (!each.isParent && at >= 0 && !matches(each, ancestors[at] as Styled))
    const ancestor = ancestors[at]
    return ancestor !== undefined && matches(each, ancestor)
  })
}

/** What rules, and then its own `style`, set on an element: CSS's order of specificity, place and importance. */
export const stylesOf = (element: Styled, ancestors: readonly Styled[], rules: readonly SvgRule[]): Map<string, string> => {
  const applied = rules.flatMap(({ selectors, declarations }) => {
    const weights = selectors
      .filter((selector) => matches(selector.element, element))
      .filter(({ inside }) => isInside(inside, ancestors))
      .map(({ weight }) => weight)
    return weights.length > 0 ? [{ weight: Math.max(...weights), declarations }] : []
  })
  const ownDeclarations = readDeclarations(element.attributes.style ?? '')
  const inOrder = [...applied.sort((one, other) => one.weight - other.weight).map(({ declarations }) => declarations), ownDeclarations]
  return new Map([...inOrder.flatMap(({ usual }) => [...usual]), ...inOrder.flatMap(({ important }) => [...important])])
}
