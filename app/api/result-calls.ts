import * as at from '../../contract/addresses.ts'
import { referenceHeader } from '../../contract/constants.ts'
import type { ConsentBody } from '../../contract/player-calls.ts'
import type { RiskGuessBody } from '../../contract/results.ts'
import { call, urlOf } from './connection.ts'
import { parseCreatedResults, replyOf } from './parse-replies.ts'

// The calls of `contract/addresses.ts` about games that were played. Each rejects with an `ApiError`. `key`: of the press that asked for it
// (`send-once.ts`).

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
/**
 * Mails the report. A view needs no secret. `country` is where the player says they live, for the help that the report names.
 */
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
