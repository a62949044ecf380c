import type { FunctionComponent } from 'react'
import type { Namespaces } from '../../i18n/messages.ts'

/** `landing`: its own rule; `terms`: a valid secret, and the terms; `cards`: also 80 cards; `analysis`, `guess`: also what came before. */
export type GuardName = 'open' | 'landing' | 'terms' | 'cards' | 'analysis' | 'guess'

/** `next`: address of the screen that follows. */
export type ScreenProps = { next: string }
/** `load`: of the screen's own chunk; `texts`: sections that a page opened here loads beside it. */
export type Loaded = { load: () => Promise<FunctionComponent<ScreenProps>>; next?: string; texts?: readonly Namespaces[] }
type Followed = { next: string; load: () => Promise<FunctionComponent<ScreenProps>> }
type Last = { next?: never; load: () => Promise<FunctionComponent> }
/** A screen in the table; one that leads on takes `next`. */
export type ScreenRow = { guard: GuardName } & Pick<Loaded, 'texts'> & (Followed | Last)
export type Route = ScreenRow & { path: string }
