import * as at from '../../contract/addresses.ts'
import { isAdviceKey } from '../../contract/advice-keys.ts'
import { ApiError } from '../../contract/call.ts'
import { idLength, referenceHeader } from '../../contract/constants.ts'
import type { ConsentBody } from '../../contract/player-calls.ts'
import type { Advice, Created, GameScore, Results, RiskGuess, RiskGuessBody, Waiting } from '../../contract/results.ts'
import { type CallName, call, MalformedReply, type Reply, record, urlOf } from './connection.ts'

const number = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

/** What makes an object the reply of a call. By hand, because the frame carries no schema compiler. */
const isReply = {
  results: (body) =>
    ['arew', 'apun', 'betaP', 'betaF', 'risk_score', 'percentile'].every((key) => number(body[key])) && Boolean(record(body.levels)),
  riskGuess: (body) => number(body.risk_guess) && number(body.risk_score),
  // Three tips that this build knows.
  advice: (body) => isAdviceKey(body.advice_one) && isAdviceKey(body.advice_two) && isAdviceKey(body.advice_three),
  gameScore: (body) => number(body.score),
  // A view id, of the right length, and its operator.
  externalUid: (body) => typeof body.uid === 'string' && body.uid.length === idLength && typeof body.operator === 'string',
  earlierGames: (body) => Array.isArray(body.games),
  ownGame: (body) => Array.isArray(body.decks) && Array.isArray(body.cards) && Array.isArray(body.moments),
  operatorView: (body) => typeof body.textVersion === 'string' && typeof body.name === 'string' && Boolean(record(body.consent)),
  consent: (body) =>
    typeof body.linked === 'boolean' &&
    [body.changes, body.opened, body.read].every(Array.isArray) &&
    number(body.openedMore) &&
    number(body.readMore),
} satisfies { [Name in CallName]?: (body: Record<string, unknown>) => boolean }

/** Takes the reply of a call; throws `MalformedReply` if it has another shape, as our server would not send that. */
export const replyOf =
  <Name extends keyof typeof isReply>(name: Name) =>
  (reply: unknown): Reply<Name> => {
    if (!isReply[name](record(reply))) throw new MalformedReply()
    return reply as Reply<Name>
  }

/** Whether the analysis is done, or the game waits for it. */
export const parseCreatedResults = (reply: unknown) => {
  const { status, ahead, seconds } = record(reply)
  if (status !== 'ok' && !(status === 'waiting' && number(ahead) && number(seconds))) throw new MalformedReply()
  return reply as Created | Waiting
}

// The calls about games that were played. Each rejects with an `ApiError`. `key`: of the press that asked for it (`send-once.ts`).

const withKey = (key: string) => ({ 'idempotency-key': key })

/** Asks for the analysis of a finished game: done, or waiting in the queue. */
export const createResults = (id: string) => call(at.createResults, { params: { id } }, parseCreatedResults)
/** Results of an analysed game. */
export const getResults = (id: string) => call(at.results, { params: { id } }, replyOf('results'))
/** Stores the player's guess; a game has one. */
export const createRiskGuess = (body: RiskGuessBody, key: string) => call(at.storeRiskGuess, { body }, replyOf('riskGuess'), withKey(key))
/** The stored guess beside the score. */
export const getRiskGuess = (id: string) => call(at.riskGuess, { params: { id } }, replyOf('riskGuess'))
/** Asks the server to choose three tips, once per game. */
export const createAdvice = (id: string) => call(at.createAdvice, { params: { id } }, replyOf('advice'))
/** The three tips that were chosen. */
export const getAdvice = (id: string) => call(at.advice, { params: { id } }, replyOf('advice'))
/** Points of the game so far. */
export const getGameScore = (id: string) => call(at.gameScore, { params: { id } }, replyOf('gameScore'))
/** Mails the report. A view needs no secret. `country` is where the player says they live, for the help that the report names. */
export const sendEmail = (id: string, address: string, secret: string | null, language: string, country: string | null, key: string) =>
  call(
    at.email,
    { params: { id, address }, query: { ...(secret && { secret }), language, ...(country && { country }) } },
    undefined,
    withKey(key),
  )
/** A view of the newest game of the player whom the partner knows by this id. `-` stands for a missing secret and never matches. */
export const findExternalUser = (extuserid: string, secret: string | null) =>
  call(at.externalUid, { params: { extuserid, secret: secret ?? '-' } }, (reply, headers) => ({
    ...replyOf('externalUid')(reply),
    reference: headers.get(referenceHeader),
  }))
/** Views of the games of the player whom the partner knows by this id, newest first; each counts as opened. */
export const getEarlierGames = (extuserid: string, secret: string) =>
  call(at.earlierGames, { params: { extuserid, secret } }, replyOf('earlierGames'))
/** The finished game as its player saw it; refused before the guess. */
export const getOwnGame = (id: string) => call(at.ownGame, { params: { id } }, replyOf('ownGame'))
/** The operator as it is now, with the words of its question of consent in a language. */
export const getOperatorView = (operator: string, language: string) =>
  call(at.operatorView, { params: { operator }, query: { language } }, replyOf('operatorView'))
/** What the player agreed to. */
export const getConsent = (id: string) => call(at.consent, { params: { id } }, replyOf('consent'))
/** Stores an answer to the question of consent: by uid it replaces the one before, by view id it only takes back. */
export const putConsent = (id: string, body: ConsentBody, key: string) =>
  call(at.putConsent, { params: { id }, body }, undefined, withKey(key))
/** Address of all that is kept of a game, as a file. */
export const ownDataUrl = (id: string) => urlOf(at.ownData, { id })
/** Deletes a game for good. */
export const deleteOwnData = (id: string) => call(at.deleteOwnData, { params: { id } })

/** All that a full report shows. */
export type FullReport = { results: Results; riskGuess: RiskGuess; advice: Advice; gameScore: GameScore }

/**
 * The aggregate fetch: the four calls in turn; false as soon as one is missing or empty (0 is neither). `onGuess` is called when the first
 * two are there: what needs them need not wait for the others.
 * @throws ApiError if the server did not answer, so that the caller can ask again.
 */
export const fetchFullReport = async (uid: string, onGuess = () => {}): Promise<FullReport | false> => {
  try {
    const results = await getResults(uid)
    const riskGuess = await getRiskGuess(uid)
    onGuess()
    const advice = await getAdvice(uid)
    const gameScore = await getGameScore(uid)
    return { results, riskGuess, advice, gameScore }
  } catch (error) {
    if (error instanceof ApiError && error.retryable && !(error instanceof MalformedReply)) throw error
    return false
  }
}
