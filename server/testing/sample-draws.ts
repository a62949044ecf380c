import { randomUUID } from 'node:crypto'
import { type StackType, stackTypes } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import { cardValue } from '../analysis/decks.ts'
import type { Store } from '../store/store.ts'

/** Time of the first sample draw, ms since 1970. */
export const at = Date.UTC(2026, 0, 1)

/** The records of a game that draws from the given stacks of a reward structure. */
export const drawsOf = (uid: string, stacks: Iterable<StackType>, structure = 4): CardSelection[] => {
  const taken: Record<StackType, number> = { a: 0, b: 0, c: 0, d: 0 }
  return [...stacks].map((stack, index) => ({
    id: uid,
    // A person's times: they are sent all at once, as after an outage, and no game is taken for a script's (ruling 40).
    time: at + index * 1500,
    reaction_time: 640 + (index % 7) * 20,
    selection_id: index + 1,
    stack_type: stack,
    card_placement: stackTypes.indexOf(stack),
    reward_structure_id: structure,
    card_color: '#123abc',
    card_value: cardValue(structure, stack, taken[stack]++),
  }))
}

/** Draws that cycle through the four stacks. */
export const mixedStacks = (count = 80): StackType[] => Array.from({ length: count }, (_, index) => stackTypes[index % 4] as StackType)

/** The first `count` draws of a game that cycles through the stacks, or takes all from one. */
export const sampleDraws = (uid: string, count: number, structure = 3, only?: StackType): CardSelection[] =>
  drawsOf(uid, only ? Array<StackType>(count).fill(only) : mixedStacks(count), structure)

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
