import fastifySwagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import type { Call } from '../../contract/call.ts'
import { allCalls } from '../../contract/calls.ts'
import { type ConsoleErrorCode, consoleErrorStatus } from '../../contract/console/errors.ts'
import { Problem, refusalsOfAny } from '../../contract/errors.ts'
import { partnerCalls } from '../../contract/partner-calls.ts'
import { WebhookBody, webhookTypes } from '../../contract/webhooks.ts'
import type { Config } from '../process/config.ts'
import { version } from '../process/version.ts'
import type { App } from './app.ts'

const callEntries: [string, Call][] = Object.entries(allCalls)

/** Error responses: one per status, naming its codes, and those of any call. Whatever takes a body refuses other encodings than UTF-8. */
export const problemResponses = (errors: readonly ConsoleErrorCode[], body: unknown = Problem): Record<string, unknown> => {
  const codes = new Map<number, ConsoleErrorCode[]>()
  for (const code of [...errors, ...refusalsOfAny, ...(errors.includes('too_large') ? ['unsupported_media_type' as const] : [])])
    codes.set(consoleErrorStatus[code], [...(codes.get(consoleErrorStatus[code]) ?? []), code])
  return Object.fromEntries(
    [...codes].map(([status, names]) => [
      status,
      { description: names.join(', '), content: { 'application/problem+json': { schema: body } } },
    ]),
  )
}

/** Tuples in the syntax of JSON Schema 2020-12, which OpenAPI 3.1 follows. */
export const withPrefixItems = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(withPrefixItems)
  if (part === null || typeof part !== 'object') return part
  const fields = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withPrefixItems(value)]))
  if (!Array.isArray(fields.items)) return fields
  const { items, additionalItems: _closed, ...others } = fields
  return { ...others, prefixItems: items, items: false }
}

/** What partners are sent, as the document's webhooks: one for each type of event. */
const webhooks = Object.fromEntries(
  webhookTypes.map((type) => {
    const schema = Object.fromEntries(Object.entries(WebhookBody).filter(([name]) => name !== '$id'))
    const body = { ...schema, properties: { ...WebhookBody.properties, type: { type: 'string', const: type } } }
    const responses = { '2XX': { description: 'Taken; anything else, and no answer within 15 s, is tried again' } }
    const operationId = `webhook.${type}`
    const post = {
      operationId,
      summary: `${type}, signed as Standard Webhooks 1.0.0 says`,
      tags: ['webhooks'],
      security: [],
      parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
      responses,
    }
    return [type, { post }]
  }),
)

const tags = [
  { name: 'partner', description: "For partners' servers, with a server key" },
  { name: 'webhooks', description: "What partners' servers are sent" },
  { name: 'authentication', description: 'Of the frame' },
  { name: 'game', description: 'Of the frame' },
  { name: 'results', description: 'Of the frame' },
  { name: 'counts', description: 'Of the frame' },
]

/** The document with its webhooks, and with the calls for partners first. */
const complete = (document: Record<string, unknown>) => {
  const paths = Object.entries((document.paths ?? {}) as Record<string, unknown>)
  const isPartners = ([path]: [string, unknown]) => path.startsWith('/api/v1/partner/')
  return {
    ...document,
    tags,
    paths: Object.fromEntries([...paths.filter(isPartners), ...paths.filter((one) => !isPartners(one))]),
    webhooks,
  }
}

/** Collects the OpenAPI 3.1 document from the schemas of the routes; those outside the public interface are left out. */
export const registerOpenApi = async (app: App, { publicUrl }: Config): Promise<void> => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gamalyze',
        version,
        description:
          'The calls of partners’ servers, what they are sent, and the calls of the game. Every refusal is `application/problem+json` with a stable `code`.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { serverKey: { type: 'http', scheme: 'bearer', description: "A partner's server key, `sk_…`" } } },
      // The other calls are authorised by the ids in their path: an operator's secret, or a game's uid.
      security: [],
    },
    transformObject: (document) =>
      'openapiObject' in document ? (withPrefixItems(complete({ ...document.openapiObject })) as typeof document.openapiObject) : {},
    transform: ({ schema, url, route }) => {
      const entry = callEntries.find(([, call]) => call.path === url && call.method === route.method)
      if (!entry) return { schema: { ...schema, hide: true }, url }
      const [operationId, { summary, errors, path }] = entry
      const response = { ...(schema?.response as object), ...problemResponses(errors) }
      const tag = path.split('/')[3] ?? 'api'
      const security = operationId in partnerCalls ? [{ serverKey: [] }] : undefined
      return { schema: { ...schema, operationId, summary, tags: [tag], security, response } as FastifySchema, url }
    },
  })
}
