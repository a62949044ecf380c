import { inject } from 'vitest'
import { v4 } from 'uuid'
import { CardValues } from '../api/card-values.ts'
import { Connection } from '../api/connection.ts'
import { Outbox } from '../api/outbox.ts'
import { setApiBase } from '../api/request.ts'
import type { Session } from '../session/session.ts'
import { SessionStore } from '../session/session-store.ts'
import { TestStorage, testColours } from '../session/test-storage.ts'

/** The parts of one player's game, real ones, against the run's server; the outbox is still closed. */
export const newPlayer = (state: Partial<Session> = {}, storage = new TestStorage()) => {
  const { url, secret } = inject('server')
  setApiBase(url)
  const session = new SessionStore({ random: Math.random, newUid: v4, cardColors: testColours }, storage, 'own')
  session.update({ operator: 'nfl', secret, authorized: true, ...state })
  const connection = new Connection()
  return { storage, session, connection, outbox: new Outbox(session, connection), cards: new CardValues(connection) }
}
