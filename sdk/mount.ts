import { EmbedError, type EmbedErrorCode, type Mismatch } from './embed-error.ts'
import { createEmitter } from './emitter.ts'
import { createFrame, followHeight, measure, showLine, watchRemoval, watchViewport } from './frame.ts'
import type { Handle } from './handle.ts'
import { ignoreRejection } from './ignore-rejection.ts'
import { createLink } from './link.ts'
import { checkOptions, describe, findTarget, frameUrl, isSecret, isTest, type MountOptions, readOptions } from './options.ts'
import { type CommandName, type Commands, type GuestEvents, protocol, shapes } from './protocol.ts'
import type { Told } from './report-page.ts'
import { watchFrame } from './watch-frame.ts'

/**
 * How far the test in the frame is. The frame says `hello` each time it has loaded; the rest are events it sends.
 *
 *     connecting ──other event──▶ refused ──ready──▶ ready ──hello──▶ asleep
 *         └────────────────────ready─────────────────▲ ▲─────ready──────┘
 *
 *     each of them ──destroy──▶ destroyed
 *
 * - `connecting`: it has sent nothing. Commands wait for the promise `ready`, and reject as that does.
 * - `refused`: it answers, and cannot be taken, or not yet. Commands reach it, also after `ready` has rejected: a new secret lets it in.
 * - `ready`: it can be taken. A further `ready` says that a refusal has been resolved.
 * - `asleep`: it was ready, and the frame has loaded again. The next `ready` is passed on as `reconnected`.
 * - `destroyed`: frame, port and listeners are gone, and whatever is pending rejects with `DESTROYED`.
 */
type Phase = 'connecting' | 'refused' | 'ready' | 'asleep' | 'destroyed'

/**
 * Puts the test into `target` (an element or a selector) and returns its handle at once. Throws `EmbedError` `BAD_OPTIONS`;
 * every later failure rejects `ready`, if that is still pending, and is sent as an `error` event.
 */
export const mount = (target: Element | string, options: MountOptions): Handle => {
  const settings = checkOptions(options)
  const element = findTarget(target)
  const url = frameUrl(settings)
  const { height = 'auto' } = settings
  const autoHeight = height === 'auto'
  const frame = createFrame(url, autoHeight ? Math.max(element.clientHeight, 480) : height, settings.title)

  const life = new AbortController()
  const { signal } = life
  /** For developers: a listener for this event was added, or this was mounted. On a live page a name that has no effect is no error. */
  const inTest = (about: string | Told) => {
    if (isTest(settings)) import('./hints.ts').then((sdk) => sdk.hint(about, shapes)).catch(() => {})
  }
  const { emit, listening } = createEmitter(inTest)
  let phase: Phase = 'connecting'
  /** The last request of the frame for its configuration was given a secret. */
  let hasSecret = false
  /** Whether the browser keeps the game. Not known before `ready`, unless the frame has said that it does not. */
  let kept: boolean | undefined
  let arrive!: () => void
  let refuse!: (error: EmbedError) => void
  const ready = new Promise<void>((resolve, reject) => {
    arrive = resolve
    refuse = reject
  })
  ready.catch(() => {}) // the error event tells too
  let leave!: (error: EmbedError) => void
  const gone = new Promise<never>((_, reject) => {
    leave = reject
  })
  gone.catch(() => {})

  const errorOf = (code: EmbedErrorCode, mismatch?: Mismatch) =>
    new EmbedError(phase === 'destroyed' ? 'DESTROYED' : code, mismatch, url.origin)
  const fail = (error: EmbedError) => {
    refuse(error)
    if (phase === 'destroyed') return leave(error)
    emit('error', error)
    console?.warn?.(error.message) // pages take it away
  }
  /** The partner's secret. Why their function failed is their own and may hold anything. */
  const readSecret = () => {
    const { secret, secretTimeout = 10_000 } = settings
    const asked = ignoreRejection(async () => {
      let got = 'an error'
      try {
        const given: unknown = await (typeof secret === 'function' ? secret() : secret)
        const trimmed = typeof given === 'string' ? given.trim() : given
        if (isSecret(trimmed)) return trimmed
        got = describe(trimmed)
      } catch {}
      throw errorOf('SECRET_FAILED', ['36 letters, digits, _ or -', got])
    })
    let timer: ReturnType<typeof setTimeout>
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(errorOf('SECRET_TIMEOUT', [`a secret within ${secretTimeout} ms`, 'none yet']))
        asked.then((better) => command('update', { secret: better })).catch(() => {})
      }, secretTimeout)
    })
    return Promise.race([asked, late, gone]).finally(() => clearTimeout(timer))
  }
  const setHeight = followHeight(frame, () => fail(errorOf('GROWTH_LOOP')))
  const watch = watchFrame(
    frame,
    url,
    signal,
    (code) => fail(errorOf(code)),
    () => link.close(),
  )
  const link = createLink(frame, url.origin, signal, {
    config: async () => {
      watch.stop()
      hasSecret = false
      const secret = await readSecret().catch((error: EmbedError) => {
        fail(error)
        throw error.code // not an Error: no stack goes to the other origin
      })
      hasSecret = true
      const { operator, userId, language } = settings
      return { operator, secret, userId, language, autoHeight, viewport: measure(frame) }
    },
    receive: (name, payload) => {
      if (phase === 'connecting') phase = 'refused'
      if (name === 'error') {
        const { code } = payload as GuestEvents['error']
        // The frame that got no secret says so too; the page knows why.
        return (hasSecret || code !== 'UNAUTHORIZED') && fail(errorOf(code))
      }
      if (name === 'notKept') kept = false
      if (name === 'resize' && autoHeight) {
        setHeight((payload as GuestEvents['resize']).height)
        viewportChanged()
      }
      if (name === 'scrollTop') showLine(frame, (payload as GuestEvents['scrollTop']).top)
      if (name === 'ready') {
        const again = phase === 'asleep'
        phase = name
        kept ??= true
        arrive()
        if (again) return emit('reconnected', {})
      }
      emit(name, payload as never)
    },
    onHello: () => {
      if (phase === 'ready') phase = 'asleep'
      return watch.hello()
    },
    onTooOld: ({ oldest, newest }) =>
      fail(errorOf('PROTOCOL_TOO_OLD', [`protocol ${protocol.oldest} to ${protocol.newest}`, `${+oldest} to ${+newest}`])),
  })
  const viewportChanged = watchViewport(signal, () => link.command('viewport', measure(frame)).catch(() => {}))

  const command = <Name extends CommandName>(name: Name, payload?: Commands[Name]) =>
    ignoreRejection(async () => {
      await ready.catch((error) => {
        if (phase === 'connecting') throw error
      })
      return link.command(name, payload).catch(() => {
        throw errorOf('NO_ANSWER')
      })
    })

  const destroy = () => {
    if (phase === 'destroyed') return
    phase = 'destroyed'
    life.abort()
    clearInterval(looking)
    watch.stop()
    link.close()
    fail(errorOf('DESTROYED'))
    frame.remove()
  }
  settings.signal?.addEventListener('abort', destroy, { signal })

  element.append(frame)
  // A page that removes the target without calling `destroy` is done with the test.
  const looking = watchRemoval(frame, destroy)
  if (settings.signal?.aborted) destroy()

  const told = { ready, frame, ...listening, settings, command, isKept: () => kept }
  inTest(told)
  return {
    ready,
    frame,
    ...listening,
    update: (given) =>
      ignoreRejection(async () => {
        const { language, secret } = readOptions(given)
        Object.assign(settings, checkOptions({ ...settings, ...(language && { language }), ...(secret && { secret }) }))
        return command('update', { language, secret: secret && (await readSecret()) })
      }),
    pause: () => command('pause'),
    resume: () => command('resume'),
    restart: () => command('restart'),
    fastForward: (to) => command('fastForward', to),
    focus: () => {
      frame.focus()
      return command('focus')
    },
    diagnose: () => ignoreRejection(() => import('./examine.ts').then(({ examine }) => examine(mount, { ...settings, signal }, told))),
    destroy,
  }
}
