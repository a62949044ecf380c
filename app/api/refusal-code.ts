import { type ApiError, codeOf } from '../../contract/call.ts'
import { sessionSecretStart } from '../../contract/constants.ts'

/** Why the server accepts no more of a game: its own code, or `ended` if the secret was valid for a limited time only. */
export type RefusalCode = ApiError['code'] | 'ended'

/** Why a call failed, as shown to the player; anything but an `ApiError` counts as offline. */
export const refusalCode = (error: unknown, secret: string | null): RefusalCode => {
  const code = codeOf(error)
  const closed = code === 'unauthorized' || code === 'forbidden'
  return closed && secret?.startsWith(sessionSecretStart) ? 'ended' : code
}
