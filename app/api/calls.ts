import { referenceHeader, type StackType, testSecretHeader } from '../../contract/constants.ts'
import type { CardSelection, PopupAnswerRecord } from '../../contract/game.ts'
import type { ConsentBody } from '../../contract/player-calls.ts'
import type { RiskGuessBody } from '../../contract/results.ts'
import { adviceReply, cardValueReply, consentReply, externalUserReply, gameScoreReply, resultsReply, riskGuessReply } from './replies.ts'
import { apiBase, exchange, request } from './request.ts'

const game = '/api/v1/game'
const results = '/api/v1/results'
const authentication = '/api/v1/authentication'
const part = encodeURIComponent
const get = (path: string, signal?: AbortSignal) => request({ method: 'GET', path, ...(signal && { signal }) })
const post = (path: string, body?: unknown) => request({ method: 'POST', path, body })

/** The calls of the specification, section 7. Each rejects with an `ApiError`. */
export const getCardValue = async (structure: number, stack: StackType, index: number) =>
  cardValueReply(await get(`${game}/card_value?selection_from_stack=${index}&stack_type=${stack}&reward_structure_id=${structure}`))
export const storeCardSelection = (body: CardSelection) => post(`${game}/store_card_selection`, body)
export const storePopupAnswer = (body: PopupAnswerRecord) => post(`${game}/popup_answer`, body)

export const createResults = (uid: string) => post(`${results}/results/${part(uid)}`)
export const getResults = async (uid: string) => resultsReply(await get(`${results}/results/${part(uid)}`))
export const createRiskGuess = async (body: RiskGuessBody) => riskGuessReply(await post(`${results}/risk_guess`, body))
export const getRiskGuess = async (uid: string) => riskGuessReply(await get(`${results}/risk_guess/${part(uid)}`))
export const createAdvice = async (uid: string) => adviceReply(await post(`${results}/advice/${part(uid)}`))
export const getAdvice = async (uid: string) => adviceReply(await get(`${results}/advice/${part(uid)}`))
export const getGameScore = async (uid: string) => gameScoreReply(await get(`${results}/game_score/${part(uid)}`))
export const sendEmail = (uid: string, address: string, secret: string, language: string, country: string | null) =>
  post(
    `${results}/email/${part(uid)}/${part(address)}?secret=${part(secret)}&language=${part(language)}${country ? `&country=${part(country)}` : ''}`,
  )

/** Whether the secret is one for tests; rejects where it is not valid for the operator. */
export const checkSecret = async (secret: string, operator: string): Promise<{ isTest: boolean }> => {
  const { headers } = await exchange({ method: 'GET', path: `${authentication}/check_secret/${part(secret)}/${part(operator)}` })
  return { isTest: headers.get(testSecretHeader) === '1' }
}
/** `-` stands for a missing secret and never matches. */
export const findExternalUser = async (externalId: string, secret: string | null) => {
  const path = `${authentication}/external_uid/${part(externalId)}/${part(secret ?? '-')}`
  const { reply, headers } = await exchange({ method: 'GET', path })
  return { ...externalUserReply(reply), reference: headers.get(referenceHeader) }
}
/** Registers the player; the partner knows the game by the reference. */
export const registerUser = async (uid: string, secret: string, operator: string, externalId: string | null) => {
  const path = `${authentication}/user_secret/${part(uid)}/${part(secret)}/${part(operator)}${externalId ? `?extuserid=${part(externalId)}` : ''}`
  const { headers } = await exchange({ method: 'POST', path })
  return { reference: headers.get(referenceHeader) }
}

/** What the player agreed to, by the uid of the game. */
export const getConsent = async (uid: string) => consentReply(await get(`${results}/consent/${part(uid)}`))
export const putConsent = (uid: string, body: ConsentBody) => request({ method: 'PUT', path: `${results}/consent/${part(uid)}`, body })
/** Where a linked player's own data can be had as a file. */
export const ownDataUrl = (uid: string) => `${apiBase()}${results}/data/${part(uid)}`
export const deleteOwnData = (uid: string) => request({ method: 'DELETE', path: `${results}/data/${part(uid)}` })
