import type { FunctionComponent } from 'react'
import type { Namespaces } from '../../i18n/messages.ts'

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
  /** Sections of the texts that a page opened here loads beside the chunk. */
  texts?: readonly Namespaces[]
}
type Followed = { next: string; load: () => Promise<FunctionComponent<ScreenProps>> }
type Last = { next?: never; load: () => Promise<FunctionComponent> }
/** A screen in the table; one that leads on takes `next`. */
export type ScreenRow = { guard: GuardName } & Pick<Loaded, 'texts'> & (Followed | Last)
export type Route = ScreenRow & { path: string }
