import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedWebhook = { id: string; type: string; reference: string; sequence: number; headers: IncomingHttpHeaders; body: string }

/** A partner's webhook receiver: it records deliveries, and answers as the test says, with 204 by default. */
export const startReceiver = async () => {
  const received: ReceivedWebhook[] = []
  const state = { answer: (reply: ServerResponse): unknown => reply.writeHead(204).end() }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const { type, data } = JSON.parse(body)
    const { reference, sequence } = data
    received.push({ id: `${request.headers['webhook-id']}`, type, reference, sequence, headers: request.headers, body })
    state.answer(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    state,
    /** Aborts open connections, as a dying receiver does. */
    drop: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
