import underPressure from '@fastify/under-pressure'
import type { App } from './app.ts'
import { ProblemError } from './problem.ts'

/** Mean delay of the event loop over a second, ms, that counts as overload … */
const longestDelay = 250
/** … once this many requests are under way: a slow machine with little to do turns nobody away. */
const manyRequests = 100
/** Seconds after which a client tries again. */
const retryAfter = 2

/** Answers 503 with Retry-After while requests pile up; only the question whether the process lives is always answered. */
export async function registerBackPressure(app: App): Promise<void> {
  let underWay = 0
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
    })
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    sampleInterval: 1000,
    pressureHandler: (request) => {
      if (underWay <= manyRequests || request.routeOptions.url === '/healthz') return
      throw new ProblemError('unavailable', 'overloaded', retryAfter)
    },
  })
}
