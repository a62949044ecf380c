import { cardsPerGame, startScore } from '../../contract/constants.ts'
import { fields, journalKey, storedKeys } from './fields.ts'
import { draws, parseJournal } from './journal.ts'
import type { Session } from './session.ts'
import type { KeyValue } from './storage.ts'

/** What session storage holds of an earlier load of this tab, laid over a fresh session field by field. */
export const restore = (fresh: Session, storage: KeyValue): Session => {
  const found: Record<string, unknown> = {}
  for (const key of storedKeys) {
    const text = storage.getItem(key)
    const value = text === null ? undefined : fields[key](text)
    if (value !== undefined) found[key] = value
  }
  const session = { ...fresh, ...(found as Partial<Session>) }
  const text = storage.getItem(journalKey)
  const journal = text === null ? undefined : parseJournal(text, session.uid)
  return repaired({ ...session, journal: journal ?? { ...fresh.journal, uid: session.uid } })
}

/** A crash between two writes may leave the counters one draw behind the journal, which is written first and whole. */
const repaired = (session: Session): Session => {
  const drawn = draws(session.journal)
  if (drawn.length === 0 || drawn.length === session.cards_turned) return session
  return {
    ...session,
    score: drawn.reduce((score, draw) => score + draw.value, startScore),
    cards_turned: drawn.length,
    card_selections: [0, 1, 2, 3].map((deck) => drawn.filter((draw) => draw.deck === deck).length),
    reaction_times: drawn.map((draw) => draw.reactionTime),
    game_completed: session.game_completed || drawn.length === cardsPerGame,
  }
}
