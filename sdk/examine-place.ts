import { chainOf, findObstacles, tagOf } from './find-obstacles.ts'

/** What is wrong, and at which element, rule, attribute or header. */
export type Fault = { hint: string; at?: string | undefined }

/** The reader opens it; until then nothing of it is shown. */
const isClosed = (element: Element) =>
  element.matches('details:not([open]), dialog:not([open]), [hidden=until-found]') ||
  (element.matches('[popover], [role=tabpanel], [aria-hidden=true]:has(> [popover])') && getComputedStyle(element).display === 'none')

/** What shows none of the elements in it. */
const isShut = (element: Element, inside: Element | undefined) =>
  element.matches('audio, canvas, iframe, img, input, noscript, object, select, svg, template, textarea, video') ||
  (element.shadowRoot && inside?.parentElement === element && !inside.assignedSlot)

/** What lies over the frame where the reader has it on the screen, or over the whole window. */
const coverOf = (frame: Element, chain: Element[]): Fault | undefined => {
  const { left, top, right, bottom } = frame.getBoundingClientRect()
  const seen = { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) }
  const isInView = seen.bottom - seen.top > 0.4 * Math.min(bottom - top, innerHeight) && seen.right > seen.left
  const part = isInView ? seen : { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
  const hits = steps.flatMap((x) =>
    steps.map((y) => document.elementFromPoint(part.left + x * (part.right - part.left), part.top + y * (part.bottom - part.top))),
  )
  /** The outermost element that lies there and has not the test in it; an element around the test if nothing else does. */
  const layers = hits.flatMap((hit) => {
    if (!hit || hit === frame || chain.some((element) => (element.getRootNode() as Partial<ShadowRoot>).host === hit)) return []
    const outer = chainOf(hit)
    return [outer.reverse().find((element) => !chain.includes(element)) ?? hit]
  })
  const countOf = (layer: Element) => layers.filter((one) => one === layer).length
  const [layer] = layers.sort((a, b) => countOf(b) - countOf(a))
  if (!layer) return
  const share = countOf(layer) / hits.length
  const isAround = chain.includes(layer)
  if (isInView ? share < 0.7 : share < 1 || isAround || getComputedStyle(layer).position !== 'fixed') return
  const over = ['::before', '::after'].find((pseudo) => {
    const { content, position } = getComputedStyle(layer, pseudo)
    return content !== 'none' && /absolute|fixed/.test(position)
  })
  const clipped = chain.find((element) => /\(/.test(getComputedStyle(element).clipPath + getComputedStyle(element).clip))
  if (isAround && !over)
    return clipped && { hint: `The test is cut away by clip-path of ${tagOf(clipped)}: remove it there.`, at: 'clip-path' }
  const name = `${tagOf(layer)}${isAround ? over : ''}`
  return { hint: `${name} lies over the test, so that nobody can press it: close it, or move it away.`, at: name }
}

/** The element that shows this page, if that can be read. */
const frameAround = () => {
  try {
    return window.frameElement as HTMLIFrameElement | null
  } catch {
    return null
  }
}

/** Why a player cannot see, reach or use the test where it is in the page. */
export const examinePlace = (frame: HTMLIFrameElement): Fault[] => {
  if (frame.ownerDocument !== document || !frame.isConnected)
    return [{ hint: 'The frame is not in this document: something on the page took it out. Put it back, or mount the test again.' }]
  const chain = chainOf(frame)
  if (chain.some(isClosed)) return []
  const shut = chain.find((element, index) => index > 0 && isShut(element, chain[index - 1]))
  if (shut) return [{ hint: `${tagOf(shut)} does not show what is in it, so the test is nowhere: mount it elsewhere.`, at: tagOf(shut) }]
  const faults = findObstacles(frame).map(({ hint, rule, property, value, element }): Fault => {
    const declared = property === 'inert' ? property : `${property}: ${value}`
    return { hint, at: rule ? `${rule} { ${declared} }` : `${tagOf(element)} ${declared}` }
  })
  const { left, right, bottom, width, height } = frame.getBoundingClientRect()
  const isAway = right + scrollX <= 0 || bottom + scrollY <= 0 || left >= Math.max(innerWidth, document.documentElement.scrollWidth)
  const moved = chain.find((element) => /absolute|fixed/.test(getComputedStyle(element).position)) ?? frame
  const placed = `${tagOf(moved)} is placed at ${Math.round(left)} px from the left.`
  if (isAway && width && height) faults.push({ hint: `The test is outside of what can be scrolled to: ${placed}`, at: tagOf(moved) })
  const room = `${innerWidth} × ${innerHeight} px`
  if (parent !== window && (innerHeight < 320 || innerWidth < 280))
    faults.push({ hint: `This page is itself in a frame of ${room}: make that larger.`, at: '<iframe> around this page' })
  else if (frameAround()?.scrolling === 'no' && bottom + scrollY > innerHeight + 8)
    faults.push({ hint: `This page is itself in a frame of ${room} that cannot scroll, and the test is longer.`, at: 'scrolling="no"' })
  let turn = new DOMMatrix()
  for (const element of chain) turn = new DOMMatrix(getComputedStyle(element).transform).multiply(turn)
  if (turn.a <= 0 || turn.d <= 0 || Math.abs(turn.b) > 0.2 * turn.a)
    faults.push({ hint: 'The test is turned or mirrored by transform of an element around it: remove it there.', at: 'transform' })
  const silent = chain.find((element) => element.getAttribute('aria-hidden') === 'true')
  if (silent)
    faults.push({ hint: `Screen readers leave the test out: remove aria-hidden of ${tagOf(silent)}.`, at: `${tagOf(silent)} aria-hidden` })
  if (frame.tabIndex < 0)
    faults.push({ hint: 'No key reaches the test: something on this page set tabindex of the frame; remove it.', at: 'tabindex' })
  if (faults.length > 0) return faults
  const modal = [...document.querySelectorAll('dialog[open]')].find((dialog) => dialog.matches(':modal') && !chain.includes(dialog))
  if (modal) return [{ hint: `The open dialog ${tagOf(modal)} lies over the test: close it.`, at: tagOf(modal) }]
  return [coverOf(frame, chain)].filter((fault) => fault !== undefined)
}
