import type { DrawEntry, JournalEntry } from '../session/journal.ts'

/** Draws from these decks (0 to 3); a value of ±100 and a calm reaction time unless said otherwise. */
export const drawsFrom = (decks: readonly number[], change: (index: number) => Partial<DrawEntry> = () => ({})): DrawEntry[] =>
  decks.map((deck, index) => ({
    kind: 'draw',
    deck,
    value: index % 3 ? 100 : -100,
    reactionTime: 800,
    time: 1_700_000_000_000 + index * 2000,
    ...change(index),
  }))

/** `count` draws that take the decks in turn. */
export const inTurn = (count: number) => Array.from({ length: count }, (_, index) => index % 4)

/** A popup that was answered with OK. */
export const answered = (key: (JournalEntry & { kind: 'popup' })['key']): JournalEntry => ({ kind: 'popup', key, answer: 'ok', time: 1 })
