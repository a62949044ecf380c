import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Session } from '../../contract/partner-calls.ts'
import type { Reply } from './call-server.ts'
import { storeFinishedGame } from './play-game.ts'
import type { TestServer } from './test-server.ts'
import { textVersionOf } from './text-version.ts'

/** The path of the partner's calls. */
export const partner = '/api/v1/partner'
/** The path of the calls with a secret. */
export const authentication = '/api/v1/authentication'

export const refusal = (status: number, code: string) => ({ status, body: { status, code } })

/** Calls of a partner, its pages and its players. */
export const partnerCalls = (server: () => TestServer) => {
  const call = (method: string, path: string, body?: unknown, key?: string): Promise<Reply> =>
    server().call(method, path, body, key === undefined ? {} : { authorization: `Bearer ${key}` })
  const newSession = async (body: object = {}, key?: string): Promise<Session> => {
    const reply = await call('POST', `${partner}/sessions`, body, key ?? (await server().newKey('nfl')))
    expect(reply.status).toBe(201)
    return reply.body as Session
  }
  const check = (secret: string, operator = 'nfl') =>
    call('GET', `${authentication}/check_secret/${encodeURIComponent(secret)}/${encodeURIComponent(operator)}`)
  const register = (uid: string, secret: string, extuserid?: string, operator = 'nfl') =>
    call('POST', `${authentication}/user_secret/${uid}/${secret}/${operator}${extuserid ? `?extuserid=${extuserid}` : ''}`)
  const lookUp = (extuserid: string, secret: string) => call('GET', `${authentication}/external_uid/${extuserid}/${secret}`)
  const earlier = (extuserid: string, secret: string) => call('GET', `${authentication}/games/${extuserid}/${secret}`)
  const agree = async (uid: string, open: boolean, share = false, operator = 'nfl') =>
    call('PUT', `/api/v1/results/consent/${uid}`, { open, share, text_version: await textVersionOf(server().url, operator) })
  const state = async (uid: string) => (await call('GET', `/api/v1/results/consent/${uid}`)).body as { opened: number[]; read: number[] }
  /** A finished game of a player whom the partner can identify. */
  const playedBy = async (externalId: string, key: string, operator = 'nfl') => {
    const { secret, sessionId } = await newSession({ externalId }, key)
    const uid = randomUUID()
    const reply = await register(uid, secret, undefined, operator)
    expect(reply.status).toBe(201)
    await storeFinishedGame(server(), uid)
    return { uid, secret, sessionId, reference: reply.headers.get('gamalyze-reference') ?? '' }
  }
  return { call, newSession, check, register, lookUp, earlier, agree, state, playedBy }
}
