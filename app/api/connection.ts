/** Whether the last call of the game got through. Failures of any kind that pass count as offline; the next success ends it. */
export class Connection {
  offline = false
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  report = (offline: boolean) => {
    if (this.offline === offline) return
    this.offline = offline
    for (const listener of this.#listeners) listener()
  }
}
