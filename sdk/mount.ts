import { EmbedError, type EmbedErrorCode, type Mismatch } from './embed-error.ts'
import { createEmitter, type DestroyReason, events } from './emitter.ts'
import { createFrame, isInPage, setHeight } from './frame.ts'
import type { Handle, LivingTests, State } from './handle.ts'
import type { Destruction } from './hints.ts'
import { ignoreRejection } from './ignore-rejection.ts'
import { createLink } from './link.ts'
import { checkOptions, describe, findTarget, frameUrl, isSecret, isTest, type MountOptions, readOptions } from './options.ts'
import type { Placement } from './placement.ts'
import { type CommandName, type Commands, type GuestEvents, protocol } from './protocol.ts'
import type { PageTest } from './report-page.ts'
import { watchFrame } from './watch-frame.ts'

const key = Symbol.for('gamalyze.tests')
const page = globalThis as unknown as LivingTests
page[key] ??= new Map()
/** The tests of this page by the names of their frames, which copies of the frames have too; also those of a second copy of the SDK. */
const livingTests = page[key]

/** A frame that was out of the document for so long has nothing left to return to: the game has timed out, ms. */
const absenceLimit = 15 * 60_000

/** A promise with its two ends; a rejection that nobody handles is not reported. */
const deferred = <T>() => {
  let ends!: [resolve: (value: T) => void, reject: (error: EmbedError) => void]
  const promise = new Promise<T>((...both) => {
    ends = both
  })
  promise.catch(() => {})
  return [promise, ...ends] as const
}

/**
 * Puts the test into `target` (an element or a selector), or opens it as a modal, and returns its handle at once. Throws `EmbedError` `BAD_OPTIONS`;
 * every later failure is sent as an `error` event.
 */
export const mount: { (target: Element | string, options: MountOptions): Handle; (options: MountOptions & { modal: true }): Handle } = (
  target: Element | string | MountOptions,
  options: MountOptions = target as MountOptions,
): Handle => {
  const settings = checkOptions(options)
  const { height = 'auto', lazy, modal } = settings
  /** In a modal: the dialog's sheet. */
  const element = modal === true ? document.createElement('div') : findTarget(target as Element | string)
  const url = frameUrl(settings)
  const autoHeight = height === 'auto'
  const frame = createFrame(url, autoHeight ? '' : height, settings.title)

  const life = new AbortController()
  const { signal } = life
  /** For developers: a listener for this event was added, or this was mounted, or is gone. On a live page a name that has no effect is no error. */
  const inTest = (about: string | PageTest | Destruction) => {
    if (isTest(settings)) import('./hints.ts').then(({ hint }) => hint(about, events)).catch(() => {})
  }
  const { emit, listening } = createEmitter(inTest)
  let phase: State = 'connecting'
  /** The page knows that the player does not see the test. */
  let isAsleep = false
  const history: PageTest['history'] = []
  let startedAt = 0
  /** The last request of the frame for its configuration was given a secret. */
  let hasSecret = false
  /** The browser keeps the game, or the frame has not said yet that it does not. */
  let isStored = true
  const [ready, resolveReady, rejectReady] = deferred<void>()
  const [destroyed, , rejectDestroyed] = deferred<never>()
  /** What commands wait for: `ready`, or the next error. */
  let [outcome, succeed, giveUp] = deferred<void>()
  let hasFailed = false

  const errorOf = (code: EmbedErrorCode, mismatch?: Mismatch) => new EmbedError(phase === 'destroyed' ? 'DESTROYED' : code, mismatch)
  const fail = (error: EmbedError) => {
    hasFailed = true
    giveUp(error)
    if (phase === 'destroyed') {
      rejectReady(error)
      return rejectDestroyed(error)
    }
    history.push(error)
    emit('error', error)
    console?.warn?.(error.message) // pages take it away
  }
  const failWith = (code: EmbedErrorCode, mismatch?: Mismatch) => fail(errorOf(code, mismatch))
  const blocked = ({ expected, got }: Partial<EmbedError>) => failWith('SDK_BLOCKED', [expected, got])
  /** The partner's secret. Why their function failed is their own and may hold anything. */
  const readSecret = () => {
    const { secret, secretTimeout = 10_000 } = settings
    const request = ignoreRejection(async () => {
      let actual = 'an error'
      try {
        const given: unknown = await (typeof secret === 'function' ? secret() : secret)
        const trimmed = typeof given === 'string' ? given.trim() : given
        if (isSecret(trimmed)) return trimmed
        actual = describe(trimmed)
      } catch (error) {
        if (error instanceof EmbedError) actual = `${error.got}` // of ours, for an address
      }
      throw errorOf('SECRET_FAILED', ['36 letters, digits, _ or -', actual])
    })
    let timer: ReturnType<typeof setTimeout>
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(errorOf('SECRET_TIMEOUT', [`a secret within ${secretTimeout} ms`, 'none yet']))
        request.then((secret) => command('update', { secret })).catch(() => {})
      }, secretTimeout)
    })
    return Promise.race([request, timeout, destroyed]).finally(() => clearTimeout(timer))
  }
  const send = (name: CommandName, payload?: unknown) => void ignoreRejection(() => link.command(name, payload))

  let absenceTimer: ReturnType<typeof setTimeout> | undefined
  /** Looks whether the frame is in the document, and seen there, and tells page and frame. */
  const checkPresence = () => {
    if (signal.aborted || !watch) return
    watch.check()
    // A page that takes the dialog away has closed it.
    if (modal && !element.isConnected) return call()
    if (!isInPage(frame)) absenceTimer ??= setTimeout(destroy, absenceLimit, 'gone')
    else if (absenceTimer) {
      clearTimeout(absenceTimer)
      absenceTimer = undefined
      placement?.start()
    }
    if (phase !== 'ready') return
    if (!isInPage(frame)) phase = 'asleep'
    const isAway = phase === 'asleep' || placement?.isShown() === false
    // Of what nobody sees nothing is in view, and the frame need not follow it.
    const viewport = !isAway && placement?.measureAnew()
    if (viewport) send('viewport', viewport)
    if (isAway === isAsleep) return
    isAsleep = isAway
    send(isAway ? 'sleep' : 'wake')
    emit(isAway ? 'asleep' : 'awake', {})
  }
  let watch: ReturnType<typeof watchFrame> | undefined
  const link = createLink(frame, url.origin, signal, {
    config: async () => {
      watch?.stop()
      hasSecret = false
      const secret = await readSecret().catch((error: EmbedError) => {
        fail(error)
        throw error.code // not an Error: no stack goes to the other origin
      })
      hasSecret = true
      const { operator, userId, language } = settings
      await placing
      // A frame whose height nobody follows scrolls inside.
      return { operator, secret, userId, language, autoHeight: autoHeight && !!placement, modal: !!modal, viewport: placement?.measure() }
    },
    receive: (name, payload) => {
      if (phase === 'connecting') phase = 'refused'
      if (name === 'error') {
        const { code } = payload as GuestEvents['error']
        // The frame that got no secret says so too; the page knows why.
        return (hasSecret || code !== 'UNAUTHORIZED') && failWith(code)
      }
      if (name === 'notKept') isStored = false
      placement?.receive(name, payload)
      if (name !== 'ready') {
        emit(name, payload as never)
        if (modal && (name === 'escape' || name === 'finished')) setTimeout(call) // the frame is answered first
        return
      }
      const isBack = phase === 'asleep'
      phase = name
      history.push(performance.now() - startedAt)
      resolveReady()
      succeed()
      if (isBack) emit('reconnected', {})
      else emit(name, payload as never)
      if (isAsleep) send('sleep')
      checkPresence()
    },
    onHello: () => {
      begin() // a page may have put the frame somewhere by itself
      if (phase === 'ready') phase = 'asleep'
      if (phase === 'connecting' && hasFailed) [outcome, succeed, giveUp] = deferred()
      hasFailed = false
      return !!watch?.hello()
    },
    onStranger: () => placing?.then(() => placement?.replaceCopies(document)),
    onTooOld: (hello) => failWith('PROTOCOL_TOO_OLD', [`protocol ${protocol.newest}`, `protocol ${+hello.newest}`]),
  })

  const command = <Name extends CommandName>(name: Name, payload?: Commands[Name]) =>
    ignoreRejection(async () => {
      await outcome.catch((error) => {
        if (phase === 'connecting') throw error
      })
      return link.command(name, payload).catch(() => {
        throw errorOf('NO_ANSWER')
      })
    })

  const destroy = (reason: DestroyReason) => {
    if (phase === 'destroyed') return
    phase = 'destroyed'
    life.abort()
    clearTimeout(absenceTimer)
    watch?.stop()
    link.close()
    failWith('DESTROYED')
    frame.replaceWith() // old libraries have a `remove` of their own, which fails on a frame that is in no page
    emit('destroyed', { reason })
    if (modal) emit('close', {})
    inTest({ reason, settings })
  }
  const call = () => destroy('call')
  settings.signal?.addEventListener('abort', call, { signal })

  const handle: Handle = {
    ready,
    frame,
    get state() {
      return isAsleep && phase === 'ready' ? 'asleep' : phase
    },
    ...listening,
    update: (input) =>
      ignoreRejection(async () => {
        const { language, secret, insets } = readOptions(input)
        Object.assign(
          settings,
          checkOptions({ ...settings, ...(language && { language }), ...(secret && { secret }), ...(insets && { insets }) }),
        )
        checkPresence()
        return (!language && !secret && !!insets) || command('update', { language, secret: secret && (await readSecret()) })
      }),
    pause: () => command('pause'),
    resume: () => command('resume'),
    restart: () => command('restart'),
    fastForward: (to) => command('fastForward', to),
    focus: () => {
      frame.focus()
      return command('focus')
    },
    diagnose: () =>
      ignoreRejection(() => {
        if (!modal) begin()
        return Promise.race([destroyed, import('./examine.ts').then(({ examine }) => examine(pageTest))])
      }),
    destroy: call,
  }
  let placement: Placement | undefined
  let placing: Promise<void> | undefined
  /** Puts the frame into the page, which then loads it. */
  const begin = () => {
    if (watch || signal.aborted) return handle
    // A page may have made its random numbers the same.
    const name = `${Math.random()} ${livingTests.size}`
    frame.dataset.gamalyzeFrame = name
    livingTests.set(name, { handle, copied: () => destroy('copied') })
    signal.addEventListener('abort', () => livingTests.delete(name))
    if (autoHeight) setHeight(frame, Math.max(element.clientHeight, 480))
    if (!frame.isConnected) element.append(frame)
    watch = watchFrame(frame, element, url, signal, failWith, () => link)
    startedAt = performance.now()
    placing = import('./placement.ts').then(
      ({ place }) => {
        if (signal.aborted) return
        placement = place({ frame, element, settings, signal, onChange: checkPresence, onError: failWith })
        checkPresence()
      },
      blocked, // what it does is missing; as a module the test can be taken
    )
    checkPresence()
    return handle
  }
  if (settings.signal?.aborted) call()
  else if (modal === true)
    import('./dialog.ts').then(({ showDialog }) => signal.aborted || showDialog(element as HTMLElement, settings, begin), blocked)
  else if (lazy && !modal)
    import('./near.ts').then(({ whenNear }) => whenNear(element, lazy === true ? '100%' : lazy, signal, begin), begin)
  else begin()

  const pageTest = {
    get ready() {
      return outcome
    },
    frame,
    ...listening,
    settings,
    url,
    history,
    command,
    isKept: () => isStored,
  }
  inTest(pageTest)
  return handle
}
