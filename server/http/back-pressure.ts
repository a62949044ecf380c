import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createResults } from '../../contract/addresses.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from './app.ts'

/** Mean delay of the event loop over a second, ms, that counts as overload … */
const longestDelay = 250
/** … once this many clients are connected: a slow machine with little to do turns nobody away. */
const manyClients = 100
/** Seconds after which a client tries again. */
const retryAfter = 2
const nanoseconds = 1e6
/** The liveness check, and a finished game, which waits in the queue and is never refused because of load. */
const always = new Set(['GET /healthz', createResults])

/** Whether the event loop is late. */
export type DelayWatch = {
  isSlow(): boolean
  close(): void
}

const watchDelay = (): DelayWatch => {
  const delay = monitorEventLoopDelay({ resolution: 50 })
  delay.enable()
  let slow = false
  const look = setInterval(() => {
    slow = delay.mean / nanoseconds > longestDelay
    delay.reset()
  }, 1000).unref()
  return {
    isSlow: () => slow,
    close() {
      clearInterval(look)
      delay.disable()
    },
  }
}

/** Answers 503 with Retry-After while requests pile up. */
export const registerBackPressure = (app: App, watch: DelayWatch = watchDelay()): void => {
  let clients = 0
  app.server.on('connection', (socket) => {
    clients += 1
    socket.once('close', () => {
      clients -= 1
    })
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = watch.isSlow() && clients > manyClients && !always.has(`${request.method} ${request.routeOptions.url}`)
    done(refused ? new ProblemError('unavailable', 'overloaded', retryAfter) : undefined)
  })
  app.addHook('onClose', (_app, done) => {
    watch.close()
    done()
  })
}
