import type { DeliveryRecord, WebhookEndpoint } from '../store/webhook-store.ts'

/** Health of an endpoint by its newest deliveries: it is failing if an attempt has failed since the last success. */
export const endpointState = (
  { disabledAt }: Pick<WebhookEndpoint, 'disabledAt'>,
  deliveries: readonly DeliveryRecord[],
): { state: 'works' | 'failing' | 'off'; failingSince?: number } => {
  if (disabledAt !== null) return { state: 'off' }
  const success = Math.max(0, ...deliveries.flatMap(({ state, lastAt }) => (state === 'delivered' ? [lastAt ?? 0] : [])))
  const failing = deliveries.filter(({ state, lastAt }) => state !== 'delivered' && lastAt !== null && lastAt > success)
  return failing.length === 0 ? { state: 'works' } : { state: 'failing', failingSince: Math.min(...failing.map(({ at }) => at)) }
}
