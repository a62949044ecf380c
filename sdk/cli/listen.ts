import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { PartnerEvent, Provider } from '../server.ts'

/** Longest time of an answer, ms, as for real webhooks */
const timeoutMs = 15_000

/** `key`: the server key, of which the signing secret is made, so that it is the same each time; `after`: none: from now on. */
export type ListenOptions = { key: string; forward: string; after: string | undefined; signal: AbortSignal }

/** Forwards events as webhooks until `signal`. Prints the signing secret, then a line for each event; words go to standard error. */
export const listen = async (gamalyze: Provider, { key, forward, after, signal }: ListenOptions): Promise<void> => {
  let last = after
  // Refused before anything is printed; without `after` whatever was there before is passed over.
  const earlier = gamalyze.events({ after, wait: 0, signal })
  if (after === undefined) for await (const { id } of earlier) last = id
  else await earlier.next()
  const secret = `whsec_${createHmac('sha256', key).update('gamalyze listen').digest('base64')}`
  console.log(secret)
  console.error(`Signs with this secret and forwards to ${forward}. Stop with Ctrl+C.`)
  const webhook = new Webhook(secret)
  for await (const event of gamalyze.events({ after: last, signal })) {
    const answer = await post(forward, webhook, event)
    console.log([event.timestamp, event.type.padEnd(17), event.data.reference, event.id, answer].join('  '))
  }
}

/** Delivers once and says what came back. */
const post = async (forward: string, webhook: Webhook, { id, ...message }: PartnerEvent): Promise<string> => {
  const now = new Date()
  const body = JSON.stringify(message)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
    'webhook-signature': webhook.sign(id, now, body),
  }
  try {
    const reply = await fetch(forward, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    await reply.body?.cancel()
    const location = reply.headers.get('location')
    const goal = location && URL.canParse(location, forward) ? ` redirects to ${new URL(location, forward)}; forward to that address` : ''
    return `${reply.status}${goal}`
  } catch (error) {
    const { message: reason, cause } = error as Error
    return cause instanceof Error && cause.message ? cause.message : reason
  }
}
