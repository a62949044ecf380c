import { SessionStore } from '../session/session-store.ts'
import { testColours } from '../session/test-storage.ts'

/** A session that is kept in memory only, with the same decks each time. */
export const memorySession = (newUid = () => 'u') =>
  new SessionStore({ random: () => 0.3, newUid, cardColors: testColours }, null, 'blocked')
