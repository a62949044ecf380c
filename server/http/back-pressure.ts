import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createResults } from '../../contract/addresses.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from './app.ts'
import type { RequestCheck } from './request-checks.ts'

/** Mean event loop delay over a second, ms, that counts as overload … */
export const maxDelayMs = 250
/** … once this many clients are connected: a slow but idle machine turns nobody away. */
export const manyClients = 100
const retryAfterSeconds = 2
const nanoseconds = 1e6
/** The liveness check, and a finished game, which waits in the queue and is never refused because of load. */
const neverRefused = new Set(['GET /healthz', createResults])

export type DelayWatch = { isSlow(): boolean; close(): void }

const watchDelay = (): DelayWatch => {
  const delay = monitorEventLoopDelay({ resolution: 50 })
  delay.enable()
  let slow = false
  const timer = setInterval(() => {
    slow = delay.mean / nanoseconds > maxDelayMs
    delay.reset()
  }, 1000).unref()
  return {
    isSlow: () => slow,
    close() {
      clearInterval(timer)
      delay.disable()
    },
  }
}

/** Answers 503 with Retry-After under overload, until the app is closed. */
export const refuseUnderLoad = (app: App, watch: DelayWatch = watchDelay()): RequestCheck => {
  let clients = 0
  app.server.on('connection', (socket) => {
    clients += 1
    socket.once('close', () => {
      clients -= 1
    })
  })
  app.addHook('onClose', (_app, done) => {
    watch.close()
    done()
  })
  return (request) => {
    const isRefused = watch.isSlow() && clients > manyClients && !neverRefused.has(`${request.method} ${request.routeOptions.url}`)
    return isRefused ? new ProblemError('unavailable', 'the server is overloaded: retry as Retry-After says', retryAfterSeconds) : undefined
  }
}
