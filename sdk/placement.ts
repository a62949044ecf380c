import { removeCopies, replaceCopies } from './copies.ts'
import { followHeight } from './height.ts'
import type { MountOptions } from './options.ts'
import { showLine, watchViewport } from './viewport.ts'

export { replaceCopies }

type Parts = {
  frame: HTMLIFrameElement
  element: Element
  settings: MountOptions
  signal: AbortSignal
  /** The player may see another part of the frame, or nothing, or the frame may be out of the document. */
  onChange(): void
  /** The height would never settle. */
  onLoop(): void
}

/**
 * What a test needs of the page once its frame is there: its height, what of it the player sees, and that copies of it are known. It is loaded beside
 * the frame and not before it, and so shares no module with the rest, which would be cut in pieces.
 */
export const place = ({ frame, element, settings, signal, onChange, onLoop }: Parts) => {
  removeCopies(element)
  const viewport = watchViewport(frame, () => settings.insets, signal, onChange)
  const follow = followHeight(frame, onLoop)
  // A browser prints a frame in its height on the screen, and the content of a long one ends before it.
  const print = (maxHeight: string) => () => Object.assign(frame.style, { maxHeight })
  addEventListener('beforeprint', print('95vh'), { signal })
  addEventListener('afterprint', print(''), { signal })
  viewport.start()
  return {
    ...viewport,
    replaceCopies,
    setHeight: (height: number) => {
      follow(height)
      viewport.changed()
    },
    showLine: (top: number) => showLine(frame, top, settings.insets),
  }
}
export type Placement = ReturnType<typeof place>
