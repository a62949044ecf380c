import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** The response of the server at `target` to what was sent to a proxy; rejects if the server does not respond. */
export const forward = (incoming: IncomingMessage, target: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // The server accepts writes from its own pages only, so the origin is rewritten to the server's.
    const headers = { ...incoming.headers, ...(incoming.headers.origin && { origin: new URL(target).origin }) }
    const outgoing = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, resolve)
    outgoing.on('error', reject)
    incoming.on('error', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })

/** Passes the server's response on to a client, which may be gone by now. */
export const respond = (reply: IncomingMessage, outgoing: ServerResponse): void => {
  outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
  // Not by `pipeline`, which throws if the client is gone.
  reply.pipe(outgoing)
  reply.on('close', () => reply.complete || outgoing.destroy())
}
