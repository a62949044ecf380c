import type { PopupAnswer, PopupKey } from '../../contract/popups.ts'

/** A draw as it was accepted. `deck` is the place on the table from the left, 0 to 3; times in ms. */
export type DrawEntry = { kind: 'draw'; deck: number; value: number; reactionTime: number; time: number }
export type PopupEntry = { kind: 'popup'; key: PopupKey; answer: PopupAnswer; time: number }
export type JournalEntry = DrawEntry | PopupEntry

/** What happened in one game, in order, and how much of it the server has: one storage value, so that the two never disagree. */
export type Journal = { uid: string; sent: number; entries: JournalEntry[] }

/** The journal of a game that has not begun. */
export const emptyJournal = (uid: string): Journal => ({ uid, sent: 0, entries: [] })

/** The draws of a journal, in their order. */
export const draws = (journal: Journal): DrawEntry[] => journal.entries.filter((entry) => entry.kind === 'draw')

const isEntry = (value: unknown): value is JournalEntry => {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Record<string, unknown>
  if (!Number.isSafeInteger(entry.time)) return false
  if (entry.kind === 'popup') return typeof entry.key === 'string' && typeof entry.answer === 'string'
  return (
    entry.kind === 'draw' &&
    [0, 1, 2, 3].includes(entry.deck as number) &&
    Number.isSafeInteger(entry.value) &&
    typeof entry.reactionTime === 'number' &&
    entry.reactionTime > 0
  )
}

/** The stored journal of this user id, or nothing where the text is not one. */
export const parseJournal = (text: string, uid: string): Journal | undefined => {
  try {
    const value = JSON.parse(text) as Partial<Journal> | null
    if (value?.uid !== uid || !Array.isArray(value.entries) || !value.entries.every(isEntry)) return undefined
    const sent = Number.isSafeInteger(value.sent) ? Math.min(Math.max(value.sent as number, 0), value.entries.length) : 0
    return { uid, sent, entries: value.entries }
  } catch {
    return undefined
  }
}
