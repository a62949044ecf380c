import { codeOf } from './refusal.ts'

/** Keys of presses whose outcome is not known, by what they ask for. In memory alone. */
const keysInFlight = new Map<string, string>()
/** After these the same press may be tried again: it is not known whether it was done, or it was not. */
const retriableCodes = ['offline', 'unavailable', 'rate_limited', 'internal'] as const

/**
 * Sends what a press asks for under a key of its own, so that it is done once however often it is sent (requirements, ruling 47): again by itself
 * after a lost answer, and by further presses that ask for the same, until one of them is answered.
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
