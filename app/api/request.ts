import { ApiError, isProblem } from './api-error.ts'

export type Request = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown; signal?: AbortSignal }

/** The provider's API base: the frame's own origin, unless `setApiBase` names another. */
let base = ''
export const apiBase = () => base
export const setApiBase = (address: string) => {
  base = address
}

const patience = 20_000

/**
 * One call, as JSON in and out, with the headers of the reply. Posts are kept alive, so that the last draw gets through when the page closes.
 * @throws ApiError with the server's code, or `offline` where no answer of the server came within 20 s.
 */
export const exchange = async ({ method, path, body, signal }: Request): Promise<{ reply: unknown; headers: Headers }> => {
  const late = AbortSignal.timeout(patience)
  let response: Response
  let reply: unknown
  try {
    response = await fetch(base + path, {
      method,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: method !== 'GET',
      signal: signal ? AbortSignal.any([signal, late]) : late,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    reply = await response.json()
  } catch {
    throw new ApiError('offline')
  }
  if (response.status === 200 || response.status === 201) return { reply, headers: response.headers }
  throw new ApiError(isProblem(reply) ? reply.code : 'offline')
}

/** One call, of which only the reply matters. */
export const request = async (call: Request): Promise<unknown> => (await exchange(call)).reply
