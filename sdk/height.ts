/** CSS pixels. */
const maxHeight = 20_000
/** Within a second. */
const maxGrowths = 20

/**
 * Gives the frame the height its content asks for. Until the reader goes into it, it does not shrink: what the page has reserved stays,
 * and nothing below moves by itself. A page whose own styles make the frame's content grow with the frame would never settle:
 * more than 20 growths within a second freeze the height and call `onLoop` once.
 */
export const followHeight = (frame: HTMLIFrameElement, onLoop: () => void) => {
  let growths = 0
  let since = -1000
  let entered = false
  return (asked: number) => {
    const height = Math.ceil(Math.min(asked, maxHeight))
    const now = performance.now()
    const { boxSizing, paddingTop, paddingBottom } = getComputedStyle(frame)
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom) || 0
    /** What a page's own style adds around the content and counts as height. */
    const borderAndPadding = boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight + padding : 0
    const grows = height > frame.clientHeight - padding
    entered ||= (frame.getRootNode() as Document).activeElement === frame
    if (now - since > 1000 && growths <= maxGrowths) {
      since = now
      growths = 0
    }
    if (grows && ++growths === maxGrowths + 1) onLoop()
    if (height > 0 && growths <= maxGrowths && (grows || entered)) frame.style.height = `${height + borderAndPadding}px`
  }
}
