import { useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'

/** Whether the last call of the game failed to get through. */
export const useOffline = () => {
  const { connection } = useServices()
  return useSyncExternalStore(connection.subscribe, () => connection.offline)
}
