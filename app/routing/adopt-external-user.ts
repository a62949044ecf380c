import { findExternalUser } from '../api/calls.ts'
import { emptyJournal } from '../session/journal.ts'
import type { SessionStore } from '../session/session-store.ts'

/**
 * Makes the session that of the player whom the partner knows by this id: the user id and operator of the game that was played before.
 * False where there is none, whatever the reason: the player then simply starts.
 */
export const adoptExternalUser = async (store: SessionStore, externalId: string, secret: string | null): Promise<boolean> => {
  try {
    const { uid, operator, reference } = await findExternalUser(externalId, secret)
    if (uid !== store.get().uid) {
      store.reset()
      store.update({ uid, journal: emptyJournal(uid), registered: true, reference, game_completed: true })
    }
    store.update({ operator })
    return true
  } catch {
    return false
  }
}
