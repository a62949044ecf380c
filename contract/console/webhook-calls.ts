import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, StrictObject } from '../fields.ts'
import { WebhookBody, webhookTypes } from '../webhooks.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, Count, done, Id, listReply, Time, TimeInput } from './fields.ts'

const Url = Type.String({ minLength: 8, maxLength: 500 })
const Events = Type.Array(OneOf(webhookTypes), { minItems: 1, uniqueItems: true })

export const Endpoint = StrictObject({
  id: Id,
  url: Url,
  test: Type.Boolean({ description: 'It gets the events of test games; otherwise those of live games' }),
  events: Type.Optional(Type.Array(OneOf(webhookTypes), { description: 'None: all' })),
  state: OneOf(['works', 'failing', 'off']),
  failingSince: Type.Optional(Time),
  offBecause: OptionalString(),
  secretStart: Type.String({ description: 'First letters of its secret, whsec_4f9a' }),
  oldSecretUntil: Type.Optional(Time),
  createdAt: Time,
  lately: StrictObject({ delivered: Count, waiting: Count, failed: Count }, { description: 'Of its newest 100 deliveries' }),
})
export type Endpoint = Static<typeof Endpoint>

export const Delivery = StrictObject({
  id: Id,
  messageId: Type.String(),
  type: OneOf(webhookTypes),
  state: OneOf(['waiting', 'delivered', 'failed']),
  attempts: Count,
  at: Type.String({ ...Time, description: 'When it happened' }),
  lastAt: Type.Optional(Time),
  nextAt: Type.Optional(Time),
  lastStatus: Type.Optional(Type.Integer({ description: "HTTP status of the last answer; its body is the partner's own affair" })),
  lastError: OptionalString(),
  body: WebhookBody,
  tries: Type.Array(StrictObject({ at: Time, status: Type.Optional(Type.Integer()), error: OptionalString() }), {
    description: 'Attempts that have ended, oldest first',
  }),
})
export type Delivery = Static<typeof Delivery>

const WithSecret = StrictObject({ endpoint: Endpoint, secret: Type.String({ description: 'Only shown once' }) })

export const webhookCalls = {
  endpoints: { summary: 'Endpoints of the operator', ...atOperator('viewer', 'GET /webhooks'), replies: listReply('endpoints', Endpoint) },
  addEndpoint: {
    summary: 'Adds an endpoint; only this response contains its secret',
    makes: 'secret',
    ...atOperator('owner', 'POST /webhooks', 'live', 'conflict', 'quota_exceeded'),
    body: StrictObject({ url: Url, events: Type.Optional(Events), test: Type.Optional(Type.Boolean()) }),
    replies: { 201: WithSecret },
  },
  /** An endpoint that is enabled again receives new events; `replayEndpoint` sends the missed ones. */
  changeEndpoint: {
    summary: 'Changes the events or the address of an endpoint, or switches it off or on',
    ...atOperator('owner', 'PUT /webhooks/:endpoint', 'paused'),
    body: StrictObject({ url: Type.Optional(Url), events: Type.Optional(Events), on: Type.Optional(Type.Boolean()) }),
    replies: { 200: Endpoint },
  },
  removeEndpoint: {
    summary: 'Removes an endpoint and its deliveries',
    ...atOperator('owner', 'DELETE /webhooks/:endpoint'),
    replies: done,
  },
  rotateEndpoint: {
    summary: 'Creates a new secret for an endpoint; for a day both sign',
    makes: 'secret',
    ...atOperator('owner', 'POST /webhooks/:endpoint/rotate', 'paused', 'conflict'),
    replies: { 201: WithSecret },
  },
  deliveries: {
    summary: 'Deliveries to an endpoint, newest first',
    ...atOperator('viewer', 'GET /webhooks/:endpoint/deliveries'),
    replies: listReply('deliveries', Delivery),
  },
  replayDelivery: {
    summary: 'Delivers one again, with the same id',
    ...atOperator('owner', 'POST /webhooks/:endpoint/deliveries/:delivery/replay', 'ended', 'not_found', 'conflict'),
    replies: { 202: StrictObject({ again: Count }) },
  },
  replayEndpoint: {
    summary: 'Delivers all events since a time again, with the same ids',
    ...atOperator('owner', 'POST /webhooks/:endpoint/replay', 'ended', 'not_found', 'conflict'),
    body: StrictObject({ since: TimeInput }),
    replies: { 202: StrictObject({ again: Count }) },
  },
  testEndpoint: {
    summary: 'Sends a test event now and returns the response',
    ...atOperator('owner', 'POST /webhooks/:endpoint/test', 'live'),
    replies: { 200: StrictObject({ status: Type.Optional(Type.Integer()), error: OptionalString() }) },
  },
} as const satisfies Record<string, ConsoleCall>
