import { Type } from 'typebox'
import type { Call } from '../../contract/call.ts'
import * as frame from '../../contract/calls.ts'
import * as claims from '../../contract/claims.ts'
import * as errors from '../../contract/errors.ts'
import { StrictObject } from '../../contract/fields.ts'
import * as game from '../../contract/game.ts'
import * as ownGame from '../../contract/own-game.ts'
import * as partner from '../../contract/partner-calls.ts'
import * as player from '../../contract/player-calls.ts'
import * as results from '../../contract/results.ts'
import * as webhooks from '../../contract/webhooks.ts'
import { version } from '../process/version.ts'
import { openComponents, pathsOf, withRefusals } from './openapi.ts'

/** Bodies are called as the contract exports them. */
const bodies = { ...claims, ...errors, ...frame, ...game, ...ownGame, ...partner, ...player, ...results, ...webhooks }

/** What partners are sent: a body for each type of event. */
const events = webhooks.webhookTypes.map((type) => ({
  type,
  name: type.replace(/(?:^|\.)(.)/g, (_, first: string) => first.toUpperCase()),
  body: StrictObject({ ...webhooks.WebhookBody.properties, type: Type.Literal(type) }),
}))
const eventBodies = Object.fromEntries(events.map(({ name, body }) => [name, body]))
const signature = Object.fromEntries(['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, Type.String()]))
const acceptedReply = Type.Null({ description: 'Accepted; anything else, and no response within 15 s, is retried' })
const webhookCalls = Object.fromEntries(
  events.map(({ type, body }) => {
    const summary = `${type}, signed as Standard Webhooks 1.0.0 says`
    return [`webhook.${type}`, { method: 'POST' as const, path: type, summary, body, replies: { '2XX': acceptedReply }, errors: [] }]
  }),
)

const tags = [
  { name: 'partner', description: "For partners' servers, with a server key" },
  { name: 'webhooks', description: "Events sent to partners' servers" },
  ...['authentication', 'game', 'results', 'counts'].map((name) => ({ name, description: 'Of the frame' })),
]

/** The OpenAPI 3.1 document of public calls, those for partners first, and webhooks. */
export const publicOpenApi = (publicUrl: string, calls: Record<string, Call> = { ...partner.partnerCalls, ...frame.allCalls }): object => {
  const components = openComponents({ ...bodies, ...eventBodies })
  const more = ({ path }: Call, id: string) => ({
    tags: [path.split('/')[3] ?? 'api'],
    ...(id in partner.partnerCalls && { security: [{ serverKey: [] }] }),
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gamalyze',
      version,
      description:
        'Calls for partners’ servers, events sent to them, and the calls of the game. Every refusal is `application/problem+json` with a stable `code`.',
    },
    servers: [{ url: publicUrl }],
    // The other calls are authorised by the ids in their path: an operator's secret, or a game's uid.
    security: [],
    tags,
    paths: pathsOf(withRefusals(calls), components, errors.Problem, more),
    webhooks: pathsOf(webhookCalls, components, errors.Problem, () => ({
      tags: ['webhooks'],
      security: [],
      headers: Type.Object(signature),
    })),
    components: {
      securitySchemes: { serverKey: { type: 'http', scheme: 'bearer', description: "A partner's server key, `sk_…`" } },
      schemas: components.schemas,
    },
  }
}
