/** CSS pixels. */
const maxHeight = 20_000
/** Narrower or lower than this is no place for a test, CSS pixels. A frame of which nothing is said is 300 by 150. */
const leastWidth = 320
const leastHeight = 160
/** Within a second. */
const maxGrowths = 20

/** Styles of the frame that no rule of the page takes back: those that it has, or these. */
export const own = ({ style }: HTMLElement, styles: Record<string, string | undefined>) => {
  for (const [name, value = style.getPropertyValue(name)] of Object.entries(styles)) style.setProperty(name, value, 'important')
}

/** Takes its width and a fixed height back from rules of the page that leave a sliver of it, or make it wider than the window; what else they say may be meant. */
export const holdSize = (frame: HTMLElement) => {
  if (frame.getClientRects().length === 0) return
  const { width } = frame.getBoundingClientRect()
  if (frame.offsetWidth < leastWidth || width > innerWidth) own(frame, { width: undefined, 'max-width': undefined, 'min-width': '0' })
  if (frame.offsetHeight < leastHeight) own(frame, { height: undefined, 'max-height': 'none' })
}

/** Gives the frame the height its content asks for, no less until the reader goes in. After 20 growths a second it stays: `onLoop`. */
export const followHeight = (frame: HTMLIFrameElement, onLoop: () => void) => {
  let growths = 0
  let since = -1000
  let entered = false
  return (asked: number) => {
    const height = Math.ceil(Math.min(asked, maxHeight))
    const now = performance.now()
    const { paddingTop, paddingBottom } = getComputedStyle(frame)
    /** Without what a page's own style adds around the content. */
    const inner = frame.clientHeight - (Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom) || 0)
    const grows = height > inner
    entered ||= (frame.getRootNode() as Document).activeElement === frame
    if (now - since > 1000 && growths <= maxGrowths) {
      since = now
      growths = 0
    }
    if (grows && ++growths === maxGrowths + 1) onLoop()
    if (height > 0 && growths <= maxGrowths && (grows || entered)) own(frame, { height: `${height + frame.offsetHeight - inner}px` })
  }
}
