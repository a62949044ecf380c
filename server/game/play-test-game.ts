import { randomUUID } from 'node:crypto'
import { cardsPerGame, stackTypes } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import type { WebhookType } from '../../contract/webhooks.ts'
import { cardValue } from '../analysis/decks.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Runner } from '../jobs/run-jobs.ts'
import type { IdHash } from '../keys/id-key.ts'
import { createReference, createSessionId, createSessionSecret, hashSecret } from '../keys/secrets.ts'
import { consentWords } from '../operators/consent-words.ts'
import type { Operators } from '../operators/registry.ts'
import type { Clock } from '../process/time.ts'
import type { ServerKey } from '../store/keys.ts'
import { byTestEvent } from '../store/page-notes.ts'
import type { Store } from '../store/store.ts'
import { requestAnalysis } from './request-analysis.ts'

/** A player's time from card to card, ms */
const cardMs = 1500
const structure = 4
/** Lifetime of a session that is used at once, ms */
const sessionMs = 60_000

type Needs = { clock: Clock; store: Store; jobs: Jobs; runner: Runner; idHash: IdHash; operators: Operators }

/** A test game that the server plays. */
export type TestGame = { uid: string; reference: string }

/** Plays a test game of a key's operator as far as the event that is asked for needs cards. */
export const beginTestGame = async (
  { store, clock }: Pick<Needs, 'store' | 'clock'>,
  { hash: keyHash, operator }: ServerKey,
  type: WebhookType,
): Promise<TestGame> => {
  const reference = createReference()
  const uid = randomUUID()
  const hash = hashSecret(createSessionSecret())
  const at = clock()
  const session = { sessionId: createSessionId(), madeBy: byTestEvent, createdAt: at, opensUntil: at + sessionMs }
  await store.keys.addSession({ hash, keyHash, ...session })
  await store.registerGame({ uid, operator, secretHash: hash, session: true, reference, at })
  await store.addDraws(draws(uid, type === 'game.started' ? 1 : cardsPerGame, at), at)
  return { uid, reference }
}

/** Goes on up to the event, with all that comes before it; a result is shared though nobody was asked. Returns s that a late analysis will wait. */
export const finishTestGame = async (deps: Needs, { uid }: TestGame, type: WebhookType, client: string): Promise<number | undefined> => {
  const { store, clock, operators } = deps
  const game = await store.findGame(uid)
  if (!game) throw new ProblemError('unavailable', 'the test game has been removed in the meantime', 1)
  if (['game.analysed', 'result.shared', 'consent.withdrawn'].includes(type)) {
    const analysis = await requestAnalysis(deps, game, client)
    if (analysis.status === 'waiting') return analysis.seconds
  }
  const { operator, view } = operators.get(game.operator)
  const { textVersion } = await consentWords(view, undefined)
  const answer = { open: false, textVersion, what: operator.sharing?.what ?? [], at: clock(), by: 'game' } as const
  if (type === 'result.shared' || type === 'consent.withdrawn') await store.consents.give(game.id, { ...answer, share: true })
  if (type === 'consent.withdrawn') await store.consents.give(game.id, { ...answer, share: false })
  if (type === 'user.deleted') await store.removeGame(uid, clock())
  return undefined
}

/** Cards from the four stacks in turn. */
const draws = (id: string, cards: number, end: number): CardSelection[] =>
  Array.from({ length: cards }, (_, turn) => {
    const card_placement = turn % stackTypes.length
    const stack_type = stackTypes[card_placement] ?? 'a'
    return {
      id,
      time: end - (cards - turn) * cardMs,
      reaction_time: 640 + (turn % 7) * 20,
      selection_id: turn + 1,
      stack_type,
      card_placement,
      reward_structure_id: structure,
      card_color: '#123abc',
      card_value: cardValue(structure, stack_type, Math.floor(turn / stackTypes.length)),
    }
  })
