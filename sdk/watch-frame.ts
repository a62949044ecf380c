import type { EmbedErrorCode } from './embed-error.ts'
import { ignoreRejection } from './ignore-rejection.ts'
import { listen } from './listen.ts'

/** Milliseconds: from mount to load or hello; from load to hello; from hello to the pull of the configuration. */
const loadTime = 20_000
const helloTime = 2000
const configTime = 10_000
/** More hellos than this for one load are not answered. */
const maxHellos = 5

/**
 * Detects that a frame fails to load, and why: at most one `fail` for each attempt; a hello begins a new attempt. `onLost` reports
 * that something other than the test was loaded into the frame.
 */
export const watchFrame = (
  frame: HTMLIFrameElement,
  url: URL,
  signal: AbortSignal,
  fail: (code: EmbedErrorCode) => void,
  onLost: () => void,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Hellos whose load event is still to come; the two may arrive in either order. */
  let early = 0
  let waiting = false
  let told = false
  let probing = false

  const stop = () => clearTimeout(timer)
  const after = (time: number, act: () => void) => {
    stop()
    timer = setTimeout(act, time)
  }
  const tell = (code: EmbedErrorCode) => {
    stop()
    if (!told) fail(code)
    told = true
  }
  /** The frame loaded something that does not answer. Does the provider answer at all? */
  const probe = () => {
    probing = true
    after(900, () => tell('UNREACHABLE'))
    ignoreRejection(async () => {
      await fetch(url, { mode: 'no-cors', cache: 'no-store', signal })
      tell('FRAME_REFUSED')
    })
  }

  listen(
    document,
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI }) => {
      const isFrame = effectiveDirective === 'frame-src'
      // The page's policy may also have blocked the probe: then only the frame's silence is known. Anything else it blocks says nothing.
      if ((isFrame || probing) && disposition === 'enforce' && blockedURI.startsWith(url.origin))
        tell(isFrame ? 'CSP_BLOCKED' : 'FRAME_REFUSED')
    },
    signal,
  )
  listen(
    frame,
    'load',
    () => {
      waiting = !early
      early = 0
      if (!waiting) return
      onLost()
      if (!told) after(helloTime, probe)
    },
    signal,
  )
  after(loadTime, () => tell('UNREACHABLE'))

  return {
    /** A hello came; false when there were too many. */
    hello: () => {
      told = probing = false
      after(configTime, () => tell('HANDSHAKE_TIMEOUT'))
      if (!waiting) early++
      waiting = false
      return early <= maxHellos
    },
    /** The guest is connected, or nobody is waiting any more. */
    stop,
  }
}
