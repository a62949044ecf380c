import { Type } from 'typebox'
import { EmailSent, ExternalUser, Registered, ValidSecret } from './authentication.ts'
import { ExternalId, Operator, Secret, strict, Uid } from './fields.ts'
import { CardSelection, CardValue, CardValueQuery, PopupAnswerRecord, Stored, StoredSelection } from './game.ts'
import { Advice, Created, GameScore, Results, RiskGuess, RiskGuessBody } from './results.ts'

const OfUid = Type.Object({ id: Uid }, strict)
const OfSecret = Type.Object({ secret: Secret, operator: Operator }, strict)

/**
 * The 14 calls of the specification, section 7: one schema each for what comes in and what goes out.
 * Routes, the OpenAPI document and the app's types all come from here.
 */
export const calls = {
  cardValue: { method: 'GET', path: '/api/v1/game/card_value', query: CardValueQuery, replies: { 200: CardValue } },
  storeCardSelection: { method: 'POST', path: '/api/v1/game/store_card_selection', body: CardSelection, replies: { 200: StoredSelection } },
  popupAnswer: { method: 'POST', path: '/api/v1/game/popup_answer', body: PopupAnswerRecord, replies: { 200: Stored } },
  createResults: { method: 'POST', path: '/api/v1/results/results/:id', params: OfUid, replies: { 200: Created } },
  results: { method: 'GET', path: '/api/v1/results/results/:id', params: OfUid, replies: { 200: Results } },
  storeRiskGuess: { method: 'POST', path: '/api/v1/results/risk_guess', body: RiskGuessBody, replies: { 200: RiskGuess } },
  riskGuess: { method: 'GET', path: '/api/v1/results/risk_guess/:id', params: OfUid, replies: { 200: RiskGuess } },
  createAdvice: { method: 'POST', path: '/api/v1/results/advice/:id', params: OfUid, replies: { 200: Advice } },
  advice: { method: 'GET', path: '/api/v1/results/advice/:id', params: OfUid, replies: { 200: Advice } },
  gameScore: { method: 'GET', path: '/api/v1/results/game_score/:id', params: OfUid, replies: { 200: GameScore } },
  externalUid: {
    method: 'GET',
    path: '/api/v1/authentication/external_uid/:extuserid/:secret',
    params: Type.Object({ extuserid: ExternalId, secret: Type.String({ maxLength: 36 }) }, strict),
    replies: { 200: ExternalUser },
  },
  checkSecret: {
    method: 'GET',
    path: '/api/v1/authentication/check_secret/:secret/:operator',
    params: OfSecret,
    replies: { 200: ValidSecret },
  },
  userSecret: {
    method: 'POST',
    path: '/api/v1/authentication/user_secret/:uid/:secret/:operator',
    params: Type.Object({ uid: Uid, secret: Secret, operator: Operator }, strict),
    query: Type.Object({ extuserid: Type.Optional(ExternalId) }, strict),
    replies: { 200: Registered, 201: Registered },
  },
  email: {
    method: 'POST',
    path: '/api/v1/results/email/:id/:address',
    params: Type.Object({ id: Uid, address: Type.String({ maxLength: 400 }) }, strict),
    query: Type.Object({ secret: Secret, language: Type.Optional(Type.String({ maxLength: 35 })) }, strict),
    replies: { 200: EmailSent },
  },
} as const
