import { randomUUID } from 'node:crypto'
import { cardsPerGame, stackTypes } from '../../contract/constants.ts'
import type { WebhookType } from '../../contract/webhooks.ts'
import { cardValue } from '../analysis/decks.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Deps } from '../http/deps.ts'
import { consentWords } from '../operators/consent-words.ts'
import { createReference, createSessionId, createSessionSecret, hashSecret } from '../security/secrets.ts'
import type { GameRecord, ServerKey } from '../store/records.ts'
import { requestAnalysis } from './request-analysis.ts'

/** A player's time from card to card, ms */
const cardMs = 1500
const structure = 4
/** Of a session that is used at once, ms */
const sessionMs = 60_000

type Needs = Pick<Deps, 'store' | 'jobs' | 'runner' | 'networks' | 'clock' | 'operators'>

/**
 * Plays a test game of a key's operator as far as the event that is asked for, and returns its reference. Whatever would have happened before
 * happens too; a result is shared although nobody was asked. `unavailable` while the analysis waits in the queue.
 */
export const playTestGame = async (deps: Needs, key: ServerKey, type: WebhookType, client: string): Promise<string> => {
  const { store, clock, operators } = deps
  const reference = createReference()
  const uid = randomUUID()
  const secretHash = hashSecret(createSessionSecret())
  const begin = clock()
  await store.keys.addSession({
    hash: secretHash,
    keyHash: key.hash,
    sessionId: createSessionId(),
    createdAt: begin,
    opensUntil: begin + sessionMs,
  })
  await store.registerGame({ uid, operator: key.operator, secretHash, session: true, reference, at: begin })
  await draw(deps, uid, type === 'game.started' ? 1 : cardsPerGame)
  if (['game.analysed', 'result.shared', 'consent.withdrawn'].includes(type)) {
    const analysis = await requestAnalysis(deps, uid, client)
    if (analysis.status === 'waiting')
      throw new ProblemError('unavailable', 'the analysis waits in the queue: ask again after Retry-After', analysis.seconds)
  }
  const { id } = (await store.findGame(uid)) as GameRecord
  const { operator, view } = operators.get(key.operator)
  const { textVersion } = await consentWords(view, undefined)
  const answer = { open: false, textVersion, what: operator.sharing?.what ?? [], at: clock(), by: 'game' } as const
  if (type === 'result.shared' || type === 'consent.withdrawn') await store.consents.give(id, { ...answer, share: true })
  if (type === 'consent.withdrawn') await store.consents.give(id, { ...answer, share: false })
  if (type === 'user.deleted') await store.removeGame(uid, clock())
  return reference
}

/** Takes cards from the four stacks in turn. */
const draw = async ({ store, clock }: Pick<Deps, 'store' | 'clock'>, uid: string, cards: number): Promise<void> => {
  const begin = clock() - cards * cardMs
  for (let turn = 0; turn < cards; turn += 1) {
    const card_placement = turn % stackTypes.length
    const stack_type = stackTypes[card_placement] ?? 'a'
    await store.addDraw({
      id: uid,
      time: begin + turn * cardMs,
      reaction_time: 640 + (turn % 7) * 20,
      selection_id: turn + 1,
      stack_type,
      card_placement,
      reward_structure_id: structure,
      card_color: '#123abc',
      card_value: cardValue(structure, stack_type, Math.floor(turn / stackTypes.length)),
    })
  }
}
