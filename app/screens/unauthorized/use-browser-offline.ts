import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser itself says that it has no connection; where it has one, the server may still be out of reach. */
export const useBrowserOffline = () => useSyncExternalStore(subscribe, () => !navigator.onLine)
