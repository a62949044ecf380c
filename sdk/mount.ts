import { EmbedError, type EmbedErrorCode } from './embed-error.ts'
import { createEmitter } from './emitter.ts'
import { followHeight } from './follow-height.ts'
import { createFrame, measure, showLine } from './frame.ts'
import type { Handle } from './handle.ts'
import { createLink } from './link.ts'
import { type MountOptions, checkOptions, findTarget, frameUrl, isSecret } from './options.ts'
import type { CommandName, Commands, GuestEvents } from './protocol.ts'
import { quietly } from './quietly.ts'
import { watchFrame } from './watch-frame.ts'
import { watchViewport } from './watch-viewport.ts'

/**
 * Puts the test into `target` (an element or a selector) and returns its handle at once. Throws `EmbedError` `BAD_OPTIONS`;
 * every later failure rejects `ready`, if that is still open, and comes as an `error` event.
 */
export const mount = (target: Element | string, options: MountOptions): Handle => {
  checkOptions(options)
  const element = findTarget(target)
  const settings = { ...options }
  const url = frameUrl(settings)
  const { height = 'auto' } = settings
  const autoHeight = height === 'auto'
  const start = autoHeight ? Math.max(element.clientHeight, 480) : height
  const frame = createFrame(url, +start ? `${start}px` : `${start}`, settings.title)

  const life = new AbortController()
  const { signal } = life
  const { emit, listening } = createEmitter()
  /** The test is there, also when all it shows is that it was refused. */
  let heard = false
  let wasReady = false
  /** The frame was loaded since the last `ready`. */
  let loaded = false
  let arrive = () => {}
  let refuse = (_: EmbedError) => {}
  const ready = new Promise<void>((resolve, reject) => {
    arrive = resolve
    refuse = reject
  })
  ready.catch(() => {}) // the error event tells too
  const gone = new Promise((resolve) => {
    signal.onabort = resolve
  })

  const errorOf = (code: EmbedErrorCode) => new EmbedError(signal.aborted ? 'DESTROYED' : code)
  const fail = (code: EmbedErrorCode) => {
    const error = errorOf(code)
    refuse(error)
    if (signal.aborted) return
    console.warn(error.message)
    emit('error', error)
  }
  const readSecret = async () => {
    try {
      const given = await Promise.race([gone, typeof settings.secret === 'function' ? settings.secret() : settings.secret])
      const secret = (given as string).trim()
      if (isSecret(secret)) return secret
    } catch {} // the reason is the partner's own and may hold anything
    throw errorOf('SECRET_FAILED')
  }
  const setHeight = followHeight(frame, () => fail('GROWTH_LOOP'))
  const watch = watchFrame(frame, url, signal, fail, () => link.close())
  const link = createLink(frame, url.origin, signal, {
    config: async () => {
      watch.stop()
      loaded = true
      const secret = await readSecret().catch(() => {
        fail('SECRET_FAILED')
        throw 'SECRET_FAILED' // not an Error: no stack goes to the other origin
      })
      const { operator, userId, language } = settings
      return { operator, secret, userId, language, autoHeight, viewport: measure(frame) }
    },
    receive: (name, payload) => {
      heard = true
      if (name === 'error') return fail((payload as GuestEvents['error']).code)
      if (name === 'resize' && autoHeight) {
        setHeight((payload as GuestEvents['resize']).height)
        viewportChanged()
      }
      if (name === 'scrollTop') showLine(frame, (payload as GuestEvents['scrollTop']).top)
      if (name === 'ready') {
        const again = wasReady && loaded
        wasReady = true
        loaded = false
        arrive()
        if (again) return emit('reconnected', {})
      }
      emit(name, payload as never)
    },
    onHello: watch.hello,
    onTooOld: () => fail('PROTOCOL_TOO_OLD'),
  })
  const viewportChanged = watchViewport(signal, () => link.command('viewport', measure(frame)).catch(() => {}))

  const command = <Name extends CommandName>(name: Name, payload?: Commands[Name]) =>
    quietly(async () => {
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
    watch.stop()
    link.close()
    fail('DESTROYED')
    frame.remove()
  }
  settings.signal?.addEventListener('abort', destroy, { signal })

  element.append(frame)
  if (settings.signal?.aborted) destroy()

  return {
    ready,
    frame,
    ...listening,
    update: ({ language, secret }) =>
      quietly(async () => {
        const changes = { ...(language && { language }), ...(secret && { secret }) }
        checkOptions({ ...settings, ...changes })
        Object.assign(settings, changes)
        return command('update', { language, secret: secret && (await readSecret()) })
      }),
    pause: () => command('pause'),
    resume: () => command('resume'),
    restart: () => command('restart'),
    focus: () => {
      frame.focus()
      return command('focus')
    },
    diagnose: () => quietly(() => import('./diagnose.ts').then((sdk) => sdk.diagnose({ ...settings, signal }))),
    destroy,
  }
}
