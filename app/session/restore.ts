import { journalKey, readFields, storedKeys } from './fields.ts'
import { parseJournal } from './journal.ts'
import type { Session } from './session.ts'
import type { KeyValue } from './storage.ts'

/** What session storage holds of an earlier load of this tab, laid over a fresh session field by field. */
export const restore = (fresh: Session, storage: KeyValue): Session => {
  const session = { ...fresh, ...readFields(storage, storedKeys) }
  const text = storage.getItem(journalKey)
  const journal = text === null ? undefined : parseJournal(text, session.uid)
  return { ...session, journal: journal ?? { ...fresh.journal, uid: session.uid } }
}
