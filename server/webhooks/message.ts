import { Webhook } from 'standardwebhooks'
import type { WebhookBody } from '../../contract/webhooks.ts'
import type { DeliveryRecord, WebhookEndpoint } from '../store/store.ts'

type Secrets = Pick<WebhookEndpoint, 'secret' | 'oldSecret' | 'oldUntil'>

/** Headers and body of a webhook, by the Standard Webhooks specification 1.0.0; after a rotation both secrets sign for a while. */
export const signedMessage = (
  { messageId, type, at, data }: Pick<DeliveryRecord, 'messageId' | 'type' | 'at' | 'data'>,
  { secret, oldSecret, oldUntil = 0 }: Secrets,
  now: number,
): { headers: Record<string, string>; body: string } => {
  const message: WebhookBody = { type, timestamp: new Date(at).toISOString(), data }
  const body = JSON.stringify(message)
  const secrets = oldSecret !== undefined && oldUntil > now ? [secret, oldSecret] : [secret]
  const signatures = secrets.map((each) => new Webhook(each).sign(messageId, new Date(now), body))
  return {
    headers: {
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body,
  }
}
