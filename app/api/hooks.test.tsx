import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Host } from '../host/host.ts'
import { type Services, ServicesContext } from '../services.ts'
import type { Session } from '../session/session.ts'
import { createStore } from '../store.ts'
import { memorySession } from '../testing/memory-session.ts'
import { openRecorder } from '../testing/recorder.ts'
import { createOutbox } from './outbox.ts'
import { useAnalysis } from './use-analysis.ts'
import { useSubmitGuess } from './use-guess.ts'
import { useAdvice, useFullReport, useGameScore, useResults, useRiskGuess } from './use-results.ts'

const uid = '00000000-0000-4000-8000-000000000000'
const results = { arew: 1, apun: 2, betaP: 3, betaF: 4, risk_score: 50, percentile: 60, levels: {}, claims: [] }
const guess = { risk_guess: 40, risk_score: 50 }
const advice = { advice_one: 'plan_ahead', advice_two: 'stay_on_budget', advice_three: 'take_a_break', claims: ['one'] }
const tips = ['plan_ahead', 'stay_on_budget', 'take_a_break']
const refusal = (code: string, status = 409) => ({ status, body: { code, status } })
type Reply = ReturnType<typeof refusal> | { body: unknown } | { text: string } | undefined

/** One player with a game that is registered and sent, around a server that answers each call by its address. */
const open = async (replies: Record<string, Reply | ((nth: number) => Reply)> = {}, session: Partial<Session> = {}) => {
  const counts = new Map<string, number>()
  const { calls, recorded } = await openRecorder((call) => {
    const nth = counts.get(call) ?? 0
    counts.set(call, nth + 1)
    const reply = replies[call.replace('/api/v1/results', '').replace(`/${uid}`, '')]
    return typeof reply === 'function' ? reply(nth) : reply
  })
  const store = memorySession(() => uid)
  store.update({ operator: 'nfl', secret: 's'.repeat(36), registered: 'nfl', ...session })
  const offline = createStore(false)
  const outbox = createOutbox(store, offline, async () => {})
  const events: unknown[] = []
  const host = { send: (...event: unknown[]) => void events.push(event) } as unknown as Host
  const services = { session: store, offline, outbox, host } as unknown as Services
  const cache = new Map()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </SWRConfig>
  )
  return { store, offline, outbox, events, calls, recorded, show: <T,>(hook: () => T) => renderHook(hook, { wrapper }).result }
}

test('an analysis waits until every draw is stored; its numbers are kept in the session, and its results at hand (R104, R128)', async () => {
  const entry = { kind: 'popup', key: 'halfway', answer: 'ok', time: 1 } as const
  const { show, store, calls, events } = await open(
    { 'POST /results': { body: { status: 'ok' } }, 'GET /results': { body: results } },
    { journal: { uid, sent: 0, entries: [entry] } },
  )
  const analysis = show(useAnalysis)
  expect(analysis.current.status).toBe('sending')
  expect(calls()).toEqual([])
  act(() => store.update({ journal: { uid, sent: 1, entries: [entry] } }))
  expect(analysis.current.status).toBe('analysing')
  await waitFor(() => expect(analysis.current.status).toBe('ready'))
  expect(store.get()).toMatchObject({ arew: 1, apun: 2, betaP: 3, betaF: 4, risk_score: 50 })
  expect(show(useResults).current.data).toEqual(results)
  expect({ calls: calls().length, events }).toEqual({ calls: 2, events: [] })
})

test('a game in the queue has a position, which is reported to the partner, and is polled', async () => {
  const waiting = { body: { status: 'waiting', ahead: 3, seconds: 9 } }
  const { show, events } = await open({
    'POST /results': (nth) => (nth === 0 ? waiting : { body: { status: 'ok' } }),
    'GET /results': { body: results },
  })
  const seen: unknown[] = []
  const analysis = show(() => {
    const state = useAnalysis()
    seen.push([state.status, state.position])
    return state
  })
  await waitFor(() => expect(analysis.current.status).toBe('ready'))
  expect(seen).toContainEqual(['waiting', { ahead: 3, seconds: 9, most: 3 }])
  expect(events).toEqual([['analysing', { ahead: 3, seconds: 9 }]])
})

test('a game that was left while it waited is no longer polled', async () => {
  const { show, store, calls } = await open({
    'POST /results': (nth) => {
      if (nth === 0) store.update({ uid: uid.replace('4', '5'), registered: null })
      return { body: { status: 'waiting', ahead: 1, seconds: 1 } }
    },
  })
  show(useAnalysis)
  await waitFor(() => expect(calls()).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls()).toHaveLength(1)
})

test('the 90 % rule and other refusals are distinguished from temporary failures, and can be retried', async () => {
  const single = await open({ 'POST /results': refusal('single_deck', 422) })
  const one = single.show(useAnalysis)
  await waitFor(() => expect(one.current).toMatchObject({ status: 'single_deck', code: 'single_deck' }))
  for (let visit = 2; visit <= 5; visit++) expect(single.show(useAnalysis).current.status).toBe('single_deck')
  expect(single.calls(), 'the same game visited five times').toHaveLength(1)

  const forbidden = await open({ 'POST /results': refusal('forbidden', 403) })
  const closed = forbidden.show(useAnalysis)
  await waitFor(() => expect(closed.current).toMatchObject({ status: 'refused', code: 'forbidden' }))

  const broken = await open({
    'POST /results': (nth) => (nth === 0 ? refusal('internal', 500) : { body: { status: 'ok' } }),
    'GET /results': { body: results },
  })
  const passing = broken.show(useAnalysis)
  await waitFor(() => expect(passing.current).toMatchObject({ status: 'failed', code: 'internal' }))
  act(() => passing.current.retry())
  await waitFor(() => expect(passing.current.status).toBe('ready'))
  expect(broken.calls().filter((call) => call.startsWith('POST'))).toHaveLength(2)
})

test('a draw that the server never accepts ends the wait until it is retried', async () => {
  const entry = { kind: 'popup', key: 'halfway', answer: 'ok', time: 1 } as const
  const { show, outbox } = await open(
    { 'POST /api/v1/game/popup_answer': refusal('conflict') },
    { journal: { uid, sent: 0, entries: [entry] } },
  )
  const analysis = show(useAnalysis)
  act(() => outbox.open())
  await waitFor(() => expect(analysis.current).toMatchObject({ status: 'refused', code: 'conflict' }))
  act(() => analysis.current.retry())
  expect(analysis.current.status).toBe('sending')
  await waitFor(() => expect(analysis.current.status).toBe('refused'))
})

test('advice is chosen once, and read again when it was seen', async () => {
  const { show, store, calls } = await open({ 'POST /advice': { body: advice }, 'GET /advice': { body: advice } })
  const first = show(useAdvice)
  expect(first.current).toEqual({ tips: undefined, claims: undefined, isLoading: true })
  await waitFor(() => expect(first.current).toEqual({ tips, claims: ['one'], isLoading: false }))
  expect(store.get().advice).toEqual(tips)
  const seen = await open(
    { 'GET /advice': { body: advice } },
    { advice: ['seek_company', 'ask_yourself', 'know_the_risks'], loaded_feedback_screen: true },
  )
  const again = seen.show(useAdvice)
  expect(again.current.tips).toEqual(['seek_company', 'ask_yourself', 'know_the_risks'])
  await waitFor(() => expect(again.current.tips).toEqual(tips))
  expect([...calls(), ...seen.calls()]).toEqual([`POST /api/v1/results/advice/${uid}`, `GET /api/v1/results/advice/${uid}`])
})

test('a player without advice gets the tips kept, or the ones for everyone, and nothing is claimed (R133)', async () => {
  const forEveryone = ['keep_gambling_fun', 'educate_yourself', 'strike_the_balance']
  for (const reply of [refusal('not_complete'), refusal('not_found', 404), refusal('internal', 500)]) {
    const none = await open({ 'POST /advice': reply })
    const fallback = none.show(useAdvice)
    await waitFor(() => expect(fallback.current).toEqual({ tips: forEveryone, claims: undefined, isLoading: false }))
  }
  const kept = await open({ 'POST /advice': refusal('not_complete') }, { advice: ['seek_company', 'ask_yourself', 'know_the_risks'] })
  const stored = kept.show(useAdvice)
  await waitFor(() => expect(stored.current.isLoading).toBe(false))
  expect(stored.current.tips).toEqual(['seek_company', 'ask_yourself', 'know_the_risks'])
})

test("a guess is stored with the server's score and the time, kept, and reported without its value (R149, D7)", async () => {
  const { show, store, events, recorded } = await open({ 'GET /results': { body: results }, 'POST /risk_guess': { body: guess } })
  const submit = show(useSubmitGuess)
  const before = Date.now()
  expect(await act(() => submit.current(40))).toEqual(guess)
  const { time = 0, ...said } = (recorded.at(-1)?.body ?? {}) as { time?: number }
  expect(said).toEqual({ id: uid, risk_guess: 40, risk_score: 50 })
  expect(time).toSatisfy(Number.isInteger)
  expect(before <= time && time <= Date.now()).toBe(true)
  expect({ guess: store.get().risk_score_guess, events }).toEqual({ guess: 40, events: [['guess', {}]] })
})

test('a guess whose answer was lost is sent again as it was, another one anew (ruling 47)', async () => {
  let lost = 2
  const { show, recorded } = await open({
    'GET /results': { body: results },
    'POST /risk_guess': () => (lost-- > 0 ? undefined : { body: guess }),
  })
  const submit = show(useSubmitGuess)
  await expect(act(() => submit.current(40))).rejects.toMatchObject({ code: 'offline' })
  await expect(act(() => submit.current(41))).rejects.toMatchObject({ code: 'offline' })
  await act(() => submit.current(40))
  const sent = recorded.filter(({ call }) => call === 'POST /api/v1/results/risk_guess')
  const [first, other, again] = sent.map(({ body, headers }) => ({ body, key: headers['idempotency-key'] }))
  expect(again).toEqual(first)
  expect(first?.key).toMatch(/^[\w-]{1,64}$/)
  expect(other?.key).not.toBe(first?.key)
})

test('an earlier guess stands; any other refusal is reported', async () => {
  const made = await open({
    'GET /results': { body: results },
    'POST /risk_guess': refusal('conflict'),
    'GET /risk_guess': { body: guess },
  })
  const again = made.show(useSubmitGuess)
  expect(await act(() => again.current(90))).toEqual(guess)
  expect(made.store.get().risk_score_guess).toBe(40)
  const refused = await open({ 'GET /results': { body: results }, 'POST /risk_guess': refusal('not_complete') })
  const submit = refused.show(useSubmitGuess)
  await expect(act(() => submit.current(90))).rejects.toMatchObject({ code: 'not_complete' })
  expect({ guess: refused.store.get().risk_score_guess, events: refused.events }).toEqual({ guess: null, events: [] })
})

test('each result has a call of its own; a full report asks for all in turn, and stops at the first that is missing or empty, as 0 and less are not (R153, R154, R215, R236)', async () => {
  const all = {
    'GET /results': { body: results },
    'GET /risk_guess': { body: guess },
    'GET /advice': { body: advice },
    'GET /game_score': { body: { score: 0 } },
  }
  const { show } = await open(all)
  const found = show(() => [useResults().data, useRiskGuess().data, useGameScore().data, useFullReport(uid).data])
  const report = { results, riskGuess: guess, advice, gameScore: { score: 0 } }
  await waitFor(() => expect(found.current).toEqual([results, guess, { score: 0 }, report]))
  const debt = await open({ ...all, 'GET /game_score': { body: { score: -100 } } })
  const indebted = debt.show(() => useFullReport(uid).data)
  await waitFor(() => expect(indebted.current).toMatchObject({ gameScore: { score: -100 } }))
  for (const [index, part] of Object.keys(all).entries())
    for (const missing of [refusal('not_found', 404), { text: 'null' }, { body: {} }, { body: '' }]) {
      const { show: without, calls } = await open({ ...all, [part]: missing })
      const full = without(() => useFullReport(uid))
      expect(full.current.data).toBeUndefined()
      await waitFor(() => expect(full.current.data, part).toBe(false))
      expect(calls()).toHaveLength(index + 1)
    }
})

test('a stored guess is not fetched again', async () => {
  const none = refusal('not_found', 404)
  const { show, calls } = await open({ 'GET /results': { body: results }, 'GET /risk_guess': none, 'POST /risk_guess': { body: guess } })
  const both = show(() => ({ submit: useSubmitGuess(), asked: useRiskGuess().data }))
  await waitFor(() => expect(calls()).toHaveLength(2))
  await act(() => both.current.submit(40))
  expect(both.current.asked).toEqual(guess)
  expect(calls().filter((call) => call.startsWith('GET') && call.includes('risk_guess'))).toHaveLength(1)
})

test('a loaded result is not fetched again when the player comes back to the page, or online', async () => {
  const { show, calls } = await open({ 'GET /results': { body: results } })
  const useBoth = () => [useResults().data, useResults().isValidating]
  const found = show(useBoth)
  await waitFor(() => expect(found.current).toEqual([results, false]))
  act(() => {
    dispatchEvent(new Event('focus'))
    dispatchEvent(new Event('online'))
  })
  expect(show(useBoth).current).toEqual([results, false])
  expect({ isWaiting: found.current[1], calls: calls().length }).toEqual({ isWaiting: false, calls: 1 })
})

test('a call without an answer is repeated after a moment, a refused one is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { show, calls } = await open({
    'GET /results': (nth) => (nth === 0 ? undefined : { body: results }),
    'GET /risk_guess': refusal('not_found', 404),
  })
  const found = show(() => [useResults().error?.code, useRiskGuess().error?.code, useResults().data])
  await expect.poll(() => found.current).toEqual(['offline', 'not_found', undefined])
  act(() => vi.advanceTimersByTime(5000))
  await expect.poll(() => found.current).toEqual([undefined, 'not_found', results])
  expect(calls()).toHaveLength(3)
})

test('a full report without an answer may still come', async () => {
  const later = await open({ 'GET /results': refusal('unavailable', 503) })
  const coming = later.show(() => [useFullReport(uid).error?.code, useFullReport(uid).data])
  await waitFor(() => expect(coming.current).toEqual(['unavailable', undefined]))
})
