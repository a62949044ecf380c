import { useOperator, useSession } from './services.ts'

/** Whether this session's games belong to an account at the partner: its server said so, or the page may. */
export const useLinked = (): boolean => {
  const { userIds } = useOperator()
  return useSession(({ linked, external_id }) => linked || (userIds === 'open' && external_id !== null))
}
