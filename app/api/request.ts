import { ApiError, isProblem } from './api-error.ts'

/** The provider's API base: the frame's own origin, unless `setApiBase` names another. */
let base = ''
export const apiBase = () => base
export const setApiBase = (address: string) => {
  base = address
}

const patience = 20_000
/** A wait that a server asks for is never longer than this, ms. */
const longestWait = 300_000

/** When a call that the server put off (Retry-After) may be made again, by method and address. */
const notBefore = new Map<string, number>()

const rest = (call: string) => Math.max(0, (notBefore.get(call) ?? 0) - Date.now())

/** Retry-After in ms; 0 where there is none. Its other form, a date, is not used by our server. */
const askedWait = (headers: Headers) => Math.min(longestWait, 1000 * (Number(headers.get('retry-after')) || 0))

/**
 * One request, as JSON in and out, with the headers of the reply. Posts are kept alive, so that the last draw gets through when the page closes.
 * A call that the server put off is made when its time has come, whoever makes it again.
 * @throws ApiError with the server's code, or `offline` where no answer of the server came within 20 s.
 */
export const request = async (method: string, path: string, body?: unknown): Promise<{ reply: unknown; headers: Headers }> => {
  const call = `${method} ${path}`
  if (rest(call) > 0) await new Promise((resolve) => setTimeout(resolve, rest(call)))
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
  const problem = isProblem(reply) ? reply : undefined
  const wait = askedWait(response.headers)
  // A limit of the day is told, not waited for.
  if (wait > 0 && !problem?.limit) notBefore.set(call, Date.now() + wait)
  if (response.status >= 200 && response.status <= 202) return { reply, headers: response.headers }
  throw problem ? new ApiError(problem.code, problem) : new ApiError('offline')
}
