import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { firmOnly } from '../../contract/player-calls.ts'
import { consentWords } from '../operators/consent-words.ts'
import { unfirmReport } from '../testing/open-reports.ts'
import { partnerCalls, refusal } from '../testing/partner-calls.ts'
import { finishGame } from '../testing/play-game.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { onSqliteFirst } from '../testing/test-server.ts'
import { textVersionOf } from '../testing/text-version.ts'

onSqliteFirst('consent and the own data', (server) => {
  const { call, agree, playedBy } = partnerCalls(server)

  test('a consent is accepted only after the result, for what can be opened or shared, and stored with its text', async () => {
    const anonymous = await server().newGame()
    expect(await agree(randomUUID(), false)).toMatchObject(refusal(404, 'not_found'))
    expect(await agree(anonymous, false)).toMatchObject(refusal(409, 'not_complete'))
    await finishGame(server(), anonymous)
    expect(await agree(anonymous, true)).toMatchObject(refusal(409, 'conflict'))
    expect(await agree(anonymous, false, true)).toMatchObject(refusal(409, 'conflict'))
    expect(await agree(anonymous, false)).toMatchObject({ status: 200 })
    const putConsent = (body: unknown) => call('PUT', `/api/v1/results/consent/${anonymous}`, body)
    for (const body of [
      { open: false, share: false },
      { open: 1, share: false, text_version: 'a' },
      { open: false, share: false, text_version: '' },
      { open: false, share: false, text_version: 'x'.repeat(65) },
      { open: false, share: false, text_version: 'nul \u0000' },
      { open: false, share: false, text_version: 'half \ud83d' },
    ])
      expect(await putConsent(body)).toMatchObject(refusal(400, 'invalid'))
    // Of words that are not those of now nothing is kept.
    for (const text_version of ['x'.repeat(64), '😀'.repeat(64)])
      expect(await putConsent({ open: false, share: false, text_version })).toMatchObject({
        status: 200,
        body: { text_version: 'unknown' },
      })
  })

  test('ruling 58: what is agreed to names the words of now, in any language; taking back does not depend on words', async () => {
    const { uid } = await playedBy(randomUUID(), await server().newKey('nfl'))
    const put = (open: boolean, share: boolean, text_version: string) =>
      call('PUT', `/api/v1/results/consent/${uid}`, { open, share, text_version })
    const stands = async () => (await call('GET', `/api/v1/results/consent/${uid}`)).body
    const [english, german, others] = await Promise.all([
      textVersionOf(server().url, 'nfl'),
      textVersionOf(server().url, 'nfl', 'ger'),
      textVersionOf(server().url, 'quiet-hour'),
    ])
    expect(new Set([english, german, others]).size).toBe(3)
    for (const text_version of ['consent-2 eng', 'f'.repeat(32), english.toUpperCase(), others, 'unknown'])
      expect(await put(true, false, text_version), text_version).toMatchObject(refusal(409, 'conflict'))
    expect(await stands()).toMatchObject({ open: false, changes: [] })
    expect(await put(true, false, german)).toMatchObject({ status: 200, body: { open: true, text_version: german } })
    expect(await put(true, false, 'consent-2 eng')).toMatchObject(refusal(409, 'conflict'))
    // One that asks for more beside it takes back all the same, and is refused for the rest.
    expect(await put(false, true, 'consent-2 eng')).toMatchObject(refusal(409, 'conflict'))
    expect(await stands()).toMatchObject({ open: false, share: false, text_version: german })
    await put(true, false, english)
    expect(await put(false, false, 'consent-2 eng')).toMatchObject({ status: 200, body: { open: false, text_version: 'unknown' } })
  })

  test('the version of the words changes with everything that is shown of the question, and with nothing else (ruling 58)', async () => {
    const { view } = server().deps.operators.get('quiet-hour')
    const versionOf = async (change: object, language = 'eng') => (await consentWords({ ...view, ...change }, language)).textVersion
    const now = await versionOf({})
    const sharing = { purpose: { eng: 'Limits' }, what: ['category' as const] }
    const changed = await Promise.all([
      versionOf({}, 'ger'),
      versionOf({ name: 'Another' }),
      versionOf({ sharing }),
      versionOf({ sharing: { ...sharing, purpose: { eng: 'Offers' } } }),
      versionOf({ sharing: { ...sharing, what: ['category', 'score'] } }),
    ])
    expect(new Set([now, ...changed]).size).toBe(changed.length + 1)
    expect(now).toMatch(/^[0-9a-f]{32}$/)
    expect(await versionOf({ ageMark: 21, ownTexts: { eng: { 'landing.title': 'Other words' } } })).toBe(now)
    const { body } = await call('GET', '/api/v1/operators/quiet-hour?language=eng')
    expect(body).toMatchObject({
      id: 'quiet-hour',
      name: view.name,
      language: 'eng',
      textVersion: now,
      consent: { save: 'Save my choice' },
    })
  })

  test('ruling 25: consent can be taken back and data deleted even if somebody used up the calls of the game', async () => {
    const { uid } = await playedBy(randomUUID(), await server().newKey('nfl'))
    await agree(uid, true)
    await server().store.countCalls(uid, 2000)
    for (let call = 0; call < 100; call++) await agree(uid, true)
    expect(await agree(uid, true)).toMatchObject(refusal(429, 'rate_limited'))
    expect(await agree(uid, false)).toMatchObject({ status: 200, body: { open: false } })
    expect(await agree(uid, false)).toMatchObject(refusal(429, 'rate_limited'))
    expect(await agree(uid, true)).toMatchObject(refusal(429, 'rate_limited'))
    expect(await call('DELETE', `/api/v1/results/data/${uid}`)).toMatchObject({ status: 200, body: { deleted: 1 } })
  })

  test('whoever has the uid can fetch and delete the data of the game, without a score that is not firm (ruling 21)', async () => {
    const first = await playedBy(randomUUID(), await server().newKey('nfl'))
    const data = (uid: string, method = 'GET') => call(method, `/api/v1/results/data/${uid}`)
    const { body } = await data(first.uid)
    expect(body).toMatchObject({ operator: 'nfl', risk_guess: { risk_guess: 45 }, consent: { open: false, linked: true } })
    expect((body as { cards: unknown[] }).cards).toHaveLength(80)
    expect(JSON.stringify(body)).not.toContain(first.uid)
    const anonymous = await server().newGame()
    expect(await data(anonymous)).toMatchObject({ status: 200, body: { cards: [], consent: { linked: false } } })
    // A game without a firm result says no score, here too; GET results has every key, and says that it is not firm (ruling 21).
    const sample = sampleReport('turns', 45)
    const { results, riskGuess, advice } = unfirmReport(sample, 'scripted')
    const { store } = server()
    const unfirm = await server().newGame()
    await server().storeGame(unfirm)
    await store.addAnalysis(unfirm, { ...sample.analysis, results }, 0)
    await Promise.all([store.addGuess(unfirm, riskGuess), store.addAdvice(unfirm, advice)])
    const saved = (await data(unfirm)).body as { results: Record<string, unknown>; risk_guess: Record<string, unknown> }
    expect(Object.keys(saved.results).sort()).toEqual(Object.keys(results).sort())
    for (const [now, stored] of [
      [saved.results, results],
      [saved.risk_guess, riskGuess],
    ] as const)
      for (const [name, value] of Object.entries(stored)) expect(now[name], name).toEqual(firmOnly.includes(name) ? null : value)
    expect(saved.results).toMatchObject({ risk_score: null, parts: null, risk_band: null, repeat: null, category: null, percentile: null })
    expect((await call('GET', `/api/v1/results/results/${unfirm}`)).body).toMatchObject({
      quality: { firm: false },
      risk_score: results.risk_score,
    })
    for (const uid of [first.uid, anonymous]) {
      expect(await data(uid, 'DELETE')).toMatchObject({ status: 200, body: { deleted: 1 } })
      for (const method of ['GET', 'DELETE']) expect(await data(uid, method)).toMatchObject(refusal(404, 'not_found'))
    }
  })
})
