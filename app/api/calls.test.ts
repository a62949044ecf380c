import { expect, test } from 'vitest'
import { ApiError } from '../../contract/call.ts'
import { claimKeys } from '../../contract/claims.ts'
import { openRecorder } from '../testing/recorder.ts'
import * as firstCalls from './calls.ts'
import { createCount } from './create-count.ts'
import { refusalCode } from './refusal-code.ts'
import { fetchReport, reportUrl, termsUrl } from './report.ts'
import * as resultCalls from './result-calls.ts'

const calls = { ...firstCalls, ...resultCalls }

test('each call has the address of R221 to R234, or of the calls about own data', async () => {
  const { calls: made } = await openRecorder()
  const tried: Promise<unknown>[] = [
    calls.getCardValue(4, 'c', 17),
    calls.createResults('u'),
    calls.getResults('u'),
    calls.getRiskGuess('u'),
    calls.createAdvice('u'),
    calls.getAdvice('u'),
    calls.getGameScore('u'),
    calls.sendEmail('u', 'a@b.example', 's', 'dan', null, 'key'),
    calls.sendEmail('u', 'a@b.example', 's', 'dan', 'DK', 'key'),
    calls.checkSecret('s', 'nfl'),
    calls.findExternalUser('x', 's'),
    calls.findExternalUser('x', null),
    calls.registerUser('u', 's', 'nfl', null),
    calls.registerUser('u', 's', 'nfl', 'x'),
    calls.getEarlierGames('x', 's'),
    calls.getOwnGame('u'),
    calls.getConsent('u'),
    calls.deleteOwnData('u'),
  ]
  await Promise.allSettled(tried)
  expect(made().sort()).toEqual(
    [
      'GET /api/v1/game/card_value?selection_from_stack=17&stack_type=c&reward_structure_id=4',
      'POST /api/v1/results/results/u',
      'GET /api/v1/results/results/u',
      'GET /api/v1/results/risk_guess/u',
      'POST /api/v1/results/advice/u',
      'GET /api/v1/results/advice/u',
      'GET /api/v1/results/game_score/u',
      'POST /api/v1/results/email/u/a%40b.example?secret=s&language=dan',
      'POST /api/v1/results/email/u/a%40b.example?secret=s&language=dan&country=DK',
      'GET /api/v1/authentication/check_secret/s/nfl',
      'GET /api/v1/authentication/external_uid/x/s',
      'GET /api/v1/authentication/external_uid/x/-',
      'POST /api/v1/authentication/user_secret/u/s/nfl',
      'POST /api/v1/authentication/user_secret/u/s/nfl?extuserid=x',
      'GET /api/v1/authentication/games/x/s',
      'GET /api/v1/results/game/u',
      'GET /api/v1/results/consent/u',
      'DELETE /api/v1/results/data/u',
    ].sort(),
  )
})

test('a call with a body sends it', async () => {
  const { recorded } = await openRecorder(() => ({ body: { risk_guess: 40, risk_score: 50 } }))
  const draw = { id: 'u', card_value: 100 } as never
  const answer = { id: 'u', popup_answer: 'ok' } as never
  const guess = { id: 'u', risk_guess: 40, risk_score: 50, time: 1 }
  await calls.storeCardSelection(draw)
  await calls.storePopupAnswer(answer)
  expect(await calls.createRiskGuess(guess, 'k1')).toEqual({ risk_guess: 40, risk_score: 50 })
  await calls.putConsent('u', { agreed: true } as never, 'k2')
  expect(recorded.map(({ call, body }) => [call, body])).toEqual([
    ['POST /api/v1/game/store_card_selection', draw],
    ['POST /api/v1/game/popup_answer', answer],
    ['POST /api/v1/results/risk_guess', guess],
    ['PUT /api/v1/results/consent/u', { agreed: true }],
  ])
  expect(recorded.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined, 'k1', 'k2'])
})

test('the headers of a secret’s check say what the secret is for', async () => {
  await openRecorder((_, nth) =>
    nth === 0 ? { headers: { 'gamalyze-test': '1', 'gamalyze-linked': '1', 'gamalyze-language': 'dan' } } : {},
  )
  expect(await calls.checkSecret('s', 'nfl')).toEqual({ isTest: true, linked: true, language: 'dan' })
  expect(await calls.checkSecret('s', 'nfl')).toEqual({ isTest: false, linked: false, language: null })
})

test('the reference of a game comes with its registration, and with a player who is known', async () => {
  const known = { uid: 'u'.repeat(36), operator: 'nfl' }
  await openRecorder(() => ({ headers: { 'gamalyze-reference': 'rf_1' }, body: known }))
  expect(await calls.registerUser('u', 's', 'nfl', null)).toEqual({ reference: 'rf_1' })
  expect(await calls.findExternalUser('x', 's')).toEqual({ ...known, reference: 'rf_1' })
})

test('a count is sent and forgotten', async () => {
  const { recorded } = await openRecorder()
  const count = createCount({ get: () => ({ id: 'nfl' }) }, { isTest: () => false })
  count('fits_yes', claimKeys[0])
  count('report')
  count('report')
  count('help')
  await expect.poll(() => recorded.length).toBe(4)
  expect(recorded.every(({ call, headers }) => call === 'POST /api/v1/counts/nfl' && headers['content-type'] === 'application/json')).toBe(
    true,
  )
  const bodies = recorded.map(({ body }) => body as { event: string; claim?: string })
  expect(bodies.map(({ event, claim }) => `${event} ${claim}`).sort()).toEqual([
    `fits_yes ${claimKeys[0]}`,
    'help undefined',
    'report undefined',
    'report undefined',
  ])
})

test('report and terms have addresses of their own, with a country only if one was chosen', async () => {
  const { url } = await openRecorder()
  expect(reportUrl('u', 'dan', null)).toBe(`${url}/api/v1/results/report/u.pdf?language=dan`)
  expect(reportUrl('u', 'dan', 'DK')).toBe(`${url}/api/v1/results/report/u.pdf?language=dan&country=DK`)
  expect(termsUrl('nfl', 'eng', false)).toBe(`${url}/api/v1/terms.pdf?operator=nfl&language=eng`)
  expect(termsUrl('nfl', 'eng', true)).toBe(`${url}/api/v1/terms.pdf?operator=nfl&language=eng&linked=1`)
})

test('a report is a file with the name that the server gives it', async () => {
  const named = { 'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''Spilletest%20%C3%A6.pdf; more=1` }
  const { url } = await openRecorder((_, nth) => [{ headers: named, text: '%PDF' }, { text: '%PDF' }, { status: 404 }][nth])
  const file = await fetchReport(`${url}/a.pdf`)
  expect({ name: file.name, type: file.type, text: await file.text() }).toEqual({
    name: 'Spilletest æ.pdf',
    type: 'application/pdf',
    text: '%PDF',
  })
  expect((await fetchReport(`${url}/a.pdf`)).name).toBe('report.pdf')
  await expect(fetchReport(`${url}/a.pdf`)).rejects.toThrow('No report')
})

test('a session secret that opens nothing has ended; other refusals keep their code', () => {
  const session = 'ss_'.padEnd(36, 'x')
  expect(refusalCode(new ApiError('unauthorized'), session)).toBe('ended')
  expect(refusalCode(new ApiError('forbidden'), session)).toBe('ended')
  expect(refusalCode(new ApiError('conflict'), session)).toBe('conflict')
  expect(refusalCode(new ApiError('forbidden'), 'x'.repeat(36))).toBe('forbidden')
  expect(refusalCode(new ApiError('unauthorized'), null)).toBe('unauthorized')
  expect(refusalCode(new TypeError('cut off'), session)).toBe('offline')
})
