import { Listeners } from '../listeners.ts'
/** Whether the last call of the game got through. Failures of any kind that pass count as offline; the next success ends it. */
export class Connection {
  offline = false
  readonly #changes = new Listeners()
  readonly subscribe = this.#changes.subscribe

  report = (offline: boolean) => {
    if (this.offline === offline) return
    this.offline = offline
    this.#changes.notify()
  }
}
