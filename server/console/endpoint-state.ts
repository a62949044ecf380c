import type { Store } from '../store/store.ts'
import type { WebhookEndpoint } from '../store/webhooks.ts'

type EndpointState = { state: 'works' | 'failing' | 'off'; failingSince?: number }

/** How many of an endpoint's newest deliveries are looked at. */
export const recentDeliveries = 100

/** Health of an endpoint by its newest deliveries and those that wait longest: it is failing if an attempt has failed since the last success. */
export const endpointState = async (
  { webhooks }: { webhooks: Pick<Store['webhooks'], 'outcomes'> },
  { id, disabledAt }: Pick<WebhookEndpoint, 'id' | 'disabledAt'>,
): Promise<EndpointState> => {
  if (disabledAt !== null) return { state: 'off' }
  const outcomes = await webhooks.outcomes(id, recentDeliveries)
  const success = Math.max(0, ...outcomes.flatMap(({ state, lastAt }) => (state === 'delivered' ? [lastAt ?? 0] : [])))
  const failing = outcomes.filter(({ state, lastAt }) => state !== 'delivered' && lastAt !== null && lastAt > success)
  return failing.length === 0 ? { state: 'works' } : { state: 'failing', failingSince: Math.min(...failing.map(({ at }) => at)) }
}
