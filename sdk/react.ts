import { createElement, useEffect, useRef, useState } from 'react'
import { type EventName, type Events, type Handle, type MountOptions, mount } from './index.ts'

export type GamalyzeTestProps = MountOptions & {
  /** Listeners by event name; may be new functions at every render. */
  on?: { [Name in EventName]?: (payload: Events[Name]) => void }
  /** Gets the handle after mounting and undefined after unmounting. */
  onHandle?: (handle: Handle | undefined) => void
  className?: string
}

/** The test as a component. Another `language` or `secret` is an update; another operator, player or address mounts anew. */
export const GamalyzeTest = (props: GamalyzeTestProps) =>
  createElement(Embed, { ...props, key: `${props.operator} ${props.userId} ${props.test} ${props.baseUrl}` })

const Embed = (props: GamalyzeTestProps) => {
  const target = useRef<HTMLDivElement>(null)
  const applied = useRef(props)
  const [handle, setHandle] = useState<Handle>()
  useEffect(() => {
    const { current } = applied
    const mounted = mount(target.current as HTMLDivElement, current)
    setHandle(mounted)
    current.onHandle?.(mounted)
    return () => {
      current.onHandle?.(undefined)
      mounted.destroy()
    }
  }, [])
  useEffect(() => {
    const { language, secret } = applied.current
    applied.current = props
    if (language !== props.language || (secret !== props.secret && typeof props.secret === 'string')) handle?.update(props)
    const offs = Object.entries(props.on ?? {}).map(([name, listener]) => handle?.on(name as EventName, listener as never))
    return () => {
      for (const off of offs) off?.()
    }
  })
  return createElement('div', { ref: target, className: props.className })
}
