import type { Config, Viewport } from '../../sdk/protocol.ts'
import { followWindow, setVisibleArea } from '../theme/visible-area.ts'
import type { Host } from './host.ts'

const isViewport = (value: unknown): value is Viewport =>
  ['width', 'height', 'top', 'bottom'].every((key) => Number.isFinite((value as Record<string, unknown> | null | undefined)?.[key]))

let lastHeight = 0
const show = ({ width, height, top, bottom, left = 0, right = innerWidth }: Viewport) => {
  const visibleHeight = Math.max(bottom - top, 0) || height
  const [from, to] = right > left ? [left, right] : [0, innerWidth]
  setVisibleArea({ width, height, top, visibleHeight, left: from, right: innerWidth - to })
  // A phone's keyboard has come up: what is being filled in stays in view.
  if (visibleHeight < lastHeight) document.querySelector('dialog :focus')?.scrollIntoView({ block: 'nearest' })
  lastHeight = visibleHeight
}

/** How often the height is checked where browsers do not observe it, ms. */
const unseenInterval = 1000

/**
 * The height the layout uses: the window's own, or, in a frame of automatic height, what the host says the player can see. The host is told
 * each height of `content`; out of view, where browsers run no observers, on a timer, so that nothing moves when the reader gets there.
 */
export const followVisibleArea = (host: Host, content: Element): void => {
  const release = followWindow()
  let last = 0
  let timer: ReturnType<typeof setInterval>
  const measure = () => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height === last || height === 0) return
    last = height
    host.send('resize', { height })
  }
  const follow = (config: Config | null) => {
    if (!config?.autoHeight) return
    const { viewport } = config
    const apply = (viewport: Viewport | undefined) => {
      clearInterval(timer)
      if (viewport) show(viewport)
      if (!viewport || viewport.bottom <= viewport.top) timer = setInterval(measure, unseenInterval)
    }
    apply(viewport)
    // The layout then hugs its content instead of filling the player's screen.
    document.documentElement.toggleAttribute('data-auto-height', true)
    if (viewport) {
      release()
      host.onCommand((name, payload) => {
        if (name !== 'viewport' || !isViewport(payload)) return false
        apply(payload)
        return true
      })
    }
    new ResizeObserver(measure).observe(content)
  }
  void host.config.then(follow)
}
