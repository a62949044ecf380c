/** A cache of the entries used last, between half the limit and all of it, in two generations: a use costs one look-up, and reorders no list. */
export class LastUsed<T> {
  #recent = new Map<string, T>()
  #older = new Map<string, T>()
  readonly #half: number

  constructor(limit: number) {
    this.#half = Math.ceil(limit / 2)
  }

  get(key: string): T | undefined {
    const recent = this.#recent.get(key)
    if (recent !== undefined) return recent
    const older = this.#older.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: string, value: T): void {
    this.#recent.set(key, value)
    if (this.#recent.size < this.#half) return
    this.#older = this.#recent
    this.#recent = new Map()
  }

  delete(key: string): void {
    this.#recent.delete(key)
    this.#older.delete(key)
  }
}

/** Makes a value once for an object and a key, the newest of at most so many keys; all go once nobody has the object any more. */
export const keptBy = <Owner extends object, T>(limit = Number.POSITIVE_INFINITY) => {
  const caches = new WeakMap<Owner, LastUsed<T>>()
  return (owner: Owner, key: string, make: () => T): T => {
    const ofOwner = caches.get(owner) ?? new LastUsed<T>(limit)
    caches.set(owner, ofOwner)
    const value = ofOwner.get(key) ?? make()
    ofOwner.set(key, value)
    return value
  }
}
