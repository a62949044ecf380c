/**
 * Runs in the page: every visible text that leaves the viewport, is clipped by its box or overlaps another text.
 * If a dialog is open, only its own texts count. Returns one line for each; empty if everything fits.
 */
export const misfits = (): string[] => {
  const scope = document.querySelector('dialog[open]') ?? document.body
  const problems: string[] = []
  const pieces: { element: Element; text: string; rect: DOMRect }[] = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)

  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect()
    const isHidden = element.closest('[hidden], [inert], script, style, select, option, svg')
    return !isHidden && box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  type Box = { scrolls: boolean; rect: DOMRect }
  const boxes = new Map<Element, Box | undefined>()
  /** The nearest box that clips its overflow, and whether its content can be scrolled into view. */
  const hidingBox = (element: Element | null): Box | undefined => {
    if (!element || element === document.documentElement) return undefined
    if (!boxes.has(element)) {
      const { overflowX, overflowY } = getComputedStyle(element)
      const scrolls = overflowY === 'auto' || overflowY === 'scroll'
      const hides = scrolls || [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip')
      boxes.set(element, hides ? { scrolls, rect: element.getBoundingClientRect() } : hidingBox(element.parentElement))
    }
    return boxes.get(element)
  }

  /** A notice with its own background may overlap other content; its text stays readable. */
  const noticeOf = (element: Element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { position, backgroundColor } = getComputedStyle(box)
      if (position !== 'static' && position !== 'relative' && /^rgb\(/.test(backgroundColor)) return box
    }
    return undefined
  }

  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || !text || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue
      const { scrolls = false, rect: box = undefined } = hidingBox(element) ?? {}
      if (scrolls && box && (rect.bottom > box.bottom || rect.top < box.top)) continue
      if (rect.left < -1 || rect.right > innerWidth + 1) problems.push(`outside the window: ${text}`)
      // A pixel or two of the line height is leading above and below the letters.
      else if (box && (rect.left < box.left - 1 || rect.right > box.right + 1 || rect.bottom > box.bottom + 4 || rect.top < box.top - 4))
        problems.push(`cut: ${text}`)
      pieces.push({ element, text, rect })
    }
  }

  pieces.sort((one, other) => one.rect.top - other.rect.top)
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      // Those that follow begin lower still.
      if (other.rect.top >= one.rect.bottom) break
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
      if (width <= 3 || height <= 6) continue
      const isRelated = one.element.contains(other.element) || other.element.contains(one.element)
      if (!isRelated && noticeOf(one.element) === noticeOf(other.element)) problems.push(`over each other: ${one.text} | ${other.text}`)
    }
  })
  return [...new Set(problems)]
}
