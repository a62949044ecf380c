import { EmbedError, type EmbedErrorCode, type Mismatch } from './embed-error.ts'
import { createEmitter } from './emitter.ts'
import { followHeight } from './follow-height.ts'
import { createFrame, measure, showLine } from './frame.ts'
import type { Handle } from './handle.ts'
import { ignoreRejection } from './ignore-rejection.ts'
import { createLink } from './link.ts'
import { checkOptions, describe, findTarget, frameUrl, isSecret, isTest, type MountOptions, readOptions } from './options.ts'
import { type CommandName, type Commands, type GuestEvents, protocol, shapes } from './protocol.ts'
import type { Told } from './tell.ts'
import { watchFrame } from './watch-frame.ts'
import { watchViewport } from './watch-viewport.ts'

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
  /** The test is there, also when all it shows is that it was refused. */
  let heard = false
  let wasReady = false
  /** The frame got a secret of this load. */
  let given = false
  let kept: boolean | undefined
  /** The frame was loaded since the last `ready`. */
  let loaded = false
  let arrive!: () => void
  let refuse!: (error: EmbedError) => void
  const ready = new Promise<void>((resolve, reject) => {
    arrive = resolve
    refuse = reject
  })
  ready.catch(() => {}) // the error event tells too
  const gone = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(errorOf('DESTROYED'))
  })
  gone.catch(() => {})

  const errorOf = (code: EmbedErrorCode, mismatch?: Mismatch) => new EmbedError(signal.aborted ? 'DESTROYED' : code, mismatch, url.origin)
  const fail = (failure: EmbedErrorCode | EmbedError, mismatch?: Mismatch) => {
    const error = failure instanceof EmbedError ? failure : errorOf(failure, mismatch)
    refuse(error)
    if (signal.aborted) return
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
  const setHeight = followHeight(frame, () => fail('GROWTH_LOOP'))
  const watch = watchFrame(frame, url, signal, fail, () => link.close())
  const link = createLink(frame, url.origin, signal, {
    config: async () => {
      watch.stop()
      given = false
      const secret = await readSecret().catch((error: EmbedError) => {
        fail(error)
        throw error.code // not an Error: no stack goes to the other origin
      })
      given = true
      const { operator, userId, language } = settings
      return { operator, secret, userId, language, autoHeight, viewport: measure(frame) }
    },
    receive: (name, payload) => {
      heard = true
      if (name === 'error') {
        const { code } = payload as GuestEvents['error']
        // The frame that got no secret says so too; the page knows why.
        return given || code !== 'UNAUTHORIZED' ? fail(code) : undefined
      }
      if (name === 'notKept') kept = false
      if (name === 'resize' && autoHeight) {
        setHeight((payload as GuestEvents['resize']).height)
        viewportChanged()
      }
      if (name === 'scrollTop') showLine(frame, (payload as GuestEvents['scrollTop']).top)
      if (name === 'ready') {
        const again = wasReady && loaded
        wasReady = true
        loaded = false
        kept ??= true
        arrive()
        if (again) return emit('reconnected', {})
      }
      emit(name, payload as never)
    },
    onHello: () => {
      loaded = true
      return watch.hello()
    },
    onTooOld: ({ oldest, newest }) =>
      fail('PROTOCOL_TOO_OLD', [`protocol ${protocol.oldest} to ${protocol.newest}`, `${+oldest} to ${+newest}`]),
  })
  const viewportChanged = watchViewport(signal, () => link.command('viewport', measure(frame)).catch(() => {}))

  const command = <Name extends CommandName>(name: Name, payload?: Commands[Name]) =>
    ignoreRejection(async () => {
      await ready.catch((error) => {
        if (!heard) throw error
      })
      return link.command(name, payload).catch(() => {
        throw errorOf('NO_ANSWER')
      })
    })

  const destroy = () => {
    if (signal.aborted) return
    life.abort()
    clearInterval(looking)
    watch.stop()
    link.close()
    fail('DESTROYED')
    frame.remove()
  }
  settings.signal?.addEventListener('abort', destroy, { signal })

  element.append(frame)
  // A page that removes the target without calling `destroy` is done with the test; moving it is different.
  // Not a number until it has been there.
  let away = frame.isConnected ? 0 : Number.NaN
  const looking = setInterval(() => {
    away = frame.isConnected ? 0 : away + 1
    if (away > 1) destroy()
  }, 400)
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
