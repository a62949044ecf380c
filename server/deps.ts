import type { Logger } from 'pino'
import type { OperatorView } from '../contract/operator-view.ts'
import type { Analysis } from './analysis-pool.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Store } from './store/store.ts'

/** An operator as loaded from its folder. */
export interface LoadedOperator {
  id: string
  /** Origins that may embed the frame. */
  origins: readonly string[]
  view: OperatorView
}

export interface Operators {
  /** The operator with that id, or the provider's own where there is none. */
  get(id: string): LoadedOperator
  has(id: string): boolean
}

/** What routes work with; made once by the composition root. */
export interface Deps {
  config: Config
  clock: Clock
  /** Never given ids, secrets, addresses or full paths. */
  log: Logger
  store: Store
  analysis: Analysis
  operators: Operators
}
