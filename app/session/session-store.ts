import { cardsPerGame } from '../../contract/constants.ts'
import { createStore } from '../store.ts'
import { type DrawEntry, draws, type JournalEntry } from './journal.ts'
import type { LanguageSource, Session, SessionSources, StoredKey } from './session.ts'
import { coloursOf, freshSession, journalKey, keptByReset, languageSources, readFields, restore, storedKeys } from './session.ts'
import type { KeyValue, Persistence } from './storage.ts'

/** What an instance without the keys may still learn from the one that has them. */
const sharedKeys = ['secret', 'linked', 'language', 'language_from'] as const

/**
 * The session: memory first, mirrored to storage when it can be. Subscribe with `useSession`.
 * @param storage what this instance reads; it writes only where `preferred` is `own`.
 */
export const createSessionStore = (sources: SessionSources, storage: KeyValue | null, preferred: Persistence) => {
  let persistence = storage ? preferred : 'blocked'
  let emptied = false
  const written = new Map<string, unknown>()

  const removeKeys = () => {
    written.clear()
    if (persistence === 'shared') return
    try {
      for (const key of [journalKey, ...storedKeys]) storage?.removeItem(key)
    } catch {
      // Storage that cannot be emptied cannot be read either.
    }
  }
  /** Values are replaced, never changed in place: what is the same object is written already. */
  const write = <T>(key: string, value: T, format: (value: T) => string | null) => {
    if (written.has(key) && written.get(key) === value) return
    const text = format(value)
    if (text === null) storage?.removeItem(key)
    else storage?.setItem(key, text)
    written.set(key, value)
  }
  /** The journal goes first: the rest is repaired from it. A failed write removes our keys, because a stale game must not come back. */
  const mirror = (session: Session) => {
    if (!storage || persistence === 'shared' || emptied) return
    try {
      write(journalKey, session.journal, (journal) => (journal.entries.length > 0 ? JSON.stringify(journal) : null))
      for (const key of storedKeys) write(key, session[key], formatField)
      persistence = 'own'
    } catch {
      persistence = 'blocked'
      removeKeys()
    }
  }

  const fresh = freshSession(sources)
  const kept =
    storage && persistence === 'own'
      ? repaired(restore(fresh, storage), fresh)
      : { ...fresh, ...(storage && readFields(storage, sharedKeys)) }
  // A player's account may have opened a game of another label here.
  const found = kept.operator === sources.operator ? kept : fresh
  const first: Session = { ...found, card_colors: coloursOf(found.card_symbols, sources.cardColors) }
  const { get, set, subscribe } = createStore(first)
  mirror(first)

  const update = (patch: Partial<Session> | ((session: Session) => Partial<Session>)) => {
    const session = { ...get(), ...(typeof patch === 'function' ? patch(get()) : patch) }
    mirror(session)
    set(session)
  }
  return {
    get,
    subscribe,
    update,
    get persistence(): Persistence {
      return persistence
    },
    /** The player is too young: what happens to the session now is kept nowhere and sent nowhere. */
    get emptied() {
      return emptied
    },
    /** Takes a language unless somebody with more right has chosen one; the same source may change its mind. */
    chooseLanguage: (language: string | null | undefined, language_from: LanguageSource) => {
      const { language: before, language_from: by } = get()
      // One of unknown source stands.
      const least = by ? languageSources.indexOf(by) : before ? languageSources.length : 0
      if (language && languageSources.indexOf(language_from) >= least) update({ language, language_from })
    },
    /** Keeps the entries of the game, all of them or with new ones at the end. */
    keep: (entries: readonly JournalEntry[]) => update((session) => withEntries(session, entries)),
    /** Starts over: removes our keys, makes new randomness and a new user id. */
    reset: () => {
      removeKeys()
      update(freshSession(sources, keptByReset(get())))
    },
    /** Removes our keys for good, in this document. */
    empty: () => {
      removeKeys()
      emptied = true
    },
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>

/** What a session counts of its draws. */
type DrawCounts = Pick<Session, 'score' | 'cards_turned' | 'card_selections' | 'reaction_times' | 'game_completed'>

/** The counts with these draws added. */
const addDraws = (before: DrawCounts, added: readonly DrawEntry[]): DrawCounts => {
  const cards_turned = before.cards_turned + added.length
  return {
    score: added.reduce((score, { value }) => score + value, before.score),
    cards_turned,
    card_selections: before.card_selections.map((taken, deck) => taken + added.filter((draw) => draw.deck === deck).length),
    reaction_times: [...before.reaction_times, ...added.map(({ reactionTime }) => reactionTime)],
    game_completed: before.game_completed || cards_turned >= cardsPerGame,
  }
}

/** A crash between two writes may leave the counts one draw behind the journal, which is written first and whole. */
const repaired = (session: Session, fresh: Session): Session => {
  const journalDraws = draws(session.journal)
  if (journalDraws.length === 0 || journalDraws.length === session.cards_turned) return session
  return { ...session, ...addDraws({ ...fresh, game_completed: session.game_completed }, journalDraws) }
}

/** What a session is with these entries. The score goes on from the session's, so a restored one stands. */
const withEntries = (session: Session, entries: readonly JournalEntry[]): Partial<Session> => {
  const knownCount = session.journal.entries.length
  const added = entries.slice(knownCount).filter((entry) => entry.kind === 'draw')
  const journal = { ...session.journal, entries: [...entries] }
  return { journal, ...(added.length > 0 && addDraws(session, added)) }
}

/** The storage text of a field; nothing where the field has no value. */
export const formatField = (value: Session[StoredKey]): string | null =>
  value === null ? null : Array.isArray(value) ? JSON.stringify(value) : String(value)
