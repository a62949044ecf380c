import { Webhook } from 'standardwebhooks'
import type { WebhookBody } from '../../contract/webhooks.ts'
import type { DeliveryRecord, WebhookEndpoint } from '../store/webhooks.ts'

type Secrets = Pick<WebhookEndpoint, 'secret' | 'oldSecrets'>

/** Headers and body of a webhook, by the Standard Webhooks specification 1.0.0; for a while after a rotation earlier secrets sign too. */
export const signedMessage = (
  { messageId, type, at, data }: Pick<DeliveryRecord, 'messageId' | 'type' | 'at' | 'data'>,
  { secret, oldSecrets }: Secrets,
  now: number,
): { headers: Record<string, string>; body: string } => {
  const message: WebhookBody = { type, timestamp: new Date(at).toISOString(), data }
  const body = JSON.stringify(message)
  const secrets = [secret, ...oldSecrets.filter(({ until }) => until > now).map((old) => old.secret)]
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
