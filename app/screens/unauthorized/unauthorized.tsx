import { useRetryAccess } from '../../routing/use-retry-access.ts'
import { useOperator } from '../../services.ts'
import { type Barrier, UnauthorizedView } from './unauthorized-view.tsx'

const barriers: readonly Barrier[] = ['ended', 'paused', 'many', 'unreachable']

/** The session is kept: trying again leads back to where the player was. */
export const Unauthorized = () => {
  const { retry, checking, verdict } = useRetryAccess()
  const barrier = barriers.find((one) => one === verdict) ?? 'refused'
  return <UnauthorizedView barrier={barrier} contact={useOperator().provider.contact} trying={checking} onTryAgain={retry} />
}
