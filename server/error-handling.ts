import type { FastifyReply } from 'fastify'
import type { ErrorCode } from '../contract/errors.ts'
import type { App } from './app.ts'
import type { Deps } from './deps.ts'
import { ProblemError, toProblem } from './problem.ts'

/** Sends a refusal as problem+json; never cached. */
export function sendProblem(reply: FastifyReply, code: ErrorCode, detail?: string, retryAfter?: number): FastifyReply {
  const problem = toProblem(code, detail)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem)
}

/** What Fastify and its parsers throw. */
interface HttpError extends Error {
  statusCode?: number
  validation?: { instancePath?: string; message?: string }[]
  validationContext?: string
}

/** Every error leaves as a problem with a stable code. What we did not foresee is logged and answered without details. */
export function registerErrorHandling(app: App, { log }: Deps): void {
  app.setErrorHandler<HttpError>((error, _request, reply) => {
    if (error instanceof ProblemError) {
      const detail = error.message === error.code ? undefined : error.message
      return sendProblem(reply, error.code, detail, error.retryAfter)
    }
    const [first] = error.validation ?? []
    if (first) return sendProblem(reply, 'invalid', `${error.validationContext}${first.instancePath} ${first.message}`)
    if (error.statusCode === 404) return sendProblem(reply, 'not_found')
    if (error.statusCode === 429) return sendProblem(reply, 'rate_limited')
    if (error.statusCode === 503) return sendProblem(reply, 'unavailable', undefined, 2)
    if (error.statusCode !== undefined && error.statusCode < 500) return sendProblem(reply, 'invalid')
    log.error({ name: error.name, stack: error.stack }, 'request failed')
    return sendProblem(reply, 'internal')
  })
}
