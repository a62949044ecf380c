import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { setApiBase } from '../api/connection.ts'

type Recorded = { call: string; body: unknown; headers: IncomingHttpHeaders }
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown; text?: string }

/**
 * A server of one test, which the app's calls go to: it notes each, as `METHOD /path?query`, and answers what the test says; `nth` counts
 * from 0. A call without an answer is cut off.
 */
export const openRecorder = async (answer: (call: string, nth: number) => Reply | undefined = () => ({})) => {
  const recorded: Recorded[] = []
  const server = createServer(async (request, reply) => {
    const call = `${request.method} ${request.url}`
    const body = await text(request)
    recorded.push({ call, body: body ? JSON.parse(body) : undefined, headers: request.headers })
    const given = answer(call, recorded.length - 1)
    if (!given) return void request.socket.destroy()
    reply.writeHead(given.status ?? 200, { 'content-type': 'application/json', ...given.headers })
    reply.end(given.text ?? JSON.stringify(given.body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  setApiBase(url)
  onTestFinished(() => {
    setApiBase('')
    server.closeAllConnections()
    server.close()
  })
  return { url, recorded, calls: () => recorded.map(({ call }) => call) }
}
