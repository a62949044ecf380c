import { idLength } from '../../contract/constants.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { createCardValues } from '../api/card-values.ts'
import { createOutbox } from '../api/outbox.ts'
import { standAlone } from '../host/host.ts'
import { createAccess } from '../routing/access.ts'
import type { Services } from '../services.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createStore } from '../store.ts'
import { exampleUid } from './with-own-game.tsx'

/** The app's own services without server and storage: nothing is sent, and every shuffle comes out the same. */
export const workbenchServices = (operator: OperatorView): Services => {
  const sources = { operator: operator.id, random: () => 0.3, newUid: () => exampleUid, cardColors: operator.cardColors }
  const session = createSessionStore(sources, null, 'blocked')
  session.update({ secret: 'a'.repeat(idLength) })
  const offline = createStore(false)
  const outbox = createOutbox(session, offline)
  const access = createAccess(session, null, Promise.resolve(), () => {})
  const cards = createCardValues(offline, session)
  return {
    currentOperator: createStore(operator),
    session,
    offline,
    outbox,
    cards,
    access,
    host: standAlone,
    count: () => {},
    game: { current: null },
  }
}
