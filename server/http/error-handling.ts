import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { ConsoleErrorCode } from '../../contract/console/console-errors.ts'
import { reason } from '../../contract/console/reasons.ts'
import { plainPatterns } from '../../contract/fields.ts'
import { ProblemError, toProblem } from '../errors/problem.ts'
import type { Outages } from '../monitoring/outages.ts'
import type { Config } from '../process/config.ts'
import { framesOf } from '../process/log.ts'
import type { App } from './app.ts'

/** Name of the decorator with the address of the documentation */
const publicUrl = 'publicUrl'

/** Sends a refusal as problem+json; never cached. */
export const sendProblem = (
  reply: FastifyReply,
  code: ConsoleErrorCode,
  detail?: string,
  more: Partial<ProblemError> = {},
): FastifyReply => {
  const { retryAfter } = more
  const problem = toProblem(code, detail, more, reply.server.getDecorator<string>(publicUrl))
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem)
}

/** What is wrong with a body that Fastify refuses to parse, by its code. */
const parserDetails: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is not JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'the body must be JSON, with content-type: application/json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as content-length says',
}

/** What a value does not fulfil, in the words of Ajv. */
type Fault = {
  instancePath?: string
  message?: string
  params?: { missingProperty?: string; additionalProperty?: string; allowedValues?: unknown[]; pattern?: string }
}

/** Errors thrown by Fastify and its parsers. */
type HttpError = Error & { code?: string; statusCode?: number; validation?: Fault[]; validationContext?: string }

/** What follows the message of an error: the allowed values, or a misspelt name, unless that may be a secret. */
const hintOf = ({ instancePath = '', params: { additionalProperty = '', allowedValues } = {} }: Fault): string => {
  if (instancePath.endsWith('/externalId')) return ': externalIdFor makes 36 characters of any id'
  if (allowedValues) return `: ${allowedValues.join(', ')}`
  return /^\w{1,30}$/.test(additionalProperty) ? `: ${additionalProperty}` : ''
}

/** Every error is sent as a problem with a stable code. Unexpected ones are logged and answered without details. */
export const registerErrorHandling = (
  app: App,
  { log, outages, config }: { log: Logger; outages: Outages } & { config: Pick<Config, 'publicUrl'> },
): void => {
  app.decorate(publicUrl, config.publicUrl)
  app.setErrorHandler<HttpError>((error, request, reply) => {
    if (error instanceof ProblemError) {
      outages.note(error)
      const detail = error.message === error.code ? undefined : error.message
      return sendProblem(reply, error.code, detail, error)
    }
    const [first] = error.validation ?? []
    if (first && /[/=]sk_[\w-]{43}/.test(request.url)) {
      log.warn('a browser sent a server key: revoke it, it belongs on the partner’s own server only')
      return sendProblem(reply, 'invalid', 'a server key never belongs in a page: revoke it')
    }
    if (first) {
      const { instancePath = '', message, params } = first
      const detail = `${error.validationContext}${instancePath} ${message}${hintOf(first)}`
      const missing = params?.missingProperty
      const pointer = error.validationContext === 'body' ? `${instancePath}${missing ? `/${missing}` : ''}` : ''
      const isMarkup = plainPatterns.includes(params?.pattern ?? '')
      return sendProblem(reply, 'invalid', detail, { ...(pointer && { pointer }), ...(isMarkup && { reasons: [reason('plain_text')] }) })
    }
    if (error.statusCode === 404) return sendProblem(reply, 'not_found')
    if (error.statusCode === 413) return sendProblem(reply, 'too_large')
    if (error.statusCode === 429) return sendProblem(reply, 'rate_limited')
    if (error.statusCode === 503) return sendProblem(reply, 'unavailable', undefined, { retryAfter: 2 })
    if (error.statusCode !== undefined && error.statusCode < 500) return sendProblem(reply, 'invalid', parserDetails[error.code ?? ''])
    const id = randomUUID()
    reply.header('x-request-id', id)
    log.error({ request: id, name: error.name, stack: framesOf(error) }, 'request failed')
    return sendProblem(reply, 'internal')
  })
}

/** Answers requests that the router refuses before any route: a path that cannot be decoded, or a parameter that is too long. */
export const answerBadUrl = (_error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(reply, 'invalid', 'the address cannot be read')
}

/** Answers malformed, oversized or slow requests that never reach Fastify: one short response, then the connection is closed. */
export const answerBadHttp =
  (address: string) =>
  (_error: Error, socket: Socket): void => {
    if (!socket.writable) return
    const body = JSON.stringify(toProblem('invalid', 'the request is malformed, too large, or too slow', {}, address))
    socket.end(
      `HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  }
