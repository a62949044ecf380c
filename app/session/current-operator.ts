import type { OperatorView } from '../../contract/operator-view.ts'
import { Listeners } from '../listeners.ts'

/** The operator the app looks like: the page's own, until the player turns out to belong to another one. */
export class CurrentOperator {
  #view: OperatorView
  readonly #changes = new Listeners()
  readonly subscribe = this.#changes.subscribe

  constructor(view: OperatorView) {
    this.#view = view
  }

  get = (): OperatorView => this.#view

  become = (view: OperatorView) => {
    this.#view = view
    this.#changes.notify()
  }
}
