import { codeOf } from './refusal.ts'

/** Keys of requests whose outcome is unknown, by request. In memory only. */
const keysInFlight = new Map<string, string>()
/** Errors after which a request may be retried with its key: it was not done, or it is unknown whether it was. */
const retriableCodes = ['offline', 'unavailable', 'rate_limited', 'internal'] as const

/**
 * Sends a request under an idempotency key, so that it takes effect once however often it is sent (requirements, ruling 47): it is
 * repeated after a lost answer, and further presses for the same request reuse the key until one of them is answered.
 */
export const sendOnce = async <T>(request: string, send: (key: string) => Promise<T>): Promise<T> => {
  const key = keysInFlight.get(request) ?? crypto.randomUUID()
  keysInFlight.set(request, key)
  try {
    const reply = await send(key).catch((problem: unknown) => {
      if (codeOf(problem) !== 'offline') throw problem
      return send(key)
    })
    keysInFlight.delete(request)
    return reply
  } catch (problem) {
    if (!retriableCodes.some((code) => code === codeOf(problem))) keysInFlight.delete(request)
    throw problem
  }
}
