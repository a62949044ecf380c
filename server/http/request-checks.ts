import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemError } from '../errors/problem.ts'
import { inLaterTurn } from '../process/event-loop.ts'
import type { App } from './app.ts'

/** Looks at a request before its route does: sets headers of the reply, or refuses it with a problem. */
export type RequestCheck = (request: FastifyRequest, reply: FastifyReply) => ProblemError | undefined

/** Calls of the game come first; of all others one begins in a turn of the event loop, so a card value waits for one of them at most. */
const inTurn = (request: FastifyRequest, begin: () => void): void => {
  if (request.url.startsWith('/api/v1/game/')) begin()
  else inLaterTurn(begin)
}

/** Runs the checks in this order, until one refuses, once the request's turn has come. In one hook: each of its own costs more than most checks do. */
export const checkRequests = (app: Pick<App, 'addHook'>, checks: readonly RequestCheck[]): void => {
  app.addHook('onRequest', (request, reply, done) => {
    inTurn(request, () => {
      for (const check of checks) {
        const problem = check(request, reply)
        if (problem) return done(problem)
      }
      done()
    })
  })
}
