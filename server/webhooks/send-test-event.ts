import type { WebhookEndpoint } from '../store/webhooks.ts'
import { signedMessage } from './message.ts'
import { type Answer, post } from './post.ts'

/** Sends an endpoint the completion of a fictitious game of its world, signed like any other, and returns the answer. */
export const sendTestEvent = (endpoint: WebhookEndpoint, now: number, options: Parameters<typeof post>[3]): Promise<Answer> => {
  const data = { reference: `rf_${'0'.repeat(33)}`, operator: endpoint.operator, sequence: 1, test: endpoint.test }
  const { headers, body } = signedMessage({ messageId: `msg_test_${now}`, type: 'game.completed', at: now, data }, endpoint, now)
  return post(endpoint.url, headers, body, options)
}
