const maxHeight = 20_000
const maxGrowths = 20

/**
 * Gives the frame the height its content asks for. A page whose own styles make the frame's content grow with the frame would
 * never come to rest: more than 20 growths within a second freeze the height and call `onLoop` once.
 */
export const followHeight = (frame: HTMLIFrameElement, onLoop: () => void) => {
  let current = 0
  let growths = 0
  let since = 0
  return (asked: number) => {
    const height = Math.ceil(Math.min(asked, maxHeight))
    const now = performance.now()
    if (now - since > 1000 && growths <= maxGrowths) {
      since = now
      growths = 0
    }
    if (height > current && ++growths === maxGrowths + 1) onLoop()
    if (height < 1 || growths > maxGrowths) return
    current = height
    frame.style.height = `${height}px`
  }
}
