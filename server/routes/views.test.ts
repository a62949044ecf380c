import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Call, fillPath } from '../../contract/call.ts'
import { allCalls } from '../../contract/calls.ts'
import type { ConsentState, EarlierGames } from '../../contract/player-calls.ts'
import { hashSecret } from '../keys/secrets.ts'
import { agree, knownPlayer } from '../testing/known-player.ts'
import { drawsOf, onSqliteFirst } from '../testing/test-server.ts'
import { textVersionOf } from '../testing/text-version.ts'

const day = 24 * 3600 * 1000
const refusal = (status: number, code: string) => ({ status, body: { status, code } })
const notFound = refusal(404, 'not_found')
const forbidden = refusal(403, 'forbidden')

/** What fills the other parameters of calls that take the id of a game. A new such call needs a line here. */
const requestByPath: Record<string, { params?: object; query?: string; body?: (id: string) => object }> = {
  storeCardSelection: { body: (id) => drawsOf(id, ['a'])[0] ?? {} },
  popupAnswer: { body: (id) => ({ id, time: 1_767_225_600_000, popup_message: 'halfway', popup_answer: 'continue' }) },
  createResults: {},
  results: {},
  storeRiskGuess: { body: (id) => ({ id, risk_guess: 45, risk_score: 50, time: 1_767_225_600_000 }) },
  riskGuess: {},
  createAdvice: {},
  advice: {},
  gameScore: {},
  userSecret: {},
  email: { params: { address: 'player@example.com' } },
  ownGame: {},
  putConsent: { body: () => ({ open: false, share: false, text_version: 'v1' }) },
  consent: {},
  ownData: {},
  deleteOwnData: {},
}
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
const ofGames = (Object.entries(allCalls) as [string, Call][]).filter(([, { params, body }]) =>
  [...fieldsOf(params), ...fieldsOf(body)].some((field) => field === 'id' || field === 'uid'),
)

test('every call that takes the id of a game says what a view id may do, and is walked below', () => {
  expect(ofGames.map(([name]) => name).sort()).toEqual(Object.keys(requestByPath).sort())
  for (const [name, { view }] of ofGames) expect(`${name} ${view}`).not.toMatch(/undefined/)
})

let clockOffset = 0
onSqliteFirst(
  'ids that an account or a page opened a game by (ruling 36)',
  (server) => {
    const operator = 'quiet-hour'
    const player = async (kind?: { test: boolean }) => {
      const key = await server().newKey(operator, kind)
      return { key, ...knownPlayer(server(), operator, key) }
    }
    /** A player with a game that the account may open, and a view id of it. */
    const openGame = async (kind?: { test: boolean }) => {
      const one = await player(kind)
      const game = await one.play()
      expect(await agree(server(), game.uid, { open: true, share: true })).toMatchObject({ status: 200 })
      const session = await one.newSession()
      return { ...one, ...game, session, view: await one.open(session) }
    }
    const openedByPage = async () => {
      const secret = await server().newSecret('four-houses')
      const one = knownPlayer(server(), 'four-houses', '')
      const game = await one.play(secret)
      return { ...one, ...game, session: secret, view: await one.open(secret) }
    }
    const call = ([name, { method, path, body }]: [string, Call], id: string, secret: string, of = operator, headers = {}) => {
      const params = { id, uid: id, secret, operator: of, ...requestByPath[name]?.params }
      const query = name === 'email' ? `?secret=${secret}` : ''
      return server().call(method, `${fillPath(path, params as never)}${query}`, body && requestByPath[name]?.body?.(id), headers)
    }
    const consentOf = async (id: string) => (await server().call('GET', `/api/v1/results/consent/${id}`)).body as ConsentState

    test('a look-up gives a new view id each time, and never the uid', async () => {
      const { uid, view, session, open, externalId, reference } = await openGame()
      const list = await server().call('GET', `/api/v1/authentication/games/${externalId}/${session}`)
      const [firstGame] = (list.body as { games: { uid: string; reference: string }[] }).games
      expect(firstGame?.reference).toBe(reference)
      const ids = [uid, view, await open(session), firstGame?.uid]
      expect(new Set(ids).size).toBe(4)
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    })

    test('the mean of a player’s games leaves out those of an earlier method, and each game says its own (ruling 68)', async () => {
      const one = await player()
      const list = async () =>
        (await server().call('GET', `/api/v1/authentication/games/${one.externalId}/${await one.newSession()}`)).body as EarlierGames
      for (const version of ['risk-3', 'risk-3', 'risk-4'] as const) {
        const { uid } = await one.play(undefined, { draws: false, version })
        await agree(server(), uid, { open: true })
      }
      const { games, mean } = await list()
      expect(games.map(({ score_version }) => score_version)).toEqual(['risk-4', 'risk-3', 'risk-3'])
      expect(mean).toBeNull()
      await agree(server(), (await one.play(undefined, { draws: false })).uid, { open: true })
      expect((await list()).mean).toMatchObject({ score: games[0]?.risk_score })
    })

    test('an account’s view id reads, takes back and deletes; a page’s reads; neither does anything else', async () => {
      for (const { of, isPage } of [
        { of: operator, isPage: false },
        { of: 'four-houses', isPage: true },
      ]) {
        for (const entry of ofGames) {
          const { uid, view, session } = isPage ? await openedByPage() : await openGame()
          const consentBefore = { ...(await consentOf(uid)), opened: [] }
          const reply = await call(entry, view, session, of)
          const use = entry[1].view
          const isAllowed = use === 'read' || (use === 'take back' && !isPage)
          if (!isAllowed) {
            expect(reply, entry[0]).toMatchObject(forbidden)
            expect({ ...(await consentOf(uid)), opened: [] }).toEqual(consentBefore)
          } else if (entry[0] === 'email') expect(reply, entry[0]).toMatchObject(refusal(502, 'mail_failed'))
          else expect(reply, entry[0]).toMatchObject({ status: 200 })
        }
      }
    })

    test('a view that has ended and one that never was get the same answer', async () => {
      const ends: Record<string, (one: Awaited<ReturnType<typeof openGame>>) => Promise<unknown>> = {
        'the consent was taken back': ({ uid }) => agree(server(), uid, { open: false, share: true }),
        'the consent was taken back by the account': ({ view }) => agree(server(), view, { open: false, share: true }),
        'the consent was taken back and given again': async ({ uid }) => {
          await agree(server(), uid, { open: false })
          return agree(server(), uid, { open: true })
        },
        'the key was revoked': ({ key }) => server().store.keys.revoke(hashSecret(key), server().deps.clock()),
        'the game was deleted': ({ view }) => server().call('DELETE', `/api/v1/results/data/${view}`),
        'the user was deleted': ({ key, externalId }) =>
          server().call('DELETE', `/api/v1/partner/users/${externalId}`, undefined, { authorization: `Bearer ${key}` }),
        'a day has passed': async () => {
          clockOffset += day
        },
      }
      const never = randomUUID()
      for (const [reason, end] of Object.entries(ends)) {
        const one = await openGame()
        await end(one)
        for (const entry of ofGames.filter(([name]) => name !== 'userSecret')) {
          const [endedView, unknownView] = [await call(entry, one.view, one.session), await call(entry, never, one.session)]
          expect({ reason, call: entry[0], reply: [endedView.status, endedView.body] }).toEqual({
            reason,
            call: entry[0],
            reply: [unknownView.status, unknownView.body],
          })
          expect([403, 404]).toContain(endedView.status)
        }
      }
    })

    test('a call that races the deletion of its game is done or refused, and the game is gone', async () => {
      const race = async (entry: [string, Call], byPartner: boolean) => {
        const { uid, session, externalId, key } = await openGame()
        const ask = () => call(entry, uid, session, operator, { 'idempotency-key': 'race' })
        const path = byPartner ? `partner/users/${externalId}` : `results/data/${uid}`
        const authorization = { authorization: `Bearer ${key}` }
        const replies = await Promise.all([server().call('DELETE', `/api/v1/${path}`, undefined, authorization), ask(), ask()])
        for (const { status } of replies) expect(status, entry[0]).toBeLessThan(500)
        // The tab that plays may register its game anew.
        if (entry[0] !== 'userSecret') expect(await server().store.findGame(uid), entry[0]).toBeUndefined()
      }
      const writing = ofGames.filter(([, { view }]) => view !== 'read')
      await Promise.all(writing.flatMap((entry) => [true, true, false].map((byPartner) => race(entry, byPartner))))
    })

    test('a session that has merely expired leaves its view ids; a view id of another game is of that game alone', async () => {
      const [one, other] = [await openGame(), await openGame({ test: true })]
      clockOffset += 31 * 60_000
      expect(await one.lookUp(one.session)).toMatchObject(notFound)
      for (const { view, uid } of [one, other]) {
        const [byView, byUid] = await Promise.all([view, uid].map((id) => server().call('GET', `/api/v1/results/data/${id}`)))
        expect(byView?.body).toEqual(byUid?.body)
      }
      await agree(server(), other.view, {})
      expect(await consentOf(one.uid)).toMatchObject({ open: true, share: true })
    })

    test('a page’s view id ends when user ids are closed, and does not come back', async () => {
      const { view } = await openedByPage()
      const read = () => server().call('GET', `/api/v1/results/results/${view}`)
      expect(await read()).toMatchObject({ status: 200 })
      await server().store.userIds.set('four-houses', 'sessions', server().deps.clock())
      expect(await read()).toMatchObject(notFound)
      await server().store.userIds.set('four-houses', 'open', server().deps.clock())
      expect(await read()).toMatchObject(notFound)
    })

    test('the partner cannot give the player’s consent, widen it, or change what it says', async () => {
      const { uid, view, reference, key, open } = await openGame()
      await agree(server(), uid, { open: true })
      const mine = await textVersionOf(server().url, operator)
      const consentBefore = await consentOf(uid)
      expect(await agree(server(), view, { open: true, share: true, text_version: 'theirs' })).toMatchObject(forbidden)
      expect(await agree(server(), view, { open: true, text_version: 'theirs' })).toMatchObject({
        status: 200,
        body: { open: true, share: false, text_version: mine },
      })
      expect(await consentOf(uid)).toEqual(consentBefore)
      const shared = () => server().call('GET', `/api/v1/partner/results/${reference}`, undefined, { authorization: `Bearer ${key}` })
      expect(await shared()).toMatchObject(notFound)
      // One call that asks for more and takes back only takes back.
      expect(await agree(server(), await open(), { share: true, text_version: 'theirs' })).toMatchObject({
        status: 200,
        body: { open: false, share: false, text_version: mine },
      })
      expect(await shared()).toMatchObject(notFound)
      expect(await consentOf(uid)).toMatchObject({ by: { open: 'account', share: 'game' }, text_version: mine })
    })

    test('nothing is given after the key was revoked; reading, taking back and deleting stay the player’s', async () => {
      const { uid, key } = await openGame()
      await agree(server(), uid, { open: true })
      await server().store.keys.revoke(hashSecret(key), server().deps.clock())
      expect(await agree(server(), uid, { open: true, share: true })).toMatchObject(forbidden)
      expect(await agree(server(), uid, {})).toMatchObject({ status: 200, body: { open: false } })
      expect(await consentOf(uid)).toMatchObject({ open: false, by: { open: 'game' } })
      expect((await server().call('DELETE', `/api/v1/results/data/${uid}`)).body).toEqual({ deleted: 1 })
      expect(await agree(server(), uid, { open: true })).toMatchObject(notFound)
    })

    test('a look-up by another site’s page or by HEAD opens nothing and is not noted', async () => {
      const { uid, externalId, newSession } = await openGame()
      const session = await newSession()
      const consentBefore = await consentOf(uid)
      for (const path of ['external_uid', 'games']) {
        const address = `/api/v1/authentication/${path}/${externalId}/${session}`
        for (const site of ['cross-site', 'same-site'])
          expect(await server().call('GET', address, undefined, { 'sec-fetch-site': site })).toMatchObject(forbidden)
        const head = await fetch(server().url + address, { method: 'HEAD' })
        expect({ status: head.status, allow: head.headers.get('allow') }).toEqual({ status: 405, allow: 'GET' })
        // The list was opened with the session of the look-up before it: it does not count again.
        for (const site of ['same-origin', 'none'])
          expect(await server().call('GET', address, undefined, { 'sec-fetch-site': site })).toMatchObject({ status: 200 })
      }
      expect((await consentOf(uid)).opened.length).toBe(consentBefore.opened.length + 2)
    })

    test('ruling 47: with one idempotency key an answer is given once, whatever was answered since', async () => {
      const { uid, view } = await openGame()
      const key = { 'idempotency-key': 'press_1' }
      const consent = { open: true, share: false, text_version: await textVersionOf(server().url, operator, 'ger') }
      const first = await agree(server(), uid, consent, key)
      expect(first).toMatchObject({ status: 200, body: consent })
      await agree(server(), uid, {})
      const repeated = await agree(server(), uid, consent, key)
      expect({ status: repeated.status, body: repeated.body }).toEqual({ status: first.status, body: first.body })
      expect(await consentOf(uid)).toMatchObject({ open: false })
      expect(await agree(server(), uid, { share: true }, key)).toMatchObject(refusal(409, 'conflict'))
      // The key is bound to the game: elsewhere it is another one.
      const other = await openGame()
      expect(await agree(server(), other.uid, consent, key)).toMatchObject({ status: 200 })
      for (const wrong of ['', 'a b', 'x'.repeat(65), 'ключ'].map(encodeURI))
        expect(await agree(server(), uid, {}, { 'idempotency-key': wrong })).toMatchObject(refusal(400, 'invalid'))
      expect(await agree(server(), view, consent, { 'idempotency-key': 'press_2' })).toMatchObject(notFound)
    })

    test('ruling 47: a kept refusal is repeated, a guess with one key has one effect, and no key or address is kept', async () => {
      const { uid } = await openGame()
      const guess = { id: uid, risk_guess: 45, risk_score: 1, time: 1_767_225_600_000 }
      const send = (body: object, key: string) => server().call('POST', '/api/v1/results/risk_guess', body, { 'idempotency-key': key })
      expect(await send(guess, 'press_3')).toMatchObject(refusal(409, 'conflict'))
      expect((await send(guess, 'press_3')).body).toMatchObject({ detail: 'risk_score differs from the stored score' })
      const { risk_score } = (await server().call('GET', `/api/v1/results/results/${uid}`)).body as { risk_score: number }
      const first = await send({ ...guess, risk_score }, 'press_4')
      expect(first).toMatchObject({ status: 200 })
      expect((await send({ ...guess, risk_score }, 'press_4')).body).toEqual(first.body)
      expect(await send({ ...guess, risk_score, risk_guess: 46 }, 'press_4')).toMatchObject(refusal(409, 'conflict'))
    })
  },
  {},
  { clock: () => Date.now() + clockOffset },
)
