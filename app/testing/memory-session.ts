import { createSessionStore } from '../session/session-store.ts'
import type { KeyValue } from '../session/storage.ts'

const open = (storage: TestStorage | null, newUid: () => string) =>
  createSessionStore({ operator: 'nfl', random: () => 0.3, newUid, cardColors: testColours }, storage, storage ? 'own' : 'blocked')

/** A session that is kept in memory only, with the same decks each time. */
export const memorySession = (newUid = () => 'u') => open(null, newUid)

/** The same, kept in a storage. */
export const keptSession = () => open(new TestStorage(), () => 'u')

/** A storage for tests, kept in a map. `refuse` makes writing throw, as a full or blocked storage does. */
export class TestStorage implements KeyValue {
  readonly map: Map<string, string>
  refuse = false

  constructor(entries: Record<string, string> = {}) {
    this.map = new Map(Object.entries(entries))
  }

  getItem = (key: string) => this.map.get(key) ?? null
  setItem = (key: string, value: string) => {
    if (this.refuse) throw new DOMException('full', 'QuotaExceededError')
    this.map.set(key, value)
  }
  removeItem = (key: string) => void this.map.delete(key)
}

export const testColours = ['#111111', '#222222', '#333333', '#444444'] as const
