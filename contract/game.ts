import { type Static, Type } from 'typebox'
import { cardsPerGame } from './constants.ts'
import { OneOf, RewardStructureId, StackTypeField, StrictObject, Timestamp, Uid } from './fields.ts'
import { type PopupAnswer, popupAnswers, popupKeys } from './popups.ts'

/** Query values are strings and are not coerced: the patterns enforce the ranges. */
export const CardValueQuery = StrictObject({
  selection_from_stack: Type.String({ pattern: '^([0-9]|[1-7][0-9])$', description: 'Cards already taken from that stack, 0 to 79' }),
  stack_type: StackTypeField,
  reward_structure_id: Type.String({ pattern: '^[0-8]$' }),
})
export type CardValueQuery = Static<typeof CardValueQuery>

export const CardValue = StrictObject({ card_value: Type.Integer({ description: 'Net points of the card; never 0' }) })
export type CardValue = Static<typeof CardValue>

export const CardSelection = StrictObject({
  id: Uid,
  time: Timestamp,
  reaction_time: Type.Number({
    minimum: 0,
    maximum: 86_400_000,
    description: 'ms from decks selectable to input, without pauses and popups',
  }),
  selection_id: Type.Integer({ minimum: 1, maximum: cardsPerGame, description: 'Turn number' }),
  stack_type: StackTypeField,
  card_placement: Type.Integer({ minimum: 0, maximum: 3, description: 'Screen position from the left' }),
  reward_structure_id: RewardStructureId,
  card_color: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
  card_value: Type.Integer({ minimum: -100_000, maximum: 100_000 }),
})
export type CardSelection = Static<typeof CardSelection>

export const StoredSelection = StrictObject({
  stored: Type.Literal(true),
  cards_turned: Type.Integer({ minimum: 1, maximum: cardsPerGame }),
})
export type StoredSelection = Static<typeof StoredSelection>

export const PopupAnswerRecord = StrictObject({
  id: Uid,
  time: Timestamp,
  popup_message: OneOf(popupKeys),
  popup_answer: OneOf([...new Set(Object.values(popupAnswers).flat())] as PopupAnswer[]),
})
export type PopupAnswerRecord = Static<typeof PopupAnswerRecord>

export const Stored = StrictObject({ stored: Type.Literal(true) })
