import type { EmbedError } from './embed-error.ts'
import type { Handle } from './handle.ts'
import type { MountOptions } from './options.ts'
import { type PageReport, postPageReport } from './page-report.ts'

/** A size is reported once it has been stable for this long, ms. */
const stableFor = 1000
/** The console takes no larger sizes, nor does the SDK give a frame more height. */
const largestSize = 20_000

/** What the report needs of a mounted test. */
export type PageTest = Pick<Handle, 'ready' | 'frame' | 'on'> & {
  settings: MountOptions
  /** The address that the frame was given. */
  url: URL
  /** Each error, and for each `ready` the milliseconds since `mount`. */
  history: (EmbedError | number)[]
  /** Whether the browser keeps the game, as far as the frame has said. */
  isKept(): boolean
  /** Rejects while there is no frame that answers. */
  command(name: 'look', report: PageReport): Promise<boolean>
}

/**
 * In test mode: tells the console's "Look at my page" that the test is shown, its size and what is in its way, one after the other, by the
 * frame, as the page's own policy may forbid it; an error that leaves no such frame by the page itself. What cannot be told `diagnose` says
 * in the page.
 */
export const reportPage = ({ ready, frame, on, settings, command, isKept }: PageTest): void => {
  const reportOf = (what: PageReport['what']): PageReport => {
    const { width, height } = frame.getBoundingClientRect()
    const pixels = (length: number) => Math.min(Math.round(length), largestSize)
    return { what, origin: location.origin, width: pixels(width), height: pixels(height) }
  }
  const reportDirectly = async (report: PageReport) => {
    const { origin } = new URL(frame.src)
    const asked = new URLSearchParams({ operator: settings.operator, origin: report.origin, test: '1' })
    const { console } = await (await fetch(`${origin}/embed-check.json?${asked}`)).json()
    const { secret } = settings
    if (console) await postPageReport(console, typeof secret === 'function' ? await secret() : secret, report)
  }
  let last: Promise<unknown> = Promise.resolve()
  const send = (what: PageReport['what']) => {
    const report = reportOf(what)
    const isError = what !== 'ready' && what !== 'resize'
    last = last
      .then(() => command('look', report).catch(() => false))
      .then((passed) => (passed || !isError ? undefined : reportDirectly(report)))
      .catch(() => {})
  }

  let isShown = false
  const show = () => {
    // What `diagnose` mounts is out of sight.
    if (frame.getBoundingClientRect().width === 0) return
    isShown = true
    send('ready')
    if (!isKept()) send('NOT_KEPT')
  }
  on('ready', show)
  on('reconnected', show)
  let errorReported = false
  on('error', ({ code }) => {
    errorReported = true
    if (code !== 'DESTROYED') send(code)
  })
  // What came before this file did.
  ready.then(
    () => isShown || show(),
    ({ code }) => errorReported || code === 'DESTROYED' || send(code),
  )
  let timer: ReturnType<typeof setTimeout>
  on('resize', () => {
    clearTimeout(timer)
    if (isShown) timer = setTimeout(send, stableFor, 'resize')
  })
}
