import type { Store } from '../store/store.ts'
import type { DeliveryRecord, WebhookEndpoint } from '../store/webhooks.ts'

type EndpointState = { state: 'works' | 'failing' | 'off'; failingSince?: number }
type Outcome = Pick<DeliveryRecord, 'state' | 'at' | 'lastAt'>

/** How many of an endpoint's newest deliveries are looked at. */
export const recentDeliveries = 100

/** Health of an endpoint by its newest deliveries: it is failing if an attempt has failed since the last success. */
export const endpointState = ({ disabledAt }: Pick<WebhookEndpoint, 'disabledAt'>, deliveries: readonly Outcome[]): EndpointState => {
  if (disabledAt !== null) return { state: 'off' }
  const success = Math.max(0, ...deliveries.flatMap(({ state, lastAt }) => (state === 'delivered' ? [lastAt ?? 0] : [])))
  const failing = deliveries.filter(({ state, lastAt }) => state !== 'delivered' && lastAt !== null && lastAt > success)
  return failing.length === 0 ? { state: 'works' } : { state: 'failing', failingSince: Math.min(...failing.map(({ at }) => at)) }
}

/** The same, of an endpoint whose deliveries are not at hand. */
export const readEndpointState = async (
  { webhooks }: { webhooks: Pick<Store['webhooks'], 'outcomes'> },
  endpoint: WebhookEndpoint,
): Promise<EndpointState> => endpointState(endpoint, await webhooks.outcomes(endpoint.id, recentDeliveries))
