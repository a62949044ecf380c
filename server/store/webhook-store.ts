import type { WebhookBody, WebhookType } from '../../contract/webhooks.ts'

export type NewEndpoint = {
  operator: string
  url: string
  /** All, where none are named */
  events?: readonly WebhookType[] | undefined
  /** Signs what is sent, so it is kept as it is */
  secret: string
  createdAt: number
}

export type OldSecret = { secret: string; until: number }

export type WebhookEndpoint = NewEndpoint & {
  id: number
  /** Those that sign as well for a while, after rotations; newest first */
  oldSecrets: readonly OldSecret[]
  disabledAt: number | null
  disabledBecause: string | null
}

/** One event on its way to one endpoint. */
export type DeliveryRecord = {
  id: number
  endpointId: number
  /** The same for each attempt, and for a replay */
  messageId: string
  /** Attempts so far, the one under way included */
  attempts: number
  state: 'waiting' | 'delivered' | 'failed'
  nextAt: number | null
  lastAt: number | null
  /** HTTP status of the last attempt */
  lastStatus: number | null
  lastError: string | null
  /** When it happened */
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
  /** Returns its number. */
  add(endpoint: NewEndpoint): Promise<number>
  find(id: number): Promise<WebhookEndpoint | undefined>
  list(operator?: string): Promise<WebhookEndpoint[]>
  /** The secret there was signs too until `oldUntil`, and so do those before until their own ends; `conflict` where another came between. */
  rotate(id: number, secret: string, now: number, oldUntil: number): Promise<void>
  change(id: number, to: { url: string; events: readonly WebhookType[] | undefined }): Promise<void>
  disable(id: number, at: number, because: string): Promise<void>
  enable(id: number): Promise<void>
  /** Numbers of endpoints for which something is due. */
  dueEndpoints(now: number): Promise<number[]>
  /** Takes up to `limit` deliveries that are due, oldest first; nobody else gets them before `lease`. */
  claim(endpointId: number, now: number, lease: number, limit: number): Promise<DueDelivery[]>
  /** Notes how an attempt ended, unless another has begun. */
  finish(id: number, attempt: number, result: AttemptResult): Promise<void>
  /** Newest first. */
  deliveries(endpointId: number, limit: number): Promise<DeliveryRecord[]>
  /** Attempts that have ended, oldest first, of the endpoint's deliveries from this one on. */
  tries(endpointId: number, from: number): Promise<DeliveryTry[]>
  /** Delivers one again, unless it is on its way; returns how many. */
  replayOne(endpointId: number, deliveryId: number, now: number): Promise<number>
  /** Notes that owners are notified that it fails; false if they have been since a time. */
  noteMail(id: number, now: number, since: number): Promise<boolean>
  /** Delivers again, under the same ids, what happened since a time; returns how many. */
  replay(endpointId: number, since: number, now: number): Promise<number>
  /** Removes up to `limit` old events that wait for nobody; returns how many. */
  forget(before: number, limit: number): Promise<number>
}
