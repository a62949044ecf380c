import { EmbedError } from './embed-error.ts'
import type { Handle } from './handle.ts'
import { mount } from './mount.ts'
import { checkOptions, findTarget, type MountOptions } from './options.ts'

export type LazyOptions = MountOptions & {
  /** How far ahead of the viewport to mount, as a CSS length; one viewport height by default. */
  margin?: string
}
export type LazyMount = {
  /** Resolves to the handle once the target comes near; rejects with `DESTROYED` if it never does. You need not handle the rejection. */
  readonly mounted: Promise<Handle>
  destroy(): void
}

/** Mounts when `target` comes near the viewport. Throws `BAD_OPTIONS` immediately, not when the reader gets there. */
export const mountLazy = (target: Element | string, input: LazyOptions): LazyMount => {
  const { margin = '100%', ...options } = checkOptions(input)
  const element = findTarget(target)
  let handle: Handle | undefined
  let come = (_: Handle) => {}
  const near = (entries: IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    handle = mount(element, options)
    come(handle)
  }
  let observer: IntersectionObserver
  try {
    observer = new IntersectionObserver(near, { rootMargin: `${margin} 0px` })
  } catch {
    throw new EmbedError('BAD_OPTIONS', ['margin: pixels or per cent', typeof margin])
  }
  let destroy = () => {}
  const mounted = new Promise<Handle>((resolve, reject) => {
    come = resolve
    observer.observe(element)
    destroy = () => {
      observer.disconnect()
      handle?.destroy()
      options.signal?.removeEventListener('abort', destroy)
      reject(new EmbedError('DESTROYED'))
    }
    options.signal?.addEventListener('abort', destroy, { once: true })
  })
  mounted.catch(() => {})
  if (options.signal?.aborted) destroy()
  return { mounted, destroy }
}
