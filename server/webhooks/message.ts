import { Webhook } from 'standardwebhooks'
import type { WebhookBody } from '../../contract/webhooks.ts'
import type { DeliveryRecord, WebhookEndpoint } from '../store/webhooks.ts'
import { type Answer, post } from './post.ts'

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
    headers: { 'webhook-id': messageId, 'webhook-timestamp': String(Math.floor(now / 1000)), 'webhook-signature': signatures.join(' ') },
    body,
  }
}

/** Sends an endpoint the completion of a fictitious game of its world, signed like any other, and returns the answer. */
export const sendTestEvent = (endpoint: WebhookEndpoint, now: number, options: Parameters<typeof post>[3]): Promise<Answer> => {
  const data = { reference: `rf_${'0'.repeat(33)}`, operator: endpoint.operator, sequence: 1, test: endpoint.test }
  const { headers, body } = signedMessage({ messageId: `msg_test_${now}`, type: 'game.completed', at: now, data }, endpoint, now)
  return post(endpoint.url, headers, body, options)
}
