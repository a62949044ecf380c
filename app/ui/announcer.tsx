import { useSyncExternalStore } from 'react'
import { visuallyHidden } from './visually-hidden.tsx'

let message = ''
const listeners = new Set<() => void>()

/** Says a text politely to assistive technology. A repeated text is said again. */
export const announce = (text: string): void => {
  // A no-break space makes a repetition a change, or a screen reader stays silent.
  message = text === message ? `${text}\u00a0` : text
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one live region `announce` speaks through; the shell mounts it. */
export const Announcer = () => (
  <div className={visuallyHidden} role="status" aria-live="polite">
    {useSyncExternalStore(subscribe, () => message)}
  </div>
)
