import type * as Copies from './copies.ts'
import type { EmbedErrorCode } from './embed-error.ts'
import { followHeight, holdSize, own } from './height.ts'
import type { Settings } from './options.ts'
import type { GuestEventName, GuestEvents } from './protocol.ts'
import { showLine, watchViewport } from './viewport.ts'

export { openHostPort } from './host-port.ts'

type Parts = { frame: HTMLIFrameElement; element: Element; settings: Settings; signal: AbortSignal } & Listeners
/** `onChange`: the player may see another part of the frame, or nothing, or the frame may be out of the document. */
type Listeners = { onChange(): void; onError(code: EmbedErrorCode): void }

/**
 * What a test needs of the page once its frame is there: its height, what of it the player sees, and that copies of it are known. Loaded
 * beside the frame, it shares no module with what comes before it, which would be cut in pieces.
 */
export const place = ({ frame, element, settings, signal, onChange, onError }: Parts) => {
  // Copies of frames are rare, and so what knows them is loaded where one may be.
  const copies = (act: (known: typeof Copies) => void) => void import('./copies.ts').then(act).catch(() => {})
  if (element.childElementCount > 1) copies(({ removeCopies }) => removeCopies(element))
  const autoHeight = (settings.height ?? 'auto') === 'auto'
  // Rules of the page about all its frames. One that hides this frame later is about this one.
  if (/none|contents/.test(getComputedStyle(frame).display)) own(frame, { display: undefined })
  if (autoHeight) own(frame, { height: undefined, 'max-height': 'none' })
  holdSize(frame)
  const viewport = watchViewport(
    frame,
    () => settings.insets,
    signal,
    () => {
      holdSize(frame)
      onChange()
    },
  )
  const follow = followHeight(frame, () => onError('GROWTH_LOOP'))
  // Browsers print a frame in the height it had, over as many sheets as that takes; on paper its content needs half of it or less. Chromium
  // leaves a sheet empty before a frame that is not at the very top, and one after it, unless it is clipped.
  let undo = () => {}
  const onPrint = () => {
    undo()
    const parent = frame.parentElement ?? frame
    const { marginTop } = frame.style
    const { overflow } = parent.style
    const set = (maxHeight: string, margin: string, clip: string) => {
      if (autoHeight) own(frame, { 'max-height': maxHeight })
      frame.style.marginTop = margin
      parent.style.overflow = clip
    }
    const top = frame.getBoundingClientRect().top + scrollY
    const share = 0.36 + Math.min(frame.clientWidth, 960) / 5300
    set(`${frame.clientHeight * share}px`, top < 50 ? `${-top}px` : marginTop, 'clip')
    undo = () => {
      set('none', marginTop, overflow)
      undo = () => {}
    }
  }
  addEventListener('beforeprint', onPrint, { signal })
  addEventListener('afterprint', () => undo(), { signal })
  /** What the frame was told last. */
  let lastSent: string | undefined
  const measure = (isUnknown?: boolean) => {
    const measured = viewport.measure()
    const before = lastSent
    lastSent = Object.values(measured).join()
    return isUnknown || lastSent !== before ? measured : undefined
  }
  viewport.start()
  return {
    ...viewport,
    replaceCopies: (root: ParentNode) => copies(({ replaceCopies }) => void replaceCopies(root)),
    measure: () => measure(true),
    /** Undefined if the frame knows it. */
    measureAnew: () => measure(),
    /** Does what the frame asks of the page. */
    receive: (name: GuestEventName, payload: GuestEvents[GuestEventName]) => {
      if (name === 'scrollTop') showLine(frame, (payload as GuestEvents['scrollTop']).top, settings.insets)
      if (name !== 'resize' || !autoHeight) return
      follow((payload as GuestEvents['resize']).height)
      viewport.changed()
    },
  }
}
export type Placement = ReturnType<typeof place>
