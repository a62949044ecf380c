import { useOperator, useSession } from './services.ts'

/** Whether this session's games belong to an account at the partner: its server said so, the page may, or the label says so of all. */
export const useLinked = (): boolean => {
  const { terms, userIds } = useOperator()
  return useSession(({ linked, external_id }) => terms.partnerUserIds || linked || (userIds === 'open' && external_id !== null))
}
