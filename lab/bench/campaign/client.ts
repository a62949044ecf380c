import { Agent, request } from 'node:http'

export type Reply = { status: number; retryAfter: number; body: string }

/** Calls one server over keep-alive connections, each call as a client behind `network`; rejects when the connection fails. */
export const openCaller = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const { hostname, port } = new URL(url)
  const call = (method: string, path: string, network: string, body?: object): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const headers = {
        'x-forwarded-for': network,
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      }
      const calling = request({ agent, hostname, port, method, path, headers, timeout: 60_000 }, (reply) => {
        let answer = ''
        reply.setEncoding('latin1').on('data', (part) => {
          answer += part
        })
        reply.on('error', reject)
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, retryAfter: Number(reply.headers['retry-after'] ?? 0), body: answer }),
        )
      })
      calling.on('error', reject)
      calling.on('timeout', () => calling.destroy(new Error('timed out')))
      calling.end(text)
    })
  return { call, close: () => agent.destroy() }
}

export type Caller = ReturnType<typeof openCaller>
