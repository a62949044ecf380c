import { createFrame } from './frame.ts'
import { checkOptions, frameUrl, type MountOptions, readOptions } from './options.ts'

/**
 * Loads the frame once in the background, without any secret, so that a later `mount` finds it in the browser's cache. Caches are
 * kept apart for each pair of page and frame: only a frame can fill the one that the frame will read. Throws `BAD_OPTIONS`.
 */
export const preload = (operator: string, options: Pick<MountOptions, 'language' | 'test' | 'baseUrl'> = {}) => {
  const frame = createFrame(frameUrl(checkOptions({ ...readOptions(options), operator, secret: String })), 0)
  frame.style.display = 'none'
  frame.onload = frame.remove // called on the frame
  document.documentElement.append(frame)
}
