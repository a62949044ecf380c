/**
 * What takes something of a test's frame: an element, its CSS property or attribute, and the selector of the `rule` that says so, with its
 * `sheet`; without one it is the element's own style, or a sheet that cannot be read. `hint`: that in words, and what to change.
 */
export type Obstacle = {
  takes: 'width' | 'height' | 'sight' | 'presses'
  element: Element
  property: string
  value: string
  rule?: string | undefined
  sheet?: string | undefined
  hint: string
}

/** Narrower or lower (CSS pixels) than a test can be played in. */
const [least, lowest] = [280, 240]
/** What makes an element low. */
const heights = ['max-height', 'height', 'aspect-ratio']

/** The elements around a node from itself, also out of shadow trees. */
export const chainOf = (node: Element): Element[] => {
  const outer = node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host
  return outer ? [node, ...chainOf(outer)] : [node]
}

type Rule = { selector: string; sheet: string; style: CSSStyleDeclaration }

/** Style rules that apply now, also those in `@media`, `@layer`, `@import` and other rules. Sheets of other origins cannot be read. */
const rulesOf = (sheet: CSSStyleSheet | CSSGroupingRule, name: string, outer = ''): Rule[] => {
  let rules: CSSRule[] = []
  try {
    rules = [...sheet.cssRules]
  } catch {}
  return rules.flatMap((rule): Rule[] => {
    const { conditionText, media, styleSheet, selectorText, style } = rule as CSSRule &
      Partial<CSSMediaRule & CSSImportRule & CSSStyleRule & { conditionText: string }>
    if (media && !matchMedia(media.mediaText).matches) return []
    if (conditionText && rule instanceof CSSSupportsRule && !CSS.supports(conditionText)) return []
    if (styleSheet) return rulesOf(styleSheet, styleSheet.href ?? name)
    const selector = selectorText?.replaceAll('&', `:is(${outer})`) ?? outer
    return [...(selectorText && style ? [{ selector, sheet: name, style }] : []), ...rulesOf(rule as CSSGroupingRule, name, selector)]
  })
}

const sheetsOf = (element: Element): Rule[] => {
  const root = element.getRootNode() as Document | ShadowRoot
  return [...root.styleSheets, ...root.adoptedStyleSheets].flatMap((sheet) => {
    const { ownerNode: owner } = sheet
    const id = owner instanceof Element && owner.id ? `#${owner.id}` : ''
    return sheet.disabled || (sheet.media.length > 0 && !matchMedia(sheet.media.mediaText).matches)
      ? []
      : rulesOf(sheet, sheet.href ?? (owner ? `<style${id}>` : 'an adopted style sheet'))
  })
}

/** How specific a selector is, near enough to tell which of two rules wins. */
const weightOf = (selector: string) =>
  (selector.match(/#[\w-]/g)?.length ?? 0) * 1e4 +
  (selector.match(/[.[]|(^|[^:]):[a-z]/g)?.length ?? 0) * 100 +
  (selector.match(/(^|[\s>+~(])[a-z]/gi)?.length ?? 0)

/** The rule that gives an element one of these properties; without one it is the element's own style, or a sheet that cannot be read. */
const findRule = (element: Element, properties: string[]) => {
  const matches = (selector: string) => {
    try {
      return element.matches(selector)
    } catch {
      return false
    }
  }
  const rules = sheetsOf(element).filter(({ selector }) => matches(selector))
  for (const property of properties) {
    const own = (element as HTMLElement).style
    const found = rules
      .filter(({ style }) => style.getPropertyValue(property))
      .map((rule, index) => ({
        ...rule,
        weight: weightOf(rule.selector) + index / 1e4 + (rule.style.getPropertyPriority(property) ? 1e7 : 0),
      }))
      .sort((a, b) => b.weight - a.weight)[0]
    if (found && (found.weight > 1e7 || !own.getPropertyValue(property)))
      return { property, value: found.style.getPropertyValue(property), rule: found.selector, sheet: found.sheet }
    if (own.getPropertyValue(property) && !(element instanceof HTMLIFrameElement))
      return { property, value: own.getPropertyValue(property) }
  }
  return
}

/** As a page writes its beginning. */
export const tagOf = (element: Element) =>
  `<${element.localName}${element.id ? ` id="${element.id}"` : element.classList.length > 0 ? ` class="${element.classList}"` : ''}>`

/** Whether a filter leaves too little to read. */
const isUnreadable = (filter: string) =>
  [...filter.matchAll(/([a-z-]{1,12})\(([\d.]{1,12})/g)].some(([, name, text]) => {
    const amount = Number(text)
    return name === 'blur' ? amount >= 1 : /^(brightness|contrast|opacity)$/.test(`${name}`) && (amount < 0.5 || amount > 3)
  })

/** Which rule, attribute or element takes width, height, sight or presses of a test's frame, outermost last. Ask a settled page. */
export const findObstacles = (frame: HTMLIFrameElement): Obstacle[] => {
  const obstacles: Obstacle[] = []
  const add = (takes: Obstacle['takes'], element: Element, properties: string[], what: string) => {
    const style = getComputedStyle(element)
    const [first = ''] = properties
    const found = findRule(element, properties) ?? { property: first, value: style.getPropertyValue(first) }
    const place = 'rule' in found ? `the rule "${found.rule}" of ${found.sheet}` : 'its own style, or a style sheet that cannot be read'
    const hint = `${what} "${found.property}: ${found.value}" of ${tagOf(element)} (${place}): change it for this element.`
    obstacles.push({ takes, element, ...found, hint })
  }
  const chain = chainOf(frame)
  const isHidden = (element: Element | undefined) => !!element && getComputedStyle(element).visibility !== 'visible'
  for (const [index, element] of chain.entries()) {
    const style = getComputedStyle(element)
    // A frame without a box of its own has none for its page either.
    if (style.display === 'none' || (index === 0 && style.display === 'contents'))
      add('sight', element, ['display'], 'The test is not shown:')
    if (isHidden(element) && !isHidden(chain[index + 1])) add('sight', element, ['visibility'], 'The test is not shown:')
    if (+style.opacity < 0.5) add('sight', element, ['opacity'], 'The test is hardly seen:')
    if (style.getPropertyValue('content-visibility') === 'hidden' && index > 0)
      add('sight', element, ['content-visibility'], 'The test is not shown:')
    if (isUnreadable(style.filter)) add('sight', element, ['filter'], 'The test is hardly seen:')
  }
  const box = frame.getBoundingClientRect()
  if (obstacles.some(({ property }) => property === 'display') || !frame.offsetWidth) return obstacles

  const scale = box.height / frame.offsetHeight
  const scaling = chain.find((element) => {
    const { transform, scale: own, zoom } = getComputedStyle(element)
    return transform !== 'none' || (own && own !== 'none') || (zoom && +zoom !== 1)
  })
  if (scaling && (scale < 0.5 || scale > 2))
    add('width', scaling, ['zoom', 'transform', 'scale'], `The test is shown at ${scale.toFixed(2)} of its size:`)

  // The innermost element that is narrow in one that is not.
  if (frame.offsetWidth < least) {
    const narrow = chain.find((element) => (element.parentElement?.clientWidth ?? innerWidth) >= Math.min(least, innerWidth)) ?? frame
    const widths = ['max-width', 'width', 'flex', 'flex-basis', 'grid-template-columns', 'float', 'padding', 'position']
    add('width', narrow, widths, `The frame is ${frame.offsetWidth} px wide, and needs at least ${least}:`)
  }
  const wanted = Number.parseFloat(frame.style.height)
  if (frame.style.height.endsWith('px') ? frame.offsetHeight < wanted - 1 : frame.offsetHeight < lowest)
    add('height', frame, heights, `The frame is ${frame.offsetHeight} px high, and needs ${wanted || lowest}:`)

  // What is cut off where nobody can scroll.
  let edges: { right: number; bottom: number } = box
  for (const element of chain.slice(1)) {
    const { overflowX, overflowY, position, contain } = getComputedStyle(element)
    const cuts = { test: (overflow: string) => /hidden|clip/.test(overflow) || /strict|content|paint/.test(contain) }
    const isRoot = element === document.documentElement
    const around = isRoot ? { right: innerWidth, bottom: innerHeight } : element.getBoundingClientRect()
    if (/auto|scroll/.test(overflowY) && !isRoot) edges = around
    else if (cuts.test(overflowY) && edges.bottom - around.bottom > 8 * scale && (!isRoot || scrollY === 0)) {
      const overflows = ['overflow', 'overflow-y']
      const all = [...(/strict|size/.test(contain) ? ['contain'] : []), ...heights, ...overflows, 'contain']
      const cut = `Hidden overflow cuts the test off ${Math.round(edges.bottom - around.bottom)} px above its end:`
      add('height', element, isRoot ? overflows : all, cut)
      edges = around
    } else if (cuts.test(overflowX) && edges.right - around.right > 8 * scale) {
      const cut = `Hidden overflow cuts the test off ${Math.round(edges.right - around.right)} px at its side:`
      add('width', element, ['max-width', 'width', 'overflow', 'overflow-x'], cut)
      edges = around
    }
    if (position === 'fixed') break
  }
  const inert = chain.find((element) => element.hasAttribute('inert'))
  if (inert) {
    const hint = `Nobody can press or reach anything in the test: remove the attribute "inert" of ${tagOf(inert)}.`
    obstacles.push({ takes: 'presses', element: inert, property: 'inert', value: '', hint })
  } else if (getComputedStyle(frame).pointerEvents === 'none') {
    const element = chain.filter((around) => getComputedStyle(around).pointerEvents === 'none').at(-1) ?? frame
    add('presses', element, ['pointer-events'], 'Nobody can press anything in the test:')
  }
  return obstacles
}
