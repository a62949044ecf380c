import { useRetryAccess } from '../../routing/use-retry-access.ts'
import { useOperator } from '../../services.ts'
import { UnauthorizedView } from './unauthorized-view.tsx'

/** The session is kept: trying again leads back to where the player was. */
export const Unauthorized = () => {
  const { retry, checking, verdict } = useRetryAccess()
  const barrier = verdict === 'ended' || verdict === 'paused' ? verdict : 'refused'
  return <UnauthorizedView barrier={barrier} contact={useOperator().provider.contact} trying={checking} onTryAgain={retry} />
}
