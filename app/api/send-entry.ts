import type { JournalEntry } from '../session/journal.ts'
import type { Session } from '../session/session.ts'
import { storeCardSelection, storePopupAnswer } from './calls.ts'

export type Table = Pick<Session, 'uid' | 'stack_types' | 'card_colors' | 'reward_structure_id'>

/** Sends one entry of the journal. The record is made from what was fixed when the draw was accepted: a repeat is the same record. */
export const sendEntry = (table: Table, entries: readonly JournalEntry[], index: number): Promise<unknown> => {
  const entry = entries[index]
  if (!entry) throw new RangeError(`journal has no entry ${index}`)
  if (entry.kind === 'popup')
    return storePopupAnswer({ id: table.uid, time: entry.time, popup_message: entry.key, popup_answer: entry.answer })
  const stack_type = table.stack_types[entry.deck]
  const card_color = table.card_colors[entry.deck]
  if (!stack_type || !card_color) throw new RangeError(`no deck ${entry.deck}`)
  return storeCardSelection({
    id: table.uid,
    time: entry.time,
    reaction_time: entry.reactionTime,
    selection_id: entries.slice(0, index + 1).filter(({ kind }) => kind === 'draw').length,
    stack_type,
    card_placement: entry.deck,
    reward_structure_id: table.reward_structure_id,
    card_color,
    card_value: entry.value,
  })
}
