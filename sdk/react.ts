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
export const GamalyzeTest = ({ on, onHandle, className, ...options }: GamalyzeTestProps) => {
  const { operator, userId, baseUrl, language, secret } = options
  const target = useRef<HTMLDivElement>(null)
  const [handle, setHandle] = useState<Handle>()
  useEffect(() => {
    const mounted = mount(target.current as HTMLDivElement, options)
    setHandle(mounted)
    onHandle?.(mounted)
    return () => {
      onHandle?.(undefined)
      mounted.destroy()
    }
  }, [operator, userId, baseUrl])
  useEffect(() => {
    const offs = Object.entries(on ?? {}).map(([name, listener]) => handle?.on(name as EventName, listener as never))
    return () => {
      for (const off of offs) off?.()
    }
  })
  useEffect(() => {
    handle?.update({ language, secret }).catch(() => {})
  }, [language, typeof secret === 'string' && secret])
  return createElement('div', { ref: target, className })
}
