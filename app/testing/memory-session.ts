import { SessionStore } from '../session/session-store.ts'
import { TestStorage, testColours } from '../session/test-storage.ts'

const open = (storage: TestStorage | null, newUid: () => string) =>
  new SessionStore({ random: () => 0.3, newUid, cardColors: testColours }, storage, storage ? 'own' : 'blocked')

/** A session that is kept in memory only, with the same decks each time. */
export const memorySession = (newUid = () => 'u') => open(null, newUid)

/** The same, kept in a storage. */
export const keptSession = () => open(new TestStorage(), () => 'u')
