import type { Handle } from './handle.ts'
import { bad, findTarget, readOptions } from './options.ts'

/**
 * Moves a mounted test to the end of another element of the page. If the browser has `moveBefore`, the frame continues as if nothing had happened;
 * otherwise it is reloaded and the game continues (`reconnected`), unless the frame cannot store anything (`notKept`). Throws `BAD_OPTIONS`
 * if there is no such element, or no such handle.
 */
export const move = (handle: Pick<Handle, 'frame'>, target: Element | string): void => {
  const { frame } = readOptions(handle)
  if (!(frame instanceof HTMLIFrameElement)) throw bad('a handle', handle)
  const place = findTarget(target) as Element & { moveBefore?(node: Node, child: Node | null): void }
  // It only moves what is in the page already, to a place that is in it too.
  if (place.moveBefore && frame.isConnected && place.isConnected && place.ownerDocument === frame.ownerDocument)
    place.moveBefore(frame, null)
  else place.append(frame)
}
