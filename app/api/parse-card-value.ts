import { ApiError } from '../../contract/call.ts'

/** A reply of the wrong shape for its call, so not one of our server. Callers repeat the call as if there had been no reply. */
export class MalformedReply extends ApiError {
  constructor() {
    super('offline')
  }
}

/** The reply, if it is an object; throws `MalformedReply` otherwise. */
export const record = (reply: unknown): Record<string, unknown> => {
  if (typeof reply !== 'object' || reply === null) throw new MalformedReply()
  return reply as Record<string, unknown>
}

/** A card's net points; a bare number is accepted as well. */
export const parseCardValue = (reply: unknown): number => {
  const value = typeof reply === 'number' ? reply : record(reply).card_value
  if (!Number.isSafeInteger(value) || value === 0) throw new MalformedReply()
  return value as number
}
