import { v4, v5 } from 'uuid'
import { ApiError } from '../../contract/call.ts'
import type { SessionStore } from '../session/session-store.ts'

/** A press of the player: the key that its calls carry, and when it was made, ms since 1970. */
export type Press = { key: string; time: number }

/** Presses whose answer is not known, by what they ask for. In memory alone: a mail's press holds its address. */
const pressesInFlight = new Map<string, Press>()

/**
 * Sends what a press asks for, with one effect however often it is sent: while no answer has come it is the same press, after any answer a
 * new one. Its key comes from the session's seed, which changes with each answer, so that it is the same after a reload.
 * @param request all that distinguishes this press from others of the session
 * @throws what `send` throws
 */
export const sendOnce = async <T>(store: SessionStore, request: readonly unknown[], send: (press: Press) => Promise<T>): Promise<T> => {
  const name = JSON.stringify(request)
  const press = pressesInFlight.get(name) ?? { key: v5(`${store.get().press_seed} ${name}`, v5.URL), time: Date.now() }
  pressesInFlight.set(name, press)
  const settle = () => {
    pressesInFlight.delete(name)
    store.update({ press_seed: v4() })
  }
  try {
    const reply = await send(press)
    settle()
    return reply
  } catch (error) {
    if (!(error instanceof ApiError && error.retryable)) settle()
    throw error
  }
}
