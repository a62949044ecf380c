import { type WebhookType, webhookTypes } from '../../contract/webhooks.ts'
import { createWebhookSecret } from '../keys/secrets.ts'
import { day, isoTime } from '../process/time.ts'
import type { AuditEntry } from '../store/audit.ts'
import type { Store } from '../store/store.ts'
import type { WebhookEndpoint } from '../store/webhooks.ts'
import { wrongWithUrl } from './addresses.ts'
import { leadsInside } from './post.ts'

/** How long both secrets sign after a rotation, ms. */
const overlapMs = day

/** The audit entry of a change by the caller. */
type EntryOf = (action: string, operator: string, subject: string, notifyOwners?: true) => AuditEntry

/** In contract order; undefined: all. */
export const inOrder = (events: readonly WebhookType[] | undefined): WebhookType[] | undefined =>
  events && webhookTypes.filter((type) => events.includes(type))

/** Why nothing can be delivered to a URL; undefined where it can. */
export const whyNoEndpoint = async (url: string, production: boolean): Promise<string | undefined> =>
  wrongWithUrl(url, production) ?? ((await leadsInside(url, production)) ? 'the URL leads to an inner address' : undefined)

const subjectOf = ({ id, url }: Pick<WebhookEndpoint, 'id' | 'url'>): string => `${id}, ${new URL(url).host}`

/** The changes of endpoints that members make in the console and administrators on the command line, each with its entry in the log. */
export const changesOfEndpoints = (store: Store, entryOf: EntryOf) => {
  const noting = (action: string, endpoint: WebhookEndpoint, notifyOwners?: true) =>
    store.noting(entryOf(action, endpoint.operator, subjectOf(endpoint), notifyOwners)).webhooks
  return {
    async add(endpoint: { operator: string; test: boolean; url: string; events: readonly WebhookType[] | undefined }, now: number) {
      const secret = createWebhookSecret()
      const auditedStore = store.noting<number>((id) => [entryOf('webhook.added', endpoint.operator, subjectOf({ ...endpoint, id }), true)])
      const id = await auditedStore.webhooks.add({ ...endpoint, events: inOrder(endpoint.events), secret, createdAt: now })
      return { id, secret }
    },
    /** Returns the new secret. */
    async rotate(endpoint: WebhookEndpoint, now: number): Promise<string> {
      const secret = createWebhookSecret()
      await noting('webhook.rotated', endpoint, true).rotate(endpoint.id, secret, now, now + overlapMs)
      return secret
    },
    enable: (endpoint: WebhookEndpoint) => noting('webhook.enabled', endpoint).enable(endpoint.id),
    disable: (endpoint: WebhookEndpoint, now: number, because: string) =>
      noting('webhook.disabled', endpoint).disable(endpoint.id, now, because),
    remove: (endpoint: WebhookEndpoint) => noting('webhook.removed', endpoint).remove(endpoint.id),
    /** Returns how many events will be delivered again. */
    replay({ id, operator }: WebhookEndpoint, since: number, now: number): Promise<number> {
      const entry = entryOf('webhook.replayed', operator, `${id} since ${isoTime(since)}`)
      return store.noting(() => [entry]).webhooks.replay(id, since, now)
    },
  }
}
