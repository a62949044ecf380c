import type { EmbedErrorCode } from './embed-error.ts'
import { isInPage } from './frame.ts'
import { ignoreRejection } from './ignore-rejection.ts'

/** Milliseconds: from mount to load or hello; from load to hello; from hello to the pull of the configuration. */
const loadTime = 20_000
const helloTime = 2000
const configTime = 10_000
/** More hellos than this for one load are not answered. */
const maxHellos = 5

/** Detects that a frame fails to load, and why: one `fail` for each attempt; a hello, or the frame's return, begins another. */
export const watchFrame = (
  frame: HTMLIFrameElement,
  target: Element,
  url: URL,
  signal: AbortSignal,
  fail: (code: EmbedErrorCode) => void,
  link: () => { close(): void; hears(): boolean },
) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Hellos whose load event is still to come; the two may arrive in either order. */
  let early = 0
  let waiting = false
  let reported = false
  let probing = false
  let greeted = false
  /** The frame's own, or another under which it said hello. */
  let address = url.href
  /** Pages add parameters and fragments. */
  const hasAddress = () => `${frame.getAttribute('src')}`.startsWith(address)
  let present = true
  let corrections = 0

  const stop = () => clearTimeout(timer)
  const after = (time: number, act: () => void) => {
    stop()
    timer = setTimeout(act, time)
  }
  const report = (code: EmbedErrorCode) => {
    stop()
    if (!reported) fail(code)
    reported = true
  }
  const expectLoad = () =>
    after(loadTime, () => {
      check()
      if (!present) return
      // Browsers load foreign frames of a page only when the reader goes there.
      if ((document as { prerendering?: boolean }).prerendering) expectLoad()
      else report('UNREACHABLE')
    })
  /** The frame loaded something that does not answer. Does the provider answer at all? */
  const probe = () => {
    probing = true
    after(900, () => report('UNREACHABLE'))
    ignoreRejection(async () => {
      // A page may have put options of requests on every object.
      await fetch(url, { __proto__: null, mode: 'no-cors', cache: 'no-store', signal } as RequestInit)
      // Of a page without an origin nobody can say whose it is, and the frame has none either.
      report(origin === 'null' ? 'BLOCKED_BY_SANDBOX' : link().hears() ? 'FRAME_REFUSED' : 'MESSAGES_BLOCKED')
    })
  }
  /** Whether the frame is in the document with its own address. A frame that leaves with its target, or once greeted, is only away. */
  const check = () => {
    // Optimisers of pages put off what is out of sight. Two that correct each other would never end.
    if (frame.loading === 'lazy' && corrections++ < 5) frame.loading = 'eager'
    const isPresent = hasAddress() && isInPage(frame)
    if (!isPresent) {
      stop()
      waiting = probing = false
      if (present) link().close()
      if (!hasAddress() || (isInPage(target) && !greeted)) report('FRAME_HELD')
    } else if (!present) {
      reported = false
      early = 0
      expectLoad()
    }
    present = isPresent
  }

  const options = { signal, capture: true, passive: true }
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI }) => {
      const isFrame = effectiveDirective === 'frame-src'
      // The page's policy may also have blocked the probe: then only the frame's silence is known. Anything else it blocks says nothing.
      if ((isFrame || probing) && disposition === 'enforce' && blockedURI.startsWith(url.origin))
        report(isFrame ? 'CSP_BLOCKED' : 'FRAME_REFUSED')
    },
    options,
  )
  frame.addEventListener(
    'load',
    () => {
      check()
      if (!present) return
      // Another fragment is reported as a load too.
      waiting = !early && !(greeted && frame.src.includes('#'))
      early = 0
      if (!waiting) return
      link().close()
      if (!reported) after(helloTime, probe)
    },
    options,
  )
  expectLoad()
  const changes = new MutationObserver(check)
  changes.observe(frame, { attributeFilter: ['src', 'loading'] })
  signal.addEventListener('abort', () => changes.disconnect())

  return {
    check,
    /** A hello came; false when there were too many. */
    hello: () => {
      if (!hasAddress()) address = frame.src
      check()
      reported = probing = false
      greeted = true
      after(configTime, () => report('HANDSHAKE_TIMEOUT'))
      if (!waiting) early++
      waiting = false
      return early <= maxHellos
    },
    /** The guest is connected, or nobody is waiting any more. */
    stop,
  }
}
