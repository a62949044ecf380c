import type { Config, Viewport } from '../../sdk/protocol.ts'
import { followWindow, setVisibleArea } from '../theme/visible-area.ts'
import type { Host } from './host.ts'

const isViewport = (value: unknown): value is Viewport =>
  typeof value === 'object' &&
  value !== null &&
  ['width', 'height', 'top', 'bottom'].every((key) => Number.isFinite((value as Record<string, unknown>)[key]))

let lastHeight = 0
const show = ({ width, height, top, bottom, left = 0, right = innerWidth }: Viewport) => {
  const visibleHeight = Math.max(bottom - top, 0) || height
  const sides = right > left ? { left, right: innerWidth - right } : {}
  setVisibleArea({ width, height, top, visibleHeight, ...sides })
  // A phone's keyboard has come up: what is being filled in stays in view.
  if (visibleHeight < lastHeight) document.querySelector('dialog :focus')?.scrollIntoView({ block: 'nearest' })
  lastHeight = visibleHeight
}

/** How often the height is checked where browsers do not observe it, ms. */
const unseenInterval = 1000

/**
 * Reports the content's height to the host whenever it changes. Browsers run no observers in a frame that was not scrolled into view yet,
 * so the height is also checked on a timer: the page then does not move when the reader gets there.
 */
const reportHeight = (host: Host, content: Element) => {
  let last = 0
  const look = () => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height === last || height === 0) return
    last = height
    host.send('resize', { height })
  }
  new ResizeObserver(look).observe(content)
  setInterval(look, unseenInterval)
}

/**
 * The height the layout uses: the window's own, or, in a frame of automatic height, what the host says the player can see (requirements,
 * ruling 5). `content` is the element whose height is the content's.
 */
export const followVisibleArea = (host: Host, content: Element): void => {
  const release = followWindow()
  const follow = (config: Config | null) => {
    if (!config?.autoHeight) return
    // The layout then hugs its content instead of filling the player's screen.
    document.documentElement.toggleAttribute('data-auto-height', true)
    if (config.viewport) {
      release()
      show(config.viewport)
      host.onCommand((name, payload) => {
        if (name !== 'viewport' || !isViewport(payload)) return false
        show(payload)
        return true
      })
    }
    reportHeight(host, content)
  }
  void host.config.then(follow)
}
