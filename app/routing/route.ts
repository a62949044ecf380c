import type { FunctionComponent } from 'react'

/**
 * What a screen needs. `open`: nothing. `landing`: the landing page's own rule. `terms`: a valid secret and operator, and the terms
 * accepted. `cards`: also 80 cards; `analysis` and `guess`: also what the screen before has brought.
 */
export type GuardName = 'open' | 'landing' | 'terms' | 'cards' | 'analysis' | 'guess'

export type ScreenProps = {
  /** Address of the screen that follows. */
  next: string
}
export type Loaded = {
  /** Loads the screen's own chunk. */
  load: () => Promise<FunctionComponent<ScreenProps>>
  next?: string
}
type Followed = { next: string; load: () => Promise<FunctionComponent<ScreenProps>> }
type Last = { next?: never; load: () => Promise<FunctionComponent> }
/** A screen in the table; one that leads on takes `next`. */
export type ScreenRow = {
  guard: GuardName
  /** Named here, carried out in `routed-view.tsx`; none: the screen is there at once. */
  transition?: 'fade'
} & (Followed | Last)
export type Route = ScreenRow & { path: string }
