import { ApiError, isProblem } from './api-error.ts'

/** The provider's API base: the frame's own origin, unless `setApiBase` names another. */
let base = ''
export const apiBase = () => base
export const setApiBase = (address: string) => {
  base = address
}

const patience = 20_000

/**
 * One request, as JSON in and out, with the headers of the reply. Posts are kept alive, so that the last draw gets through when the page closes.
 * @throws ApiError with the server's code, or `offline` where no answer of the server came within 20 s.
 */
export const request = async (method: string, path: string, body?: unknown): Promise<{ reply: unknown; headers: Headers }> => {
  let response: Response
  let reply: unknown
  try {
    response = await fetch(base + path, {
      method,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: method !== 'GET',
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    reply = await response.json()
  } catch {
    throw new ApiError('offline')
  }
  if (response.status === 200 || response.status === 201) return { reply, headers: response.headers }
  throw new ApiError(isProblem(reply) ? reply.code : 'offline')
}
