import { Type } from 'typebox'
import * as addresses from './addresses.ts'
import type { Call } from './call.ts'
import { callAt } from './call-at.ts'
import { testSecretHeader } from './constants.ts'
import { ExternalId, HelpCountry, NewUid, Operator, OptionalString, Secret, StrictObject, Uid } from './fields.ts'
import { CardSelection, CardValue, CardValueQuery, PopupAnswerRecord, Stored, StoredSelection } from './game.ts'
import { partnerCalls } from './partner-calls.ts'
import { countCalls, playerCalls } from './player-calls.ts'
import { Advice, Created, GameScore, Results, RiskGuess, RiskGuessBody, Waiting } from './results.ts'

const headers = { [testSecretHeader]: { type: 'string', enum: ['1'], description: 'Only with a test secret' } }
export const ValidSecret = StrictObject({ valid: Type.Literal(true) }, { headers })
export const Registered = StrictObject({ registered: Type.Literal(true) })
export const ExternalUser = StrictObject({ uid: Uid, operator: Operator })
export const EmailSent = StrictObject({ sent: Type.Literal(true) })

const OfSecret = StrictObject({ secret: Secret, operator: Operator })

/** The calls of the app: the server's routes, the app's client and the OpenAPI document all come from here. */
export const calls = {
  cardValue: {
    summary: 'Value of the next card of a stack',
    ...callAt(addresses.cardValue),
    query: CardValueQuery,
    replies: { 200: CardValue },
    errors: ['invalid'],
  },
  storeCardSelection: {
    summary: 'Stores a draw; repeats get the first response',
    ...callAt(addresses.storeCardSelection, 'ended', 'forbidden', 'conflict'),
    body: CardSelection,
    replies: { 200: StoredSelection },
    view: 'nothing',
  },
  popupAnswer: {
    summary: 'Stores the answer to a popup',
    ...callAt(addresses.popupAnswer, 'ended', 'forbidden', 'conflict'),
    body: PopupAnswerRecord,
    replies: { 200: Stored },
    view: 'nothing',
  },
  createResults: {
    summary: 'Analyses a complete game',
    ...callAt(addresses.createResults, 'ended', 'forbidden', 'not_found', 'not_complete', 'single_deck', 'internal'),
    replies: { 200: Created, 202: Waiting },
    view: 'nothing',
  },
  results: { summary: 'Quantiles and what is derived from them', ...callAt(addresses.results), replies: { 200: Results }, view: 'read' },
  storeRiskGuess: {
    summary: "Stores the player's guess; there is one for a game",
    ...callAt(addresses.storeRiskGuess, 'ended', 'forbidden', 'not_found', 'not_complete', 'conflict'),
    body: RiskGuessBody,
    replies: { 200: RiskGuess },
    view: 'nothing',
  },
  riskGuess: { summary: 'The guess beside the score', ...callAt(addresses.riskGuess), replies: { 200: RiskGuess }, view: 'read' },
  createAdvice: {
    summary: 'Chooses three tips',
    ...callAt(addresses.createAdvice, 'ended', 'forbidden', 'not_found', 'not_complete'),
    replies: { 200: Advice },
    view: 'nothing',
  },
  advice: { summary: 'The three tips', ...callAt(addresses.advice), replies: { 200: Advice }, view: 'read' },
  gameScore: { summary: 'Current points', ...callAt(addresses.gameScore), replies: { 200: GameScore }, view: 'read' },
  externalUid: {
    summary: "The game of a partner's own user id",
    ...callAt(addresses.externalUid, 'live', 'forbidden'),
    replies: { 200: ExternalUser },
  },
  checkSecret: {
    summary: 'Whether a secret belongs to an operator',
    ...callAt(addresses.checkSecret, 'live', 'unauthorized'),
    params: OfSecret,
    replies: { 200: ValidSecret },
  },
  userSecret: {
    summary: 'Registers an anonymous player',
    ...callAt(addresses.userSecret, 'live', 'unauthorized', 'forbidden', 'conflict'),
    params: StrictObject({ uid: NewUid, secret: Secret, operator: Operator }),
    query: StrictObject({ extuserid: Type.Optional(ExternalId) }),
    replies: { 200: Registered, 201: Registered },
    view: 'nothing',
  },
  email: {
    summary: 'Mails the report; the address is not stored',
    ...callAt(addresses.email, 'live', 'unauthorized', 'conflict', 'not_complete', 'mail_rejected', 'mail_failed'),
    params: StrictObject({ id: Uid, address: Type.String({ maxLength: 400 }) }),
    query: StrictObject({
      // A view id mails without one.
      secret: Type.Optional(Secret),
      language: OptionalString({ maxLength: 35 }),
      country: Type.Optional(HelpCountry),
    }),
    replies: { 200: EmailSent },
    view: 'read',
  },
} as const satisfies Record<string, Call>

/** Every public call: those of the specification, of partners' servers, of players about their own data, and counts. */
export const allCalls = { ...calls, ...partnerCalls, ...playerCalls, ...countCalls } as const satisfies Record<keyof typeof addresses, Call>
