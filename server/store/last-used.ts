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
