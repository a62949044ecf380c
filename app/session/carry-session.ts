import { journalKey, type Session, sessionKeys, storedKeys } from './session.ts'
import { formatField, type SessionStore } from './session-store.ts'
import { openStorage, tabKey } from './storage.ts'

/** Ends the address of a tab that is to take over the session of the frame that opened it. */
export const carryHash = '#carry'

/** How long the tab waits for the frame, ms. */
const timeoutMs = 3000

/** Whether the session has just moved to a tab of its own; reset once the player has read that. */
export const carried = { away: false }

type Message = { gamalyze: 'carry' } | { gamalyze: 'carried'; entries: Record<string, string> }

/** A session as its storage holds it, key by key. */
const storageEntries = (session: Session): Record<string, string> =>
  Object.fromEntries(
    [[journalKey, JSON.stringify(session.journal)], ...storedKeys.map((key) => [key, formatField(session[key])])].filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  )

/** In the frame: gives its session to a tab of its origin that it opened, and tells when it is gone. Returns the stop function. */
export const offerSession = (session: SessionStore, onCarried: () => void): (() => void) => {
  const onMessage = ({ data, origin, source }: MessageEvent<Message | null>) => {
    if (origin !== location.origin || data?.gamalyze !== 'carry' || (source as Window | null)?.opener !== window) return
    source?.postMessage({ gamalyze: 'carried', entries: storageEntries(session.get()) } satisfies Message, {
      targetOrigin: location.origin,
    })
    carried.away = true
    onCarried()
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}

/** In the tab: asks the frame that opened it and keeps what comes, which is then restored as after a reload. Settles in any case. */
export const receiveSession = async (): Promise<void> => {
  const frame: Window | null = window.opener
  const storage = openStorage()
  history.replaceState(history.state, '', location.pathname + location.search)
  // Without storage here too the game stays where it is.
  if (!frame || !storage) return
  try {
    storage.setItem('probe', '')
    storage.removeItem('probe')
  } catch {
    return
  }
  await new Promise<void>((resolve) => {
    const onMessage = ({ data, origin, source }: MessageEvent<Message | null>) => {
      if (source !== frame || origin !== location.origin || data?.gamalyze !== 'carried') return
      for (const key of sessionKeys) {
        const text = data.entries[key]
        if (typeof text === 'string') storage.setItem(key, text)
        else storage.removeItem(key)
      }
      // What the browser may have copied of the frame's tab is not this tab's.
      storage.removeItem(tabKey)
      end()
    }
    const end = () => {
      removeEventListener('message', onMessage)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, timeoutMs)
    addEventListener('message', onMessage)
    frame.postMessage({ gamalyze: 'carry' } satisfies Message, location.origin)
  })
  window.opener = null
}
