import { createStore } from '../store.ts'
import { useStore } from '../use-store.ts'
import { visuallyHidden } from './visually-hidden.tsx'

const message = createStore('')

/** Announces a text politely to assistive technology. A repeated text is announced again. */
export const announce = (text: string): void => {
  // A no-break space makes a repetition a change, or a screen reader stays silent.
  message.set(text === message.get() ? `${text}\u00a0` : text)
}

/** Clears the announcement, so that somebody reading to the end of a screen finds nothing of the one before. */
export const clearAnnouncement = (): void => message.set('')

/** The one live region `announce` speaks through; the shell mounts it. Without a role: an empty status bar would be read out. */
export const Announcer = () => (
  <div className={visuallyHidden} aria-live="polite">
    {useStore(message)}
  </div>
)
