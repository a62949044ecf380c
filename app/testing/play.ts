import { v4 } from 'uuid'
import { inject, onTestFinished } from 'vitest'
import { cardValue } from '../../server/analysis/decks.ts'
import { createCardValues } from '../api/card-values.ts'
import { setApiBase } from '../api/connection.ts'
import { createOutbox } from '../api/outbox.ts'
import type { Session } from '../session/session.ts'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import { createStore } from '../store.ts'
import { TestStorage, testColours } from './memory-session.ts'

/** The parts of one player's game, real ones, against the run's server, which end with the test; the outbox is still closed. */
export const newPlayer = (state: Partial<Session> = {}, storage = new TestStorage()) => {
  const { url, secret } = inject('server')
  setApiBase(url)
  const session = createSessionStore({ operator: 'nfl', random: Math.random, newUid: v4, cardColors: testColours }, storage, 'own')
  session.update({ secret, authorized: true, ...state })
  onTestFinished(session.empty)
  const offline = createStore(false)
  return { storage, session, offline, outbox: createOutbox(session, offline), cards: createCardValues(offline, session) }
}

/** Draws from these decks, 0 to 3 from the left, `pace` ms apart, as the game accepts them. */
export const drawCards = (session: SessionStore, decks: readonly number[], pace = 1250) => {
  for (const deck of decks) {
    const { journal, stack_types, card_selections, reward_structure_id, cards_turned } = session.get()
    const value = cardValue(reward_structure_id, stack_types[deck] ?? 'a', card_selections[deck] ?? 0)
    const time = 1_700_000_000_000 + cards_turned * pace
    session.keep([...journal.entries, { kind: 'draw', deck, value, reactionTime: 800, time }])
  }
}
