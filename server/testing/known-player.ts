import { randomUUID } from 'node:crypto'
import type { Results } from '../../contract/results.ts'
import type { Reply } from './call-server.ts'
import { storeResult } from './play-game.ts'
import type { TestServer } from './test-server.ts'
import { textVersionOf } from './text-version.ts'

/** A player whom a partner knows: games, sessions and look-ups, over HTTP as the partner's page and server make them. */
export const knownPlayer = (server: TestServer, operator: string, key: string, externalId: string = randomUUID()) => {
  const api = '/api/v1'
  const newSession = async (): Promise<string> => {
    const authorization = { authorization: `Bearer ${key}` }
    const { body } = await server.call('POST', `${api}/partner/sessions`, { externalId }, authorization)
    return (body as { secret: string }).secret
  }
  const lookUp = async (secret?: string): Promise<Reply> =>
    server.call('GET', `${api}/authentication/external_uid/${externalId}/${secret ?? (await newSession())}`)
  return {
    externalId,
    lookUp,
    newSession,
    /** A complete game with a firm result, registered with a session or the page secret given; without its draws where those do not matter. */
    async play(
      secret?: string,
      { draws = true, version }: { draws?: boolean; version?: Results['score_version'] } = {},
    ): Promise<{ uid: string; reference: string }> {
      const uid = randomUUID()
      const query = secret ? `?extuserid=${externalId}` : ''
      const path = `${api}/authentication/user_secret/${uid}/${secret ?? (await newSession())}/${operator}${query}`
      const { status, headers } = await server.call('POST', path)
      if (status !== 201) throw new Error(`registration got ${status}`)
      if (draws) await server.storeGame(uid)
      await storeResult(server.store, uid, server.deps.clock(), version)
      return { uid, reference: headers.get('gamalyze-reference') ?? '' }
    },
    /** The view id of a look-up. */
    async open(secret?: string): Promise<string> {
      const { status, body } = await lookUp(secret)
      if (status !== 200) throw new Error(`the look-up got ${status}`)
      return (body as { uid: string }).uid
    },
  }
}

/** Answers the consent of a player of Quiet Hour with an id; `headers` for an idempotency key. */
export const agree = async (
  server: TestServer,
  id: string,
  given: { open?: boolean; share?: boolean; text_version?: string },
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const text_version = given.text_version ?? (await textVersionOf(server.url, 'quiet-hour'))
  return server.call('PUT', `/api/v1/results/consent/${id}`, { open: false, share: false, ...given, text_version }, headers)
}
