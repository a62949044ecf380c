import type { FastifyReply } from 'fastify'
import type { App } from '../http/app.ts'

/** What the demo makes only once its game answers. */
export type LatePart = 'console' | 'workbench' | 'docs'

/** What only the demo serves. */
export type Demo = {
  /** Routes of its own beside the test's, and beside the console's */
  routes(app: App): void
  consoleRoutes(app: App): void
  /** Its first page */
  sendStart(reply: FastifyReply): Promise<FastifyReply>
  /** Sends a page in place of a part that is still being made; undefined once it is there. */
  sendWaiting(part: LatePart, reply: FastifyReply): FastifyReply | undefined
}
