import type { RootTexts } from '../../i18n/create-texts.ts'
import type { ApiErrorCode } from '../api/api-error.ts'

/** Why the server takes no more of this game, and what the player can do, in the player's words. */
export const refusalText = ({ refused, refusedBecause }: RootTexts['game'], code: ApiErrorCode | null | undefined): string => {
  const reason = code === 'unauthorized' ? 'forbidden' : code === 'forbidden' || code === 'conflict' ? code : 'invalid'
  return `${refusedBecause[reason]()} ${refused()}`
}
