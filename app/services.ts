import { createContext, useContext } from 'react'
import type { OperatorView } from '../contract/operator-view.ts'
import type { CardValues } from './api/card-values.ts'
import type { Count } from './api/create-count.ts'
import type { Outbox } from './api/outbox.ts'
import type { GameController } from './game/game-controller.ts'
import type { Host } from './host/host.ts'
import type { Access } from './routing/access.ts'
import type { CurrentOperator } from './session/operator-view.ts'
import type { Session } from './session/session.ts'
import type { SessionStore } from './session/session-store.ts'
import type { Store } from './store.ts'
import { useStore } from './use-store.ts'

/** What lives as long as the document, made in `open-services.ts` and passed down. */
export type Services = {
  currentOperator: CurrentOperator
  session: SessionStore
  /** Whether the last call of the game failed to get through, as any temporary failure does; the next success ends it. */
  offline: Store<boolean>
  outbox: Outbox
  cards: CardValues
  access: Access
  host: Host
  count: Count
  /** The game of the session, once one of its screens was shown (`play/current-game.ts`). */
  game: { current: GameController | null }
}

export const ServicesContext = createContext<Services | null>(null)

/** The services of this document. Throws outside of a `ServicesContext`. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext around it')
  return services
}

/** The operator whose look and words are shown. */
export const useOperator = (): OperatorView => useStore(useServices().currentOperator)

/** A part of the session (`useStore`). */
export const useSession = <Part = Session>(select?: (session: Session) => Part): Part => useStore(useServices().session, select)
