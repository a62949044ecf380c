import type { Store } from '../store/store.ts'
import type { WebhookEndpoint } from '../store/webhooks.ts'

type EndpointState = { state: 'works' | 'failing' | 'off'; failingSince?: number }

/** How many of an endpoint's newest deliveries are looked at. */
export const recentDeliveries = 100

/** Health of an endpoint: it is failing if an attempt has failed since the last success. */
export const readEndpointState = async (
  { webhooks }: { webhooks: Pick<Store['webhooks'], 'outcomes'> },
  { id, disabledAt }: WebhookEndpoint,
): Promise<EndpointState> => {
  if (disabledAt !== null) return { state: 'off' }
  const deliveries = await webhooks.outcomes(id, recentDeliveries)
  const success = Math.max(0, ...deliveries.flatMap(({ state, lastAt }) => (state === 'delivered' ? [lastAt ?? 0] : [])))
  const failing = deliveries.filter(({ state, lastAt }) => state !== 'delivered' && lastAt !== null && lastAt > success)
  return failing.length === 0 ? { state: 'works' } : { state: 'failing', failingSince: Math.min(...failing.map(({ at }) => at)) }
}
