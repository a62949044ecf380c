import { sessionSecretStart } from '../../contract/constants.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'

/** Why the server accepts no more of a game: its own code, or `ended` if the secret was valid for a limited time only. */
export type RefusalCode = ApiErrorCode | 'ended'

/** Why a call failed, as shown to the player; anything but an `ApiError` counts as offline. */
export const refusalCode = (error: unknown, secret: string | null): RefusalCode => {
  const code = error instanceof ApiError ? error.code : 'offline'
  const closed = code === 'unauthorized' || code === 'forbidden'
  return closed && secret?.startsWith(sessionSecretStart) ? 'ended' : code
}
