import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../contract/calls.ts'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import type { OperatorRow } from '../../contract/console/provider-calls.ts'
import type { OperatorState } from '../../contract/operator-state.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { Results } from '../../contract/results.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { hashSecret } from '../keys/secrets.ts'
import type { ServerOptions } from '../start-server.ts'
import { copyOperators } from '../testing/all-operators.ts'
import type { Reply } from '../testing/call-server.ts'
import { signedIn } from '../testing/console-client.ts'
import { newFolder } from '../testing/new-folder.ts'
import { partner, partnerCalls, refusal } from '../testing/partner-calls.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { drawsOf, mixedStacks, onSqliteFirst, type TestServer } from '../testing/test-server.ts'

// Ruling 61, from outside: each call is tried while its label is live, paused, ended by command, gone from its folder, and put back. A call that
// the tables do not know does not compile.

/** Asks players to share their results. */
const operator = 'quiet-hour'
const dir = newFolder()
const away = newFolder()
const file = join(dir, 'nfl/operator.json')
const declare = (study: object) => writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), study }))
const takeAway = () => renameSync(join(dir, operator), join(away, operator))
const putBack = () => renameSync(join(away, operator), join(dir, operator))

let now: number | undefined
const catcher = await startMailCatcher()
const options: ServerOptions = { catcher, clock: () => now ?? Date.now() }
copyOperators(dir, '_fonts', '_flags', 'mindway', 'nfl', operator)
declare({ id: 'retest-2027', until: '2027-06-30', coachingPopups: false })
afterAll(async () => {
  await catcher.close()
})

const paused = refusal(503, 'paused')
const notFound = refusal(404, 'not_found')

/** A label with its keys, and what is shown of it. */
const operatorKit = (server: () => TestServer) => {
  const calls = partnerCalls(server)
  const has = {} as { key: string; testKey: string; secret: string }
  beforeAll(async () => {
    now = undefined
    has.key = await server().newKey(operator)
    has.testKey = await server().newKey(operator, { test: true })
    has.secret = await server().newSecret(operator)
  })
  const set = (state: OperatorState) => server().store.operatorSettings.setState(operator, state, Date.now())
  const view = async (id = operator) => (await calls.call('GET', `/operators/${id}/view.json`)).body as OperatorView
  const shows = (state: OperatorState) => expect.poll(async () => (await view()).state).toBe(state)
  const isThere = (there: boolean) => expect.poll(() => server().deps.operators.presence(operator)).toBe(there ? 'live' : 'ended')
  return { ...calls, has, set, view, shows, isThere }
}

const settings = { OPERATORS_DIR: dir, CONSOLE_PORT: '0', PUBLIC_URL: 'http://127.0.0.1:1' }

onSqliteFirst(
  'a label is live, paused or ended (ruling 61)',
  (server) => {
    const { call, newSession, check, register, lookUp, earlier, agree, playedBy, has, set, shows, isThere } = operatorKit(server)
    const results = '/api/v1/results'

    /** A finished game, one under way, and a session, all of before. */
    const prepare = async () => {
      const externalId = randomUUID()
      const finished = await playedBy(externalId, has.key, operator)
      await agree(finished.uid, true, true, operator)
      const begun = randomUUID()
      expect((await register(begun, has.secret, undefined, operator)).status).toBe(201)
      await server().play(begun, ['a'])
      const { risk_score } = (await call('GET', `${results}/results/${finished.uid}`)).body as Results
      return { ...finished, externalId, begun, risk_score }
    }
    type Subject = Awaited<ReturnType<typeof prepare>>
    const send = (method: string, path: string) => (subject: Subject) => call(method, path.replace(':id', subject.uid))
    const withKey =
      (path: (subject: Subject) => string, method = 'GET') =>
      (subject: Subject) =>
        call(method, `${partner}/${path(subject)}`, undefined, has.key)
    /** In this order: what removes the games comes last. */
    const tries: Record<keyof typeof allCalls, (subject: Subject) => Promise<Reply>> = {
      cardValue: () => call('GET', '/api/v1/game/card_value?reward_structure_id=4&stack_type=a&selection_from_stack=0'),
      storeCardSelection: ({ begun }) => call('POST', '/api/v1/game/store_card_selection', drawsOf(begun, ['a', 'b'])[1]),
      popupAnswer: ({ begun: id }) =>
        call('POST', '/api/v1/game/popup_answer', { id, time: 1_767_225_600_000, popup_message: 'halfway', popup_answer: 'continue' }),
      createResults: send('POST', `${results}/results/:id`),
      results: send('GET', `${results}/results/:id`),
      storeRiskGuess: ({ uid: id, risk_score }) =>
        call('POST', `${results}/risk_guess`, { id, risk_guess: 45, risk_score, time: Date.UTC(2026, 10, 21, 9) }),
      riskGuess: send('GET', `${results}/risk_guess/:id`),
      createAdvice: send('POST', `${results}/advice/:id`),
      advice: send('GET', `${results}/advice/:id`),
      gameScore: send('GET', `${results}/game_score/:id`),
      ownGame: send('GET', `${results}/game/:id`),
      consent: send('GET', `${results}/consent/:id`),
      operatorView: () => call('GET', `/api/v1/operators/${operator}`),
      ownData: send('GET', `${results}/data/:id`),
      externalUid: ({ externalId, secret: session }) => lookUp(externalId, session),
      earlierGames: ({ externalId, secret: session }) => earlier(externalId, session),
      checkSecret: () => check(has.secret, operator),
      userSecret: () => register(randomUUID(), has.secret, undefined, operator),
      email: ({ uid, secret: session }) => call('POST', `${results}/email/${uid}/player@partner.example?secret=${session}`),
      count: () => call('POST', `/api/v1/counts/${operator}`, { event: 'help' }),
      createSession: () => call('POST', `${partner}/sessions`, {}, has.key),
      testEvent: () => call('POST', `${partner}/test-events`, { type: 'game.started' }, has.testKey),
      userGames: withKey(({ externalId }) => `users/${externalId}`),
      completion: withKey(({ reference }) => `completions/${reference}`),
      partnerResult: withKey(({ reference }) => `results/${reference}`),
      events: withKey(() => 'events'),
      putConsent: ({ uid }) => agree(uid, false, false, operator),
      deleteOwnData: ({ begun }) => call('DELETE', `${results}/data/${begun}`),
      deleteUser: withKey(({ externalId }) => `users/${externalId}`, 'DELETE'),
    }
    /** What a call answers in a state, by what it declares. */
    const expected = (name: keyof typeof allCalls, state: OperatorState) =>
      allCalls[name].lastState === 'ended' || state === 'live' ? { status: 200 } : state === 'paused' ? paused : notFound

    test.each([
      ['live', () => set('live'), 'live'],
      ['paused', () => set('paused'), 'paused'],
      ['ended', () => set('ended'), 'ended'],
      ['gone from its folder', takeAway, 'ended'],
      ['put back', putBack, 'live'],
    ] as const)(
      '%s: reading, saving, taking back and deleting go on; beginning and mailing only while live',
      async (name, change, state) => {
        await set('live')
        if (name !== 'put back') await shows('live')
        const subject = name === 'put back' ? undefined : await prepare()
        await change()
        await isThere(!name.startsWith('gone'))
        const known = subject ?? (await prepare())
        const mails = catcher.list().length
        for (const [each, attempt] of Object.entries(tries) as [keyof typeof allCalls, (typeof tries)[keyof typeof tries]][]) {
          const { status, body } = await attempt(known)
          // Nobody knows any longer what the label asks to share, or counts.
          const isUnknown = name.startsWith('gone') && (each === 'partnerResult' || each === 'count')
          const got = { status: status < 300 ? 200 : status, body }
          expect(got, each).toMatchObject(isUnknown ? notFound : expected(each, state))
          // Of a label that has ended what was agreed to is only taken back, in whatever words.
          if (each === 'putConsent' && state === 'ended')
            expect(await agree(known.uid, true, false, operator)).toMatchObject({
              ...refusal(409, 'conflict'),
              body: { detail: expect.stringContaining('only be withdrawn') },
            })
        }
        expect(catcher.list().length - mails).toBe(state === 'live' ? 1 : 0)
        expect(await register(randomUUID(), 's'.repeat(36), undefined, operator)).toMatchObject(refusal(401, 'unauthorized'))
      },
    )

    test('a deleted user’s session begins nothing more, in a race with a registration too (ruling 61)', async () => {
      const externalId = randomUUID()
      const others = await newSession({ externalId: randomUUID() }, has.key)
      const { secret: session } = await playedBy(externalId, has.key, operator)
      const { secret: unused } = await newSession({ externalId }, has.key)
      const uid = randomUUID()
      await register(uid, session, undefined, operator)
      const user = `${partner}/users/${externalId}`
      // Test sessions are of the other world.
      const { secret: tried } = await newSession({ externalId }, has.testKey)
      expect(await call('DELETE', user, undefined, has.key)).toMatchObject({ body: { deleted: 2, world: 'live' } })
      for (const each of [session, unused]) {
        expect(await check(each, operator)).toMatchObject(refusal(401, 'unauthorized'))
        expect(await register(randomUUID(), each, undefined, operator)).toMatchObject(refusal(401, 'unauthorized'))
        expect(await lookUp(externalId, each)).toMatchObject(notFound)
      }
      for (const each of [tried, others.secret]) expect(await check(each, operator)).toMatchObject({ status: 200 })
      const draw = drawsOf(uid, ['a'])[0]
      expect(await call('POST', '/api/v1/game/store_card_selection', draw)).toMatchObject(refusal(403, 'forbidden'))
      for (let round = 0; round < 10; round++) {
        const id = randomUUID()
        const sessions = await Promise.all([newSession({ externalId: id }, has.key), newSession({ externalId: id }, has.key)])
        const begin = () => Promise.all(sessions.map((each) => register(randomUUID(), each.secret, undefined, operator)))
        const [first, , second] = await Promise.all([begin(), call('DELETE', `${partner}/users/${id}`, undefined, has.key), begin()])
        for (const { status } of [...first, ...second]) expect([201, 401]).toContain(status)
        // A registration that came before is gone with the user, one that came after was refused.
        expect((await call('GET', `${partner}/users/${id}`, undefined, has.key)).body).toEqual({ games: [] })
        for (const each of sessions) expect((await register(randomUUID(), each.secret, undefined, operator)).status).toBe(401)
      }
      // The same person may come again.
      expect((await register(randomUUID(), (await newSession({ externalId }, has.key)).secret, undefined, operator)).status).toBe(201)
    })
  },
  settings,
  options,
)

onSqliteFirst(
  'what is seen of a label that is paused or has ended',
  (server) => {
    const { call, check, register, agree, has, set, view, shows, isThere } = operatorKit(server)

    test('its page says so in the provider’s look, in the frame of the label’s pages; a game that began is registered again', async () => {
      await set('live')
      await shows('live')
      const uid = randomUUID()
      await register(uid, has.secret, undefined, operator)
      const page = async (id = operator) => {
        const { body, headers } = await call('GET', `/gamalyze?operator=${id}&embed=1`)
        const [, json = ''] = /<script type="application\/json" id="operator">(.*?)<\/script>/.exec(String(body)) ?? []
        const [, ancestors] = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
        return { view: JSON.parse(json) as OperatorView, ancestors, theme: /operators\/[\w-]+\/theme/.exec(String(body))?.[0] }
      }
      const before = await page()
      const { header, background } = await view('mindway')
      const ended = {
        view: { ...before.view, state: 'ended', header, background },
        ancestors: before.ancestors,
        theme: 'operators/mindway/theme',
      }
      const isEnded = async () => {
        const { view: shown, ...rest } = await page()
        const { id, name, privacy, languages, origins, state, header: bar } = shown
        expect({ ...rest, view: { id, name, privacy, languages, origins, state, header: bar } }).toMatchObject({
          ancestors: ended.ancestors,
          theme: ended.theme,
          view: { id, name: before.view.name, languages, origins: before.view.origins, state: 'ended', header },
        })
        expect(await register(uid, has.secret, undefined, operator)).toMatchObject({ status: 200 })
        // What the terms on that page say, their file says too.
        const terms = await fetch(`${server().url}/api/v1/terms.pdf?operator=${operator}&language=eng&linked=1`)
        const pdf = await readPdf(new Uint8Array(await terms.arrayBuffer()))
        expect(pdf.pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ')).toContain(`linked to your account at ${name}`)
      }
      await set('ended')
      await shows('ended')
      await isEnded()
      await set('paused')
      await shows('paused')
      expect(await page()).toEqual({ ...before, view: { ...before.view, state: 'paused' } })
      await set('live')
      takeAway()
      await isThere(false)
      await isEnded()
      // An id that nobody had is the provider's, as ever; one whose keys are all that is left is not.
      expect((await page('nosuch')).view).toMatchObject({ id: 'mindway', state: 'live' })
      await server().newKey('long-gone')
      expect(await page('LONG-gone')).toMatchObject({
        view: { id: 'long-gone', state: 'ended', header },
        ancestors: expect.stringContaining('https://*'),
        theme: ended.theme,
      })
      // What the provider decided of it holds again when it is back.
      await set('ended')
      putBack()
      await shows('ended')
      expect(await check(has.secret, operator)).toMatchObject(notFound)
      await set('live')
      await shows('live')
      expect(await check(has.secret, operator)).toMatchObject({ status: 200 })
    })

    test('a folder that is there and cannot be read begins nothing until it can: it has not ended', async () => {
      const [broken, brokenSecret] = ['broken-one', await server().newSecret('broken-one')]
      mkdirSync(join(dir, broken))
      writeFileSync(join(dir, broken, 'operator.json'), '{')
      await expect.poll(async () => (await check(brokenSecret, broken)).status).toBe(503)
      // The question would name the provider in its place, so it gets no answer but taking back.
      const uid = randomUUID()
      await server().store.registerGame({ uid, operator: broken, secretHash: hashSecret(brokenSecret), at: Date.now() })
      expect(await agree(uid, true, false, broken)).toMatchObject(refusal(409, 'conflict'))
      expect(await agree(uid, false, false, broken)).toMatchObject({ status: 200 })
      rmSync(join(dir, broken), { recursive: true })
      await expect.poll(async () => (await check(brokenSecret, broken)).status).toBe(404)
    })

    test('in the console members of a label that has ended read, remove and revoke; nothing is made, mailed or published', async () => {
      const provider = await signedIn(server().deps, 'all@provider.example')
      const owner = await signedIn(server().deps, `owner@${operator}.example`, { operator, role: 'owner' })
      // Taking over needs no body, and would keep the label when its folder is gone.
      const ofOperator = Object.entries(consoleCalls).filter(([name, { path }]) => path.includes(':operator') && name !== 'takeOver')
      const values = {
        operator,
        member: 1,
        fingerprint: '0'.repeat(20),
        endpoint: 1,
        delivery: 1,
        draft: 1,
        version: 1,
        file: 'x',
        set: 'eng',
      }
      const codes = async (lastStates: readonly OperatorState[] = ['live', 'paused']) =>
        Promise.all(
          ofOperator
            .filter(([, { lastState }]) => lastStates.includes(lastState))
            .map(async ([name, each]) => {
              const client = each.role === 'provider' ? provider : owner
              // Bodies that are not valid, so that nothing happens.
              const { status, body } = await client.call(each, values, ['GET', 'DELETE'].includes(each.method) ? undefined : {})
              const { code, detail } = Object(body) as { code?: string; detail?: string }
              const isRefused = code === 'paused' || Boolean(detail?.includes('no longer offered'))
              expect(status, name).not.toBe(500)
              return { name, lastState: each.lastState, isRefused: isRefused && status !== 200 }
            }),
        )
      const refusedFrom = (...lastStates: OperatorState[]) =>
        ofOperator
          .filter(([, { lastState }]) => lastState !== 'ended')
          .map(([name, { lastState }]) => ({ name, lastState, isRefused: lastStates.includes(lastState) }))
      await set('live')
      await shows('live')
      expect(await codes()).toEqual(refusedFrom())
      await set('paused')
      expect(await codes()).toEqual(refusedFrom('live'))
      await set('ended')
      expect(await codes()).toEqual(refusedFrom('live', 'paused'))
      expect((await owner.call(consoleCalls.overview, { operator })).body).toMatchObject({ health: { state: 'ended' } })
      await set('live')
      takeAway()
      await isThere(false)
      expect(await codes()).toEqual(refusedFrom('live', 'paused'))
      expect((await codes(['ended'])).filter(({ isRefused }) => isRefused)).toEqual([])
      expect((await owner.call(consoleCalls.overview, { operator })).body).toMatchObject({ health: { state: 'ended' } })
      putBack()
      await shows('live')
      expect(await codes()).toEqual(refusedFrom())
    })

    test('a study’s coachingPopups: false holds once the provider allowed that study, to that end (rulings 44, 53)', async () => {
      now = Date.UTC(2027, 5, 1)
      const provider = await signedIn(server().deps, 'study@provider.example')
      const member = await signedIn(server().deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
      const study = { id: 'retest-2027', until: '2027-06-30', coachingPopups: false }
      const { setStudy, allOperators, checkLook, log } = consoleCalls
      declare(study)
      const uncoached = async () => (await view('nfl')).uncoachedUntil
      const shownUntil = (until: string | undefined) => expect.poll(uncoached).toBe(until)
      const row = async () =>
        ((await provider.call(allOperators)).body as { operators: OperatorRow[] }).operators.find(({ id }) => id === 'nfl')
      const judge = (allowed: boolean, { id, until }: { id: string; until: string } = study, client = provider) =>
        client.call(setStudy, { operator: 'nfl' }, { id, until, allowed })
      const settings = () => {
        const { userIds: _provider, ...ownSettings } = JSON.parse(readFileSync(file, 'utf8'))
        return ownSettings
      }
      const asks = async () =>
        (await member.call(checkLook, { operator: 'nfl' }, { operator: settings() })).body as { unallowedStudy?: string }
      await expect.poll(async () => (await row())?.study).toEqual({ id: study.id, until: study.until, allowed: false })
      expect([await uncoached(), (await asks()).unallowedStudy]).toEqual([undefined, study.id])
      expect((await judge(true, study, member)).status).toBe(403)
      expect(await judge(true, { ...study, until: '2027-07-30' })).toMatchObject(refusal(409, 'conflict'))
      expect((await judge(true)).status).toBe(204)
      expect([await uncoached(), (await asks()).unallowedStudy, (await row())?.study?.allowed]).toEqual([study.until, undefined, true])
      // An earlier end is within what was allowed, a later one and another study are not.
      declare({ ...study, until: '2027-06-15' })
      await shownUntil('2027-06-15')
      declare({ ...study, until: '2027-07-01' })
      await shownUntil(undefined)
      declare({ ...study, id: 'another' })
      await expect.poll(async () => (await row())?.study?.id).toBe('another')
      expect(await uncoached()).toBe(undefined)
      declare({ ...study, until: '9999-12-31' })
      await expect.poll(async () => (await row())?.study?.until).toBe('9999-12-31')
      expect(await judge(true, { ...study, until: '9999-12-31' })).toMatchObject(refusal(400, 'invalid'))
      expect((await asks()) as object).toMatchObject({ publishable: false, problems: [{ pointer: '/study/until' }] })
      declare(study)
      await shownUntil(study.until)
      expect((await judge(false)).status).toBe(204)
      expect(await uncoached()).toBe(undefined)
      const { entries } = (await member.call(log, { operator: 'nfl' })).body as { entries: { what: string; subject: string }[] }
      expect(entries.map(({ what }) => what).filter((what) => what.startsWith('study'))).toEqual(['study.denied', 'study.allowed'])
    })

    test('games that begin on the last day of a study carry its id, later ones and those of other operators do not', async () => {
      now = Date.UTC(2027, 5, 30, 23, 59)
      const during = await server().newGame()
      now += 2 * 60_000
      const after = await server().newGame()
      for (const uid of [during, after]) await server().play(uid, mixedStacks())
      const studies: (string | null)[] = []
      for await (const { study } of server().store.completedGames()) studies.push(study)
      expect(studies.slice(-2)).toEqual(['retest-2027', null])
    })
  },
  settings,
  options,
)
