import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StackType } from '../../contract/constants.ts'
import type { OwnGame } from '../../contract/own-game.ts'
import type { Advice, GameScore, Results } from '../../contract/results.ts'
import { claimsOf } from '../../i18n/claim-sentence.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { mixedStacks, onSqliteFirst } from '../testing/test-server.ts'

const time = 1_767_225_600_000
const results = '/api/v1/results'

onSqliteFirst('results', (server) => {
  const post = (path: string, body?: unknown) => server().call('POST', results + path, body)
  const get = (path: string) => server().call('GET', results + path)
  const guess = (id: string, risk_guess: number, risk_score = 50) => post('/risk_guess', { id, risk_guess, risk_score, time })
  const playedGame = async (stacks: StackType[] = mixedStacks()) => {
    const uid = await server().newGame()
    await server().play(uid, stacks)
    return uid
  }

  test('nothing can be read before it is created, and steps are enforced in order (R193, R224)', async () => {
    const uid = await server().newGame()
    for (const path of ['/results', '/risk_guess', '/advice']) expect(await get(`${path}/${uid}`)).toMatchObject({ status: 404 })
    expect(await post(`/results/${uid}`)).toMatchObject({ status: 409, body: { code: 'not_complete' } })
    expect(await guess(uid, 50)).toMatchObject({ status: 409, body: { code: 'not_complete' } })
    expect(await post(`/advice/${uid}`)).toMatchObject({ status: 409, body: { code: 'not_complete' } })
    await server().play(uid, mixedStacks().slice(0, 79))
    expect(await post(`/results/${uid}`)).toMatchObject({ status: 409, body: { code: 'not_complete' } })
  })

  test('the player’s own game is available after the guess, and marks the turns that the claims count', async () => {
    const uid = await playedGame()
    expect(await get(`/game/${uid}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await post(`/results/${uid}`)
    expect(await get(`/game/${uid}`)).toMatchObject({ status: 409, body: { code: 'not_complete' } })
    const { claims, risk_score } = (await get(`/results/${uid}`)).body as Results
    await guess(uid, 50, risk_score)
    const { status, body } = await get(`/game/${uid}`)
    expect(status).toBe(200)
    const { cards, moments } = body as OwnGame
    expect(cards).toHaveLength(80)
    const { score } = (await get(`/game_score/${uid}`)).body as GameScore
    expect(cards.reduce((sum, { value }) => sum + value, 2000)).toBe(score)
    const counts = Object.assign({}, ...claims.map(({ counts }) => counts))
    const { left_losses, losses, left_wins, wins, run } = counts
    expect(moments.map(({ key, turns, of }) => [key, turns.length, of])).toEqual([
      ['cards', claims.find(({ key }) => key === 'part_losing_cards')?.counts.cards, 60],
      ['left_losses', left_losses, losses],
      ['left_wins', left_wins, wins],
      ['run', run, 80],
    ])
  })

  test('an unknown uid is 404, a malformed one 400', async () => {
    for (const path of ['/results', '/advice']) {
      expect(await post(`${path}/${randomUUID()}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect(await post(`${path}/x`)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    }
    for (const path of ['/results', '/risk_guess', '/advice', '/game_score'])
      expect(await get(`${path}/${randomUUID()}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await guess(randomUUID(), 50)).toMatchObject({ status: 404 })
  })

  test('a complete game gets analysis, guess and advice; each call is idempotent (R224–R229)', async () => {
    const uid = await playedGame()
    expect(await post(`/results/${uid}`)).toMatchObject({ status: 200, body: { status: 'ok' } })
    const first = await get(`/results/${uid}`)
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('no-store')
    await post(`/results/${uid}`)
    expect((await get(`/results/${uid}`)).body).toEqual(first.body)

    const { risk_score } = first.body as Results
    expect(await post(`/advice/${uid}`)).toMatchObject({ status: 409, body: { code: 'not_complete' } })
    // Ruling 34: a guess whose score differs from the stored one.
    expect(await guess(uid, 0, risk_score + 1)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await get(`/risk_guess/${uid}`)).toMatchObject({ status: 404 })
    const guessReply = await guess(uid, 0, risk_score)
    expect(guessReply).toMatchObject({
      status: 200,
      body: { risk_guess: 0, risk_score, time, claims: [{ counts: { guess: 0, score: risk_score } }] },
    })
    expect(await guess(uid, 0, risk_score)).toMatchObject({ status: 200, body: guessReply.body })
    expect(await guess(uid, 1, risk_score)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await get(`/risk_guess/${uid}`)).body).toEqual(guessReply.body)

    const advice = await post(`/advice/${uid}`)
    expect(advice.status).toBe(200)
    const { advice_one, advice_two, advice_three, reasons, claims } = advice.body as Advice
    const places = [reasons.advice_one, reasons.advice_two, reasons.advice_three]
    expect(claims).toEqual(places.map(({ code, values }) => ({ key: `reason_${code}`, counts: values })))
    expect(new Set([advice_one, advice_two, advice_three]).size).toBe(3)
    expect((await post(`/advice/${uid}`)).body).toEqual(advice.body)
    expect((await get(`/advice/${uid}`)).body).toEqual(advice.body)
  })

  test('a result says how the score is composed, what a repeat would give, and only permitted claims (interfaces, second version)', async () => {
    const uid = await playedGame()
    await post(`/results/${uid}`)
    const body = (await get(`/results/${uid}`)).body as Results
    expect(body).toMatchObject({ score_version: 'risk-4', quality: { flags: [], firm: true } })
    const { parts, repeat, risk_score } = body
    expect(parts?.limit ?? 50 + (parts?.bad_share ?? 0) + (parts?.loss_effect ?? 0)).toBe(risk_score)
    expect(body.risk_band).toEqual(repeat)
    expect(body.repeat_same_category).toBeGreaterThan(0)
    const keys = body.claims.map(({ key }) => key)
    for (const beginning of ['verdict_', 'part_', 'habit_arew', 'habit_apun', 'habit_betaF', 'habit_betaP', 'count_'])
      expect(
        keys.some((key) => key.startsWith(beginning)),
        beginning,
      ).toBe(true)
  })

  test('an answer has the counted fact, and the scores of its group while that is there; what is stored stays (ruling 64)', async () => {
    const { store } = server()
    const { analysis } = sampleReport('runs', 45)
    const answerTo = async (change: Partial<Results>) => {
      const uid = await server().newGame()
      const stored = { ...analysis, results: { ...analysis.results, ...change } }
      await store.addAnalysis(uid, stored, 0)
      const { fact, reference_group, ...others } = (await get(`/results/${uid}`)).body as Results
      expect((await store.findAnalysis(uid))?.results).toEqual(stored.results)
      expect({ ...others, reference_group: { ...reference_group, scores: undefined } }).toEqual(stored.results)
      return { fact, scores: reference_group.scores }
    }
    const rounded = researchVolunteers.tables.riskScore.map((score) => Number(score.toFixed(1)))
    const { cards } = claimsOf(analysis.results.claims, 'part_losing')[0]?.counts ?? {}
    const counted = { fact: { key: 'count_losing_cards', counts: { cards } }, scores: rounded }
    expect(await answerTo({})).toEqual(counted)
    expect(await answerTo({ score_version: 'risk-3' })).toEqual(counted)
    const [, losses] = claimsOf(analysis.results.claims, 'part_')
    expect(await answerTo({ parts: { bad_share: 3, loss_effect: -4 } })).toEqual({
      ...counted,
      fact: { key: 'part_losses_neutral', counts: losses?.counts },
    })
    const own = { ...researchVolunteers, name: 'installation', version: 'installation-1000-b' } as const
    const tables = { ...own.tables, riskScore: own.tables.riskScore.map((_, i) => i / 3) }
    await store.norms.add({ ...own, tables }, 0)
    const reference_group = { name: own.name, version: own.version, n: 1000 }
    expect((await answerTo({ reference_group })).scores?.slice(0, 3)).toEqual([0, 0.3, 0.7])
    expect((await answerTo({ reference_group: { ...reference_group, version: 'gone' } })).scores).toBeUndefined()
    expect((await answerTo({ quality: { flags: ['random_play'], firm: false } })).fact).toBeUndefined()
  })

  test('two games with the same draws get the same analysis', async () => {
    const [one, two] = [await playedGame(), await playedGame()]
    await Promise.all([post(`/results/${one}`), post(`/results/${two}`)])
    expect((await get(`/results/${one}`)).body).toEqual((await get(`/results/${two}`)).body)
  })

  test('a game with 72 of 80 cards from one deck is analysed, one with 73 is not (R216, R224, R250)', async () => {
    const oneDeck = (share: number): StackType[] => Array.from({ length: 80 }, (_, index) => (index < share ? 'a' : 'b'))
    const [allowedGame, refusedGame] = [await playedGame(oneDeck(72)), await playedGame(oneDeck(73))]
    expect(await post(`/results/${allowedGame}`)).toMatchObject({ status: 200 })
    expect(await post(`/results/${refusedGame}`)).toMatchObject({ status: 422, body: { code: 'single_deck' } })
    expect(await get(`/results/${refusedGame}`)).toMatchObject({ status: 404 })
    expect(await get(`/game_score/${refusedGame}`)).toMatchObject({ status: 200 })
  })

  test.each([
    { risk_guess: -1 },
    { risk_guess: 101 },
    { risk_guess: 50.5 },
    { risk_guess: '50' },
    { risk_score: 101 },
    { time: 'now' },
    { id: 'x' },
    { more: 1 },
  ])('risk_guess refuses %o (R149, R226)', async (wrong) => {
    const body = { id: randomUUID(), risk_guess: 50, risk_score: 50, time, ...wrong }
    expect(await post('/risk_guess', body)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })
})
