import type { ComponentType } from 'react'

/**
 * Who may see a screen. `open`: anyone. `landing`: the landing page's own rule. `authorized`: a valid secret and operator. `accepted`: also
 * the terms. `completed`: also 80 cards; `analysed` and `guessed`: also what the screen before has brought.
 */
export type GuardName = 'open' | 'landing' | 'authorized' | 'accepted' | 'completed' | 'analysed' | 'guessed'
/** Named in the route table, carried out in `routed-view.tsx`. */
export type TransitionName = 'fade' | 'none'

export type Route = {
  path: string
  guard: GuardName
  transition: TransitionName
  /** Loads the screen's own chunk. */
  load: () => Promise<ComponentType>
}
