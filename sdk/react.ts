import { type CSSProperties, createElement, forwardRef, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { EmbedError } from './embed-error.ts'
import type { AnyListener, EventName, Events } from './emitter.ts'
import { setHeight } from './frame.ts'
import type { Handle } from './handle.ts'
import { mount } from './mount.ts'
import { checkOptions, type MountOptions, type Secret } from './options.ts'

export type GamalyzeTestProps = Omit<MountOptions, 'secret'> & {
  /** Can be set later: until then nothing is mounted. */
  secret: Secret | undefined
  /** Listeners by event name; may be new functions at every render. */
  on?: { [Name in EventName]?: (payload: Events[Name]) => void } & { '*'?: AnyListener }
  /** Receives every error, including those of wrong props; none is ever thrown into the tree. */
  onError?: (error: EmbedError) => void
  /** Gets the handle after mounting and undefined after unmounting. */
  onHandle?: (handle: Handle | undefined) => void
  id?: string
  className?: string
  style?: CSSProperties
}

const isFixed = ({ height = 'auto' }: GamalyzeTestProps) => height !== 'auto'

/**
 * The test as a component; `ref` is its element. A new `language`, `secret`, `title`, `height` or `insets` applies to the running test;
 * another operator, player or address mounts the test again, and so does a removed `language` or a height that becomes fixed.
 */
export const GamalyzeTest = forwardRef<HTMLDivElement, GamalyzeTestProps>((props, ref) => {
  const { operator, userId, test, baseUrl, secretTimeout, language, modal } = props
  const parts = [operator, userId, test, baseUrl, secretTimeout, !!language, isFixed(props), !!modal]
  const key = parts.map((part) => typeof part + (Object(part) === part || String(part))).join() // whatever the props are
  return createElement(Embed, { ...props, key, target: ref })
})
GamalyzeTest.displayName = 'GamalyzeTest'

const Embed = ({ target, ...props }: GamalyzeTestProps & { target: Ref<HTMLDivElement> }) => {
  const element = useRef<HTMLDivElement>(null)
  useImperativeHandle(target, () => element.current as HTMLDivElement)
  /** Of the last render. */
  const latest = useRef(props)
  const mounted = useRef<Handle>(undefined)
  /** The last complaint about props, so that a render does not repeat it. */
  const complaint = useRef('')

  useEffect(() => {
    const before = latest.current
    // It may be without a secret for a time.
    const { secret = before.secret } = props
    latest.current = { ...props, secret }
    /** As the last render has it, also when the frame loads again. */
    const ask = () => {
      const { secret } = latest.current
      return (typeof secret === 'function' ? secret() : secret) as string
    }
    const notify = (name: EventName, payload: unknown) => {
      const { on, onError } = latest.current
      let listener: ((payload: unknown) => void) | undefined
      let any: ((...event: unknown[]) => void) | undefined
      try {
        listener = on?.[name] as typeof listener
        any = on?.['*'] as typeof any
      } catch {} // a proxy
      listener?.(payload)
      any?.(name, payload)
      if (name === 'error') onError?.(payload as EmbedError)
    }
    const handle = mounted.current
    const { on: _, onError: __, onHandle: ___, id: ____, className: _____, style: ______, ...mountProps } = props
    try {
      if (!handle && !secret) return
      const { signal, ...options } = checkOptions({ ...mountProps, secret: secret as Secret })
      if (!handle) {
        const made = mount(element.current as HTMLDivElement, { ...options, secret: ask })
        made.on('*', notify)
        mounted.current = made
      } else {
        const { language, title = 'Gamalyze', height, insets } = props
        if (secret !== before.secret && typeof secret === 'string') handle.update({ secret: ask })
        if (language !== before.language) handle.update({ language })
        if (insets !== before.insets) handle.update({ insets: insets ?? {} })
        handle.frame.title = title
        if (height !== before.height && isFixed(props)) setHeight(handle.frame, height)
      }
    } catch (error) {
      const { message } = error as EmbedError
      if (complaint.current !== message) notify('error', error)
      complaint.current = message
    }
    if (!handle && mounted.current) props.onHandle?.(mounted.current)
  })

  const { signal } = props
  useEffect(() => {
    const stop = () => mounted.current?.destroy()
    try {
      if (signal?.aborted) stop()
      signal?.addEventListener('abort', stop)
      return () => signal?.removeEventListener('abort', stop)
    } catch {} // not a URL: the options have already reported it
    return
  }, [signal])

  useEffect(
    () => () => {
      if (!mounted.current) return
      latest.current.onHandle?.(undefined)
      mounted.current.destroy()
      mounted.current = undefined
    },
    [],
  )
  const { id, className, style } = props
  return createElement('div', { ref: element, id, className, style })
}

declare module 'react' {
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the page's own.
    interface IntrinsicElements {
      'gamalyze-test': import('./element.ts').GamalyzeTestAttributes &
        import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}
