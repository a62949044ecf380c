/** Parts of a length at which the frame is looked for. */
const samples = [0.5, 0.1, 0.9]

/** Whether a modal dialog, `inert`, or something over all of it keeps the player from the frame. `nodes`: around it; the box: in pixels. */
export const isCovered = (
  frame: Element,
  nodes: Element[],
  { top, bottom, left, right }: Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>,
): boolean => {
  /** What the document knows of a frame in shadow trees. */
  const outermost = (nodes.filter((node) => node.nodeType === 11).at(-1) as Partial<ShadowRoot> | undefined)?.host ?? frame
  const [fromX, toX, fromY, toY] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, 0), Math.min(bottom, innerHeight)]
  // Of a frame that is mostly scrolled away a bar of the page may cover the rest.
  let isUnder = fromX < toX && (toY - fromY) * 3 > Math.min(bottom - top, innerHeight)
  for (const y of samples)
    for (const x of samples) {
      const hit = document.elementFromPoint(fromX + (toX - fromX) * x, fromY + (toY - fromY) * y)
      if (hit === outermost) return false
      // Where the frame takes no presses, what it stands on is found.
      if (!hit || hit.contains(outermost)) isUnder = false
    }
  if (isUnder || [frame, ...nodes].some((node) => (node as HTMLElement).inert)) return true
  try {
    return [...document.querySelectorAll(':modal')].some((dialog) => !dialog.contains(outermost))
  } catch {
    return false // an older browser
  }
}
