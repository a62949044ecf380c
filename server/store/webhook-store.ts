import type { WebhookBody, WebhookType } from '../../contract/webhooks.ts'

export type NewEndpoint = {
  operator: string
  /** Whether it gets the events of test games, or those of live games */
  test: boolean
  url: string
  /** All, if none are named */
  events?: readonly WebhookType[] | undefined
  /** Signs deliveries, so it is stored in plain text */
  secret: string
  createdAt: number
}

export type OldSecret = { secret: string; until: number }

export type WebhookEndpoint = NewEndpoint & {
  id: number
  /** Earlier secrets that also sign for a while after a rotation; newest first */
  oldSecrets: readonly OldSecret[]
  disabledAt: number | null
  disabledBecause: string | null
}

/** Delivery of one event to one endpoint. */
export type DeliveryRecord = {
  id: number
  endpointId: number
  /** The same for all attempts and replays */
  messageId: string
  /** Attempts so far, including a running one */
  attempts: number
  state: 'waiting' | 'delivered' | 'failed'
  nextAt: number | null
  lastAt: number | null
  /** HTTP status of the last attempt */
  lastStatus: number | null
  lastError: string | null
  /** When the event happened */
  at: number
  type: WebhookType
  data: WebhookBody['data']
}

export type DueDelivery = DeliveryRecord & {
  endpoint: WebhookEndpoint
}

export type DeliveryTry = { deliveryId: number; at: number; status: number | null; error: string | null }

export type AttemptResult = {
  state: DeliveryRecord['state']
  at: number
  nextAt: number | null
  status?: number | undefined
  error?: string | undefined
}

/** Endpoints and deliveries. */
export type WebhookStore = {
  /** Returns its id. */
  add(endpoint: NewEndpoint): Promise<number>
  find(id: number): Promise<WebhookEndpoint | undefined>
  list(operator?: string): Promise<WebhookEndpoint[]>
  /** The current secret also signs until `oldUntil`, earlier ones until their own ends; `conflict` if another rotation came first. */
  rotate(id: number, secret: string, now: number, oldUntil: number): Promise<void>
  change(id: number, to: { url: string; events: readonly WebhookType[] | undefined }): Promise<void>
  disable(id: number, at: number, because: string): Promise<void>
  enable(id: number): Promise<void>
  /** Ids of endpoints with due deliveries. */
  dueEndpoints(now: number): Promise<number[]>
  /** Leases up to `limit` due deliveries, oldest first; no other process gets them before `lease`. */
  claim(endpointId: number, now: number, lease: number, limit: number): Promise<DueDelivery[]>
  /** Records the outcome of an attempt, unless another has begun. */
  finish(id: number, attempt: number, result: AttemptResult): Promise<void>
  /** Newest first. */
  deliveries(endpointId: number, limit: number): Promise<DeliveryRecord[]>
  /** Finished attempts, oldest first, of the endpoint's deliveries from this one on. */
  tries(endpointId: number, from: number): Promise<DeliveryTry[]>
  /** Redelivers one, unless it is being delivered; returns how many. */
  replayOne(endpointId: number, deliveryId: number, now: number): Promise<number>
  /** Records that owners are mailed about failures; false if they have been since a time. */
  noteMail(id: number, now: number, since: number): Promise<boolean>
  /** Redelivers, under the same ids, events since a time; returns how many. */
  replay(endpointId: number, since: number, now: number): Promise<number>
  /** Removes up to `limit` old events without pending deliveries; returns how many. */
  forget(before: number, limit: number): Promise<number>
}
