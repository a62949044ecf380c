import { useSyncExternalStore } from 'react'
import type { Readable } from './store.ts'

const whole = <T, Part>(value: T) => value as unknown as Part

/** The present value of a store, or what `select` takes of it, a part and no new object; the component renders again when that changes. */
export const useStore = <T, Part = T>({ subscribe, get }: Readable<T>, select: (value: T) => Part = whole): Part => {
  const selected = () => select(get())
  return useSyncExternalStore(subscribe, selected, selected)
}
