import { EmbedError } from './embed-error.ts'
import type { Handle } from './handle.ts'
import { mount } from './mount.ts'
import { whenNear } from './near.ts'
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

/** Mounts when `target` comes near the viewport; throws `BAD_OPTIONS` at once. `mount` with `lazy` returns the handle at once. */
export const mountLazy = (target: Element | string, input: LazyOptions): LazyMount => {
  const { margin = '100%', lazy: _, ...options } = checkOptions(input)
  const element = findTarget(target)
  const life = new AbortController()
  const destroy = () => life.abort()
  const { signal } = options
  let come = (_: Handle) => {}
  const mounted = new Promise<Handle>((resolve, reject) => {
    come = resolve
    life.signal.addEventListener('abort', () => reject(new EmbedError('DESTROYED')))
  })
  mounted.catch(() => {})
  try {
    whenNear(element, margin, life.signal, () => come(mount(element, { ...options, signal: life.signal })))
  } catch {
    throw new EmbedError('BAD_OPTIONS', ['margin: pixels or per cent', typeof margin])
  }
  signal?.addEventListener('abort', destroy, { signal: life.signal })
  if (signal?.aborted) destroy()
  return { mounted, destroy }
}
