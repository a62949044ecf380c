import { cardsPerGame } from '../../contract/constants.ts'
import type { JournalEntry } from './journal.ts'
import type { Session } from './session.ts'

/** What the session keeps of a game that has these entries. The score goes on from the session's, so a restored one stands. */
export const applyEntries = (session: Session, entries: readonly JournalEntry[]): Partial<Session> => {
  const known = session.journal.entries.length
  const added = entries.slice(known).filter((entry) => entry.kind === 'draw')
  const journal = { ...session.journal, entries: [...entries] }
  if (added.length === 0) return { journal }
  const cards_turned = session.cards_turned + added.length
  return {
    journal,
    cards_turned,
    score: added.reduce((score, { value }) => score + value, session.score),
    card_selections: session.card_selections.map((taken, deck) => taken + added.filter((draw) => draw.deck === deck).length),
    reaction_times: [...session.reaction_times, ...added.map(({ reactionTime }) => reactionTime)],
    game_completed: session.game_completed || cards_turned >= cardsPerGame,
  }
}
