import type { ComponentType } from 'react'

/**
 * Who may see a screen. `open`: anyone. `landing`: the landing page's own rule. `accepted`: with a valid secret and operator, and the terms
 * accepted. `completed`: also 80 cards; `analysed` and `guessed`: also what the screen before has brought.
 */
export type GuardName = 'open' | 'landing' | 'accepted' | 'completed' | 'analysed' | 'guessed'
export type Loaded = {
  /** Loads the screen's own chunk. */
  load: () => Promise<ComponentType>
}
export type Route = Loaded & {
  path: string
  guard: GuardName
  /** Named here, carried out in `routed-view.tsx`; none: the screen is there at once. */
  transition?: 'fade'
}
