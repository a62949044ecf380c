import * as at from '../../contract/addresses.ts'
import { languageHeader, linkedHeader, referenceHeader, type StackType, testSecretHeader } from '../../contract/constants.ts'
import type { CardSelection, PopupAnswerRecord } from '../../contract/game.ts'
import { call, MalformedReply, record } from './connection.ts'

// The calls until the game is played; `result-calls.ts` has the others, which the first load leaves out. Each rejects with an `ApiError`.

/** A card's net points; a bare number is accepted as well. */
export const parseCardValue = (reply: unknown): number => {
  const value = typeof reply === 'number' ? reply : record(reply).card_value
  if (!Number.isSafeInteger(value) || value === 0) throw new MalformedReply()
  return value as number
}

/** Net points of a card: the one at `index`, from 0, of a stack under a reward structure. */
export const getCardValue = (structure: number, stack_type: StackType, index: number) =>
  call(at.cardValue, { query: { selection_from_stack: `${index}`, stack_type, reward_structure_id: `${structure}` } }, parseCardValue)
/** Stores a draw; repeating the same record gets the same response. */
export const storeCardSelection = (body: CardSelection) => call(at.storeCardSelection, { body })
/** Stores the answer to a popup. */
export const storePopupAnswer = (body: PopupAnswerRecord) => call(at.popupAnswer, { body })
/** Whether a secret is for tests, whether its games belong to an account, and the language asked for; rejects an invalid one. */
export const checkSecret = (secret: string, operator: string) =>
  call(at.checkSecret, { params: { secret, operator } }, (_, headers) => ({
    isTest: headers.get(testSecretHeader) === '1',
    linked: headers.get(linkedHeader) === '1',
    language: headers.get(languageHeader),
  }))
/** Registers the player; the partner knows the game by the reference, null from a server that gives none. */
export const registerUser = (uid: string, secret: string, operator: string, extuserid: string | null) =>
  call(at.userSecret, { params: { uid, secret, operator }, query: extuserid ? { extuserid } : {} }, (_, headers) => ({
    reference: headers.get(referenceHeader),
  }))
