import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session/session.ts'
import type { SessionStore } from './session/session-store.ts'

export const SessionContext = createContext<SessionStore | null>(null)

/** The store itself: `update`, `reset`, `get`. */
export const useSessionStore = (): SessionStore => {
  const store = useContext(SessionContext)
  if (!store) throw new Error('useSession needs a SessionContext around it')
  return store
}

/** One value of the session; the component renders again when it changes. `pick` must return a part of the state, not a new object. */
export const useSession = <T>(pick: (session: Session) => T): T => {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, () => pick(store.get()))
}
