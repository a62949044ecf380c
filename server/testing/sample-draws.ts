import { randomUUID } from 'node:crypto'
import { type StackType, stackTypes } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import { cardValue } from '../analysis/decks.ts'
import type { Store } from '../store/store.ts'

/** Time of the first sample draw, ms since 1970. */
export const at = Date.UTC(2026, 0, 1)

/** The first `count` draws of a game that cycles through the stacks, or takes all from one. */
export const sampleDraws = (uid: string, count: number, structure = 3, only?: StackType): CardSelection[] => {
  const taken: Record<StackType, number> = { a: 0, b: 0, c: 0, d: 0 }
  return Array.from({ length: count }, (_, index) => {
    const stack = only ?? (stackTypes[index % 4] as StackType)
    const value = cardValue(structure, stack, taken[stack])
    taken[stack] += 1
    return {
      id: uid,
      time: at + index,
      reaction_time: 500.5,
      selection_id: index + 1,
      stack_type: stack,
      card_placement: index % 4,
      reward_structure_id: structure,
      card_color: '#123abc',
      card_value: value,
    }
  })
}

type NewGame = { uid?: string; operator?: string; test?: boolean; externalHash?: string | undefined; at?: number }

/** Registers a game with a secret of its own. */
export const addGame = async (
  store: Pick<Store, 'addSecret' | 'registerGame'>,
  { uid = randomUUID(), operator = 'nfl', test = false, externalHash, at: begun = at }: NewGame = {},
) => {
  const secret = { hash: randomUUID().replaceAll('-', ''), operator, test, createdAt: begun, revokedAt: null }
  await store.addSecret(secret)
  const registration = { uid, operator, secretHash: secret.hash, externalHash, at: begun }
  const outcome = await store.registerGame(registration)
  if (outcome !== 'registered') throw new Error(`a new game was ${outcome}`)
  return { uid, secret, registration }
}
