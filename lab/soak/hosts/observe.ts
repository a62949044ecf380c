import type { Handle, MountOptions } from '../../../sdk/index.ts'

/** What each host page implements. */
export type Host = {
  /** Where its elements are, unless that is the document. */
  root?: ShadowRoot
  /** Arrives at the page with the test, where the host's router exchanges pages. */
  enter?(): Promise<unknown>
  mount(): Promise<Handle>
  destroy(): unknown
}

/** What a test changed of its host page. `focus` counts moves; of `shift` only Chromium tells, `below` is how far the paragraph below it moved, px. */
export type Changes = { entries: number; focus: number; scroll: number; below: number; shift: number; selection: boolean; styles: string }

export type Trace = ReturnType<typeof observe>

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the browser's own.
  interface Window {
    host: Host
    trace: Trace
  }
}

/** Runs in the page before all other scripts: watches what a test leaves there. `#heap` in the address leaves its listeners unwatched. */
export const observe = (options: MountOptions) => {
  const root = () => window.host?.root ?? document
  const find = (selector: string) => root().querySelector<HTMLElement>(selector) as HTMLElement
  const scroller = () => root().querySelector('dialog[open]') ?? document.scrollingElement ?? document.body
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  /** @throws Error instead of waiting for ever */
  const within = async <T>(promise: Promise<T>, what: string) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, 90_000, new Error(`${what} did not come`))
    })
    return Promise.race([promise, late]).finally(() => clearTimeout(timer))
  }

  let isPersisted = false
  let shift = 0
  let moves: string[] = []
  const problems: string[] = []
  addEventListener('pageshow', ({ persisted }) => {
    isPersisted = persisted
  })
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  for (const type of ['focusin', 'focusout'] as const)
    document.addEventListener(type, ({ target }) => moves.push(`${type} ${(target as Element).id || (target as Element).tagName}`), true)
  if (PerformanceObserver.supportedEntryTypes?.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value
    }).observe({ type: 'layout-shift' })

  type Listener = { target: WeakRef<EventTarget>; type: string; listener: unknown; capture: boolean }
  let listeners: Listener[] = []
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const drop = (target: EventTarget, type: string, listener: unknown, capture: boolean) => {
    listeners = listeners.filter(
      (one) => one.target.deref() !== target || one.type !== type || one.listener !== listener || one.capture !== capture,
    )
  }
  const isCapture = (given?: boolean | EventListenerOptions) => (typeof given === 'object' ? !!given.capture : !!given)
  if (location.hash !== '#heap') {
    EventTarget.prototype.addEventListener = new Proxy(add, {
      apply: (_, self, given) => {
        const [target, [type, listener, settings]] = [self ?? window, given]
        const { signal, once } = typeof settings === 'object' ? settings : {}
        const capture = isCapture(settings)
        if (listener && !signal?.aborted) {
          drop(target, type, listener, capture)
          listeners.push({ target: new WeakRef(target), type, listener, capture })
          const end = () => drop(target, type, listener, capture)
          if (signal) add.call(signal, 'abort', end)
          if (once) add.call(target, type, end, capture)
        }
        return Reflect.apply(add, target, given)
      },
    })
    EventTarget.prototype.removeEventListener = new Proxy(remove, {
      apply: (_, self, given) => {
        const [type, listener, settings] = given
        drop(self ?? window, type, listener, isCapture(settings))
        return Reflect.apply(remove, self ?? window, given)
      },
    })
  }
  /** Those on what lives as long as the page: not on elements that were removed, ports of theirs or ended signals. */
  const lasting = () =>
    listeners.flatMap(({ target, type }) => {
      const living = target.deref()
      if (!living || living instanceof MessagePort || (living instanceof AbortSignal && living.aborted)) return []
      return living instanceof Node && !living.isConnected ? [] : `${living.constructor.name} ${type}`
    })

  /** The computed styles of all elements of the host; the sizes of those around the test follow it. */
  const styles = () => {
    const test = find('#app, #test')
    const sizes = /^(height|block-size|perspective-origin|transform-origin)$/
    const elements = [document.documentElement, document.body, ...(root() === document ? document.body : root()).querySelectorAll('*')]
    return elements
      .filter((element) => !test.contains(element) && !/^(SCRIPT|STYLE|LINK)$/.test(element.tagName))
      .map((element) => {
        const computed = getComputedStyle(element)
        const names = [...computed].filter((name) => !(sizes.test(name) && (element.contains(test) || root() !== document)))
        const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`)
        return [element.id || element.tagName, ...attributes, ...names.map((name) => `${name}: ${computed.getPropertyValue(name)}`)]
      })
      .concat([[`${document.head.querySelectorAll('style, link[rel=stylesheet]').length} style sheets`]])
  }
  const measure = () => {
    const { id, selectionStart, selectionEnd } = (root().activeElement ?? {}) as HTMLInputElement
    return {
      focus: id ?? '',
      selection: `${getSelection()} ${selectionStart} ${selectionEnd}`,
      top: scroller().scrollTop,
      left: scroller().scrollLeft,
      below: find('#below').getBoundingClientRect().top + scroller().scrollTop,
      entries: history.length,
      address: location.href,
      styles: styles(),
    }
  }
  let before: ReturnType<typeof measure> | undefined
  let handle: Handle | undefined
  let eventNames: string[] = []

  const trace = {
    options,
    problems,
    /** Scrolls to a field of the host, gives it the focus, and selects some of its text. */
    async begin(id: string) {
      const field = find(`#${id}`) as HTMLInputElement
      field.focus({ preventScroll: true })
      field.setSelectionRange(1, 4)
      scroller().scrollTop += field.getBoundingClientRect().top - 100
      await pause(500)
      before = measure()
      moves = []
      shift = 0
      return before.focus === id
    },
    changes(): Changes {
      const now = measure()
      if (!before) throw new Error('nothing was measured before')
      const old = before
      const differing = now.styles.flatMap((lines, index) =>
        lines.filter((line, at) => line !== old.styles[index]?.[at]).map((line) => `${lines[0]} { ${line} }`),
      )
      return {
        entries: now.entries - old.entries + Number(now.address !== old.address),
        focus: now.focus === old.focus ? moves.length : Math.max(1, moves.length),
        scroll: Math.max(Math.abs(now.top - old.top), Math.abs(now.left - old.left)),
        below: Math.abs(now.below - old.below),
        shift,
        selection: now.selection === old.selection,
        styles: differing.slice(0, 3).join(' '),
      }
    },
    async mount() {
      eventNames = []
      handle = await within(window.host.mount(), 'the handle')
      window.handle = handle
      for (const name of ['reconnected', 'progress'] as const) handle.on(name, () => eventNames.push(name))
      await within(handle.ready, 'ready')
    },
    async hears(name: string) {
      for (let tries = 0; !eventNames.includes(name); tries++) {
        if (tries > 900) throw new Error(`${name} did not come`)
        await pause(100)
      }
      eventNames = []
    },
    async destroy() {
      await window.host.destroy()
      while (root().querySelector('iframe')) await pause(20)
    },
    async cycle(times: number) {
      for (let time = 0; time < times; time++) {
        await trace.mount()
        await trace.destroy()
      }
      await pause(500)
    },
    lasting,
    persisted: () => isPersisted,
    /** Why Chromium did not keep the page. */
    reasons: () =>
      JSON.stringify(
        (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? null,
      ),
  }
  return trace
}
