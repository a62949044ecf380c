import type { KeyValue } from './storage.ts'

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
