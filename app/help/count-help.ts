import { count } from '../api/counts.ts'
import { useOperator } from '../services.ts'

/** Counts that help was asked for, by operator and week, without identity. The host is never notified (ruling 31). */
export const useCountHelp = () => {
  const { id } = useOperator()
  return (event: 'help' | 'register') => count(id, event)
}
