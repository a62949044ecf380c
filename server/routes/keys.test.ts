import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Results } from '../../contract/results.ts'
import { hashSecret } from '../keys/secrets.ts'
import { authentication, partner, partnerCalls, refusal } from '../testing/partner-calls.ts'
import { finishGame } from '../testing/play-game.ts'
import { mixedStacks, onSqliteFirst } from '../testing/test-server.ts'
import { textVersionOf } from '../testing/text-version.ts'

const minute = 60_000
const reference = `rf_${'0'.repeat(33)}`

// Attacks from outside, each by HTTP alone (issue 11 of the second round; rulings 22 to 26).
let clockOffset = 0
onSqliteFirst(
  'three kinds of keys',
  (server) => {
    const { call, newSession, check, register, lookUp, earlier, agree, state, playedBy } = partnerCalls(server)

    test('ruling 25: with the page secret and another player’s id, a visitor cannot read, replace or delete anything', async () => {
      const { secret } = server()
      const key = await server().newKey('nfl')
      const externalId = randomUUID()
      const { uid } = await playedBy(externalId, key)
      await agree(uid, true)
      expect(await lookUp(externalId, secret)).toMatchObject(refusal(404, 'not_found'))
      expect(await earlier(externalId, secret)).toMatchObject(refusal(404, 'not_found'))
      expect(await register(randomUUID(), secret, externalId)).toMatchObject(refusal(403, 'forbidden'))
      expect((await call('DELETE', `${authentication}/external_uid/${externalId}/${secret}`)).status).toBe(404)
      expect(await call('DELETE', `${partner}/users/${externalId}`, undefined, secret)).toMatchObject(refusal(401, 'unauthorized'))
      const { secret: ownSecret } = await newSession({ externalId }, key)
      const reply = await lookUp(externalId, ownSecret)
      expect(reply).toMatchObject({ status: 200, body: { uid: expect.stringMatching(/^[0-9a-f-]{36}$/), operator: 'nfl' } })
      expect(JSON.stringify(reply.body)).not.toContain(uid)
    })

    test('ruling 25: neither a server key nor the calls of the frame open a result without the player’s consent', async () => {
      const key = await server().newKey('nfl')
      const externalId = randomUUID()
      const { uid, reference: game } = await playedBy(externalId, key)
      const { secret } = await newSession({ externalId }, key)
      for (const reply of [await lookUp(externalId, secret), await call('GET', `${partner}/results/${game}`, undefined, key)])
        expect(reply).toMatchObject(refusal(404, 'not_found'))
      expect(await earlier(externalId, secret)).toMatchObject({ status: 200, body: { games: [] } })
      const games = await call('GET', `${partner}/users/${externalId}`, undefined, key)
      const completion = await call('GET', `${partner}/completions/${game}`, undefined, key)
      for (const reply of [games, completion]) {
        expect(reply.status).toBe(200)
        expect(JSON.stringify(reply.body)).not.toContain(uid)
        expect(JSON.stringify(reply.body)).not.toMatch(/risk|score|category|quantile|firm|flag/)
      }
    })

    test('ruling 25: each opening is recorded and shown; the player can withdraw consent at once', async () => {
      const key = await server().newKey('nfl')
      const externalId = randomUUID()
      const { uid, reference: game } = await playedBy(externalId, key)
      expect(await agree(uid, true)).toMatchObject({
        status: 200,
        body: { open: true, share: false, text_version: await textVersionOf(server().url, 'nfl') },
      })
      const { secret } = await newSession({ externalId }, key)
      await lookUp(externalId, secret)
      expect((await lookUp(externalId, secret)).headers.get('gamalyze-reference')).toMatch(/^rf_/)
      expect((await state(uid)).opened).toHaveLength(2)
      const results = (await call('GET', `/api/v1/results/results/${uid}`)).body as Results
      const list = await earlier(externalId, secret)
      expect(list.body).toEqual({
        games: [
          {
            uid: expect.not.stringContaining(uid),
            reference: game,
            completed_at: expect.any(Number),
            risk_score: results.risk_score,
            score_version: results.score_version,
            firm: results.quality.firm,
            range: results.repeat,
          },
        ],
        mean: null,
        change: null,
      })
      expect((await state(uid)).opened).toHaveLength(2)
      await agree(uid, false)
      expect(await lookUp(externalId, secret)).toMatchObject(refusal(404, 'not_found'))
    })

    test('a session secret works for its own id only: look-up, registration and list of another id are refused (ruling 8)', async () => {
      const key = await server().newKey('nfl')
      const [ownId, otherId] = [randomUUID(), randomUUID()]
      const { uid } = await playedBy(otherId, key)
      await agree(uid, true)
      const { secret } = await newSession({ externalId: ownId }, key)
      const anonymous = await newSession({}, key)
      for (const wrong of [secret, anonymous.secret]) {
        expect(await lookUp(otherId, wrong)).toMatchObject(refusal(404, 'not_found'))
        expect(await earlier(otherId, wrong)).toMatchObject(refusal(404, 'not_found'))
        expect(await register(randomUUID(), wrong, otherId)).toMatchObject(refusal(403, 'forbidden'))
        expect(await register(uid, wrong)).toMatchObject(refusal(409, 'conflict'))
      }
      expect(await register(randomUUID(), secret, ownId)).toMatchObject({ status: 201 })
    })

    test('a session secret opens nothing after 30 minutes; a game it began continues for 24 hours, then it expires', async () => {
      const key = await server().newKey('nfl')
      const externalId = randomUUID()
      const finishedGame = await playedBy(externalId, key)
      await agree(finishedGame.uid, true)
      const { secret } = await newSession({ externalId }, key)
      const idle = await newSession({ externalId }, key)
      const uid = randomUUID()
      await register(uid, secret)
      const stacks = mixedStacks()
      await server().play(uid, stacks.slice(0, 40))
      const start = clockOffset
      clockOffset = start + 31 * minute
      expect(await lookUp(externalId, secret)).toMatchObject(refusal(404, 'not_found'))
      expect(await earlier(externalId, secret)).toMatchObject(refusal(404, 'not_found'))
      expect(await register(randomUUID(), secret)).toMatchObject(refusal(401, 'unauthorized'))
      expect(await check(idle.secret)).toMatchObject(refusal(401, 'unauthorized'))
      expect(await check(secret)).toMatchObject({ status: 200 })
      expect(await register(uid, secret)).toMatchObject({ status: 200 })
      // Expired at card 40: the rest of the game, its result and its advice still work.
      await finishGame(server(), uid)
      clockOffset = start + 24 * 60 * minute + minute
      expect(await check(secret)).toMatchObject(refusal(401, 'unauthorized'))
      expect(await call('POST', `/api/v1/results/results/${uid}`)).toMatchObject(refusal(403, 'forbidden'))
      expect(await call('POST', `/api/v1/results/email/${uid}/a@example.com?secret=${secret}`)).toMatchObject(refusal(401, 'unauthorized'))
      expect(await call('GET', `/api/v1/results/results/${uid}`)).toMatchObject({ status: 200 })
    })

    test('an eleventh game of a session secret is refused; a repeat is not', async () => {
      const { secret } = await newSession()
      const uids = Array.from({ length: 10 }, () => randomUUID())
      for (const uid of uids) expect(await register(uid, secret)).toMatchObject({ status: 201 })
      expect(await register(randomUUID(), secret)).toMatchObject(refusal(403, 'forbidden'))
      expect(await register(uids[0] ?? '', secret)).toMatchObject({ status: 200 })
    })

    test('revoking a server key ends its session secrets and their games at once', async () => {
      const key = await server().newKey('nfl')
      const { secret } = await newSession({}, key)
      const uid = randomUUID()
      await register(uid, secret)
      await server().play(uid, ['a'])
      const { hash } = (await server().store.keys.list('nfl')).at(-1) ?? { hash: '' }
      await server().store.keys.revoke(hash, Date.now())
      expect(await check(secret)).toMatchObject(refusal(401, 'unauthorized'))
      expect(await register(randomUUID(), secret)).toMatchObject(refusal(401, 'unauthorized'))
      await expect(server().play(uid, ['a', 'b'])).rejects.toThrow('draw 2 got 403')
      expect(await call('POST', `${partner}/sessions`, {}, key)).toMatchObject(refusal(401, 'unauthorized'))
    })

    test.each(['sessions', 'users/x', `completions/${reference}`, `results/${reference}`, 'results/x'])(
      'partner/%s without a server key is 401, whatever the request',
      async (path) => {
        const key = await server().newKey('nfl')
        const session = await newSession({}, key)
        const method = path === 'sessions' ? 'POST' : 'GET'
        const body = path === 'sessions' ? { wrong: 1 } : undefined
        for (const token of [undefined, '', 'x', server().secret, session.secret, `${key}x`, key.slice(0, -1), `sk_${'x'.repeat(43)}`])
          expect(await call(method, `${partner}/${path}`, body, token)).toMatchObject(refusal(401, 'unauthorized'))
        const basic = await server().call(method, `${partner}/${path}`, body, { authorization: `Basic ${key}` })
        expect(basic).toMatchObject(refusal(401, 'unauthorized'))
      },
    )

    test('bad input to partner calls: unknown and foreign references, invalid bodies, a body of 1 MB', async () => {
      const key = await server().newKey('nfl')
      const foreign = await server().newKey('hc')
      const { reference: game } = await playedBy(randomUUID(), key)
      for (const [path, by] of [
        [`completions/${reference}`, key],
        [`completions/${game}`, foreign],
        [`results/${reference}`, key],
        [`results/${game}`, foreign],
      ])
        expect(await call('GET', `${partner}/${path}`, undefined, by)).toMatchObject(refusal(404, 'not_found'))
      expect(await call('GET', `${partner}/completions/x`, undefined, key)).toMatchObject(refusal(400, 'invalid'))
      for (const body of [
        { externalId: 'short' },
        { externalId: 1 },
        { externalId: '\ud800'.repeat(36) },
        { language: 'klingon' },
        { test: 'yes' },
        { more: 1 },
        [],
      ])
        expect(await call('POST', `${partner}/sessions`, body, key)).toMatchObject(refusal(400, 'invalid'))
      expect(await call('POST', `${partner}/sessions`, { externalId: 'x'.repeat(1_000_000) }, key)).toMatchObject(refusal(413, 'too_large'))
      expect(await call('GET', `${partner}/users/${randomUUID()}`, undefined, key)).toMatchObject({ status: 200, body: { games: [] } })
      expect(await call('DELETE', `${partner}/users/${randomUUID()}`, undefined, key)).toMatchObject({ status: 200, body: { deleted: 0 } })
    })

    test('a partner confirms, lists and deletes the games of its own player, and of no other operator’s', async () => {
      const [key, foreign] = [await server().newKey('nfl'), await server().newKey('hc')]
      const externalId = randomUUID()
      const { uid, sessionId, reference: game } = await playedBy(externalId, key)
      const { body } = await call('GET', `${partner}/completions/${game}`, undefined, key)
      expect(body).toEqual({
        reference: game,
        operator: 'nfl',
        sessionId,
        completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        duration: expect.any(Number),
        test: false,
      })
      const time = expect.stringMatching(/Z$/)
      expect((await call('GET', `${partner}/users/${externalId}`, undefined, key)).body).toEqual({
        games: [{ reference: game, sessionId, startedAt: time, completedAt: time, analysedAt: time }],
      })
      expect((await call('GET', `${partner}/users/${externalId}`, undefined, foreign)).body).toEqual({ games: [] })
      expect((await call('DELETE', `${partner}/users/${externalId}`, undefined, foreign)).body).toEqual({ deleted: 0, world: 'live' })
      expect((await call('DELETE', `${partner}/users/${externalId}`, undefined, key)).body).toEqual({ deleted: 1, world: 'live' })
      expect(await call('GET', `/api/v1/results/game_score/${uid}`)).toMatchObject({ status: 404 })
    })

    test('ruling 38: a key makes sessions of its own world only', async () => {
      const testKey = await server().newKey('nfl', { test: true })
      const isTest = async (secret: string) => (await check(secret)).headers.get('gamalyze-test') === '1'
      expect(await isTest((await newSession({}, testKey)).secret)).toBe(true)
      expect(await isTest((await newSession({ test: true }, testKey)).secret)).toBe(true)
      expect(await isTest((await newSession()).secret)).toBe(false)
      expect(await isTest((await newSession({ test: false })).secret)).toBe(false)
      expect(await call('POST', `${partner}/sessions`, { test: false }, testKey)).toMatchObject(refusal(400, 'invalid'))
      expect(await call('POST', `${partner}/sessions`, { test: true }, await server().newKey('nfl'))).toMatchObject(refusal(400, 'invalid'))
    })

    test('a server key in a page is refused with an explanation', async () => {
      const key = await server().newKey('nfl')
      for (const reply of [await check(key), await lookUp(randomUUID(), key), await register(randomUUID(), key)]) {
        expect(reply).toMatchObject(refusal(400, 'invalid'))
        expect((reply.body as { detail: string }).detail).toContain('server key')
      }
    })

    test('a paused secret starts no new games, says so, and lets running games continue', async () => {
      const secret = await server().newSecret('hc')
      const uid = randomUUID()
      await register(uid, secret, undefined, 'hc')
      await server().store.pauseSecret(hashSecret(secret), Date.now())
      expect(await check(secret, 'hc')).toMatchObject(refusal(503, 'paused'))
      expect(await register(randomUUID(), secret, undefined, 'hc')).toMatchObject(refusal(503, 'paused'))
      await server().play(uid, ['a'])
      await server().store.pauseSecret(hashSecret(secret), null)
      expect(await check(secret, 'hc')).toMatchObject({ status: 200 })
    })

    test('ruling 25, R151, R231, ruling 8: with open user ids an operator works with page secrets and without asking for consent', async () => {
      const secret = await server().newSecret('four-houses')
      const externalId = randomUUID()
      const uid = randomUUID()
      expect(await register(uid, secret, externalId, 'four-houses')).toMatchObject({ status: 201 })
      expect(await lookUp(externalId, secret)).toMatchObject(refusal(404, 'not_found'))
      await finishGame(server(), uid)
      expect(await lookUp(externalId, secret)).toMatchObject({
        status: 200,
        body: { uid: expect.not.stringContaining(uid), operator: 'four-houses' },
      })
      expect(await lookUp(externalId, server().secret)).toMatchObject(refusal(404, 'not_found'))
      const { secret: session } = await newSession({ externalId }, await server().newKey('four-houses'))
      expect(await lookUp(externalId, session)).toMatchObject({ status: 200, body: { operator: 'four-houses' } })
    })

    test('ruling 26: valid secrets pass whatever others of the network do, and a look-up without a hit does not count as a failure', async () => {
      const { secret } = await newSession({ externalId: 'x'.repeat(36) })
      for (let miss = 0; miss < 70; miss++) expect((await lookUp('x'.repeat(36), secret)).status).toBe(404)
      expect(await check(randomUUID())).toMatchObject(refusal(401, 'unauthorized'))
      for (let failure = 0; failure < 60; failure++) await check(randomUUID())
      expect(await check(randomUUID())).toMatchObject(refusal(429, 'rate_limited'))
      expect(await check(server().secret)).toMatchObject({ status: 200 })
      expect(await register(randomUUID(), server().secret)).toMatchObject({ status: 201 })
      clockOffset += 2 * minute
    })

    test('a uid must be a random UUID of version 4', async () => {
      for (const uid of ['0'.repeat(36), '00000000-0000-0000-0000-000000000000', '018f7a2e-7a3e-7c1e-8c2e-3b1e7a2e7a3e'])
        expect(await register(uid, server().secret)).toMatchObject(refusal(400, 'invalid'))
    })

    test('pages of other sites change nothing', async () => {
      const path = () => `${authentication}/user_secret/${randomUUID()}/${server().secret}/nfl`
      const from = (headers: Record<string, string>) => server().call('POST', path(), undefined, headers)
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      ])
        expect(await from(headers)).toMatchObject(refusal(403, 'forbidden'))
      for (const headers of [
        {},
        { 'sec-fetch-site': 'none' },
        { origin: 'https://test.example', 'sec-fetch-site': 'same-origin' },
        { origin: 'https://app.example' },
      ])
        expect(await from(headers as Record<string, string>)).toMatchObject({ status: 201 })
    })
  },
  { PUBLIC_URL: 'https://test.example', APP_ORIGINS: 'https://app.example' },
  { clock: () => Date.now() + clockOffset },
)
