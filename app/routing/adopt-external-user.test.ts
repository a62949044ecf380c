import { expect, test } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { Session } from '../session/session.ts'
import { createStore } from '../store.ts'
import { memorySession } from '../testing/memory-session.ts'
import { openRecorder } from '../testing/recorder.ts'
import { adoptExternalUser } from './adopt-external-user.ts'

const uid = 'u'.repeat(36)
const newer = 'n'.repeat(36)
const measures = { arew: 1, apun: 2, betaP: 3, betaF: 4 }
const tips = ['plan_ahead', 'stay_on_budget', 'take_a_break']
const refusal = { status: 404, body: { code: 'not_found', status: 404 } }
const results: Record<string, unknown> = {
  results: { ...measures, risk_score: 50, percentile: 60, levels: {} },
  risk_guess: { risk_guess: 40, risk_score: 50 },
  advice: { advice_one: tips[0], advice_two: tips[1], advice_three: tips[2] },
  game_score: { score: 1675 },
}

type Options = { missing?: string; reference?: Record<string, string>; session?: Partial<Session>; meanwhile?: Partial<Session> }

/** A load of the page with the id `x`, of a player who has a report, or of one whose report lacks a part. */
const adopt = async ({ missing = '', reference = { 'gamalyze-reference': 'rf_1' }, session = {}, meanwhile }: Options = {}) => {
  const store = memorySession(() => 'fresh')
  const { calls } = await openRecorder((call) => {
    if (meanwhile) store.update(meanwhile)
    const part = call.split('/').at(-2) ?? ''
    if (part === missing) return refusal
    if (call.includes('external_uid')) return { headers: reference, body: { uid, operator: 'nfl' } }
    return { body: results[part] }
  })
  store.update({ operator: 'mindway', secret: 's', ...session })
  const before = store.get()
  const isAdopted = await adoptExternalUser(store, createStore({ id: 'nfl' } as OperatorView), 'x', 's')
  return { isAdopted, before, store, calls }
}

test('the session becomes that of the game the partner knows, with everything its screens show (R44)', async () => {
  const { isAdopted, store } = await adopt({ session: { cards_turned: 7, terms_accepted: true } })
  expect(isAdopted).toBe(true)
  expect(store.get()).toMatchObject({
    ...{ uid, view: true, operator: 'nfl', reference: 'rf_1', external_id: 'x', secret: 's' },
    ...{ ...measures, risk_score: 50, risk_score_guess: 40, score: 1675, advice: tips },
    ...{ cards_turned: 80, game_completed: true, journal: { uid, sent: 0, entries: [] } },
    // What is read again counts as seen: nothing is chosen or counted a second time.
    ...{ loaded_feedback_screen: true, advice_counted: true },
    // Of the game before.
    terms_accepted: false,
  })
})

test('the tab that played the game keeps its uid, which may do more than the view (ruling 36)', async () => {
  const { isAdopted, store } = await adopt({ session: { uid: newer, reference: 'rf_1', terms_accepted: true } })
  expect({ isAdopted, session: store.get() }).toMatchObject({
    isAdopted: true,
    session: { uid: newer, view: false, terms_accepted: true, risk_score: 50 },
  })
})

test('an earlier view gives way to the new one, also of the same game', async () => {
  const before = { uid: newer, view: true, reference: 'rf_1', external_id: 'x', risk_score_guess: 30 }
  const { isAdopted, store } = await adopt({ session: before })
  expect({ isAdopted, session: store.get() }).toMatchObject({ isAdopted: true, session: { uid, view: true, risk_score_guess: 40 } })
})

test('a game without a reference is none of ours', async () => {
  const { isAdopted, store, before } = await adopt({ reference: {} })
  expect({ isAdopted, session: store.get() }).toEqual({ isAdopted: false, session: before })
})

test('a game finished in this tab counts as newer than one the account may open', async () => {
  const finished = { uid: newer, external_id: 'x', risk_score_guess: 30 }
  const { isAdopted, store, before, calls } = await adopt({ session: finished })
  expect({ isAdopted, session: store.get() }).toEqual({ isAdopted: true, session: before })
  expect(calls().filter((call) => call.includes(uid))).toEqual([])
})

test.each([
  ['of another player', { uid: newer, external_id: 'y', risk_score_guess: 30 }],
  ['that has no guess', { uid: newer, external_id: 'x', risk_score_guess: null }],
])('a game of the tab %s gives way', async (_, session) => {
  const { isAdopted, store } = await adopt({ session })
  expect({ isAdopted, uid: store.get().uid }).toEqual({ isAdopted: true, uid })
})

test.each([
  ['the first card was drawn', { cards_turned: 1 }],
  ['another game began', { uid: newer }],
])('a game is not given up for an older one that is found late, after %s', async (_, meanwhile) => {
  const { isAdopted, store } = await adopt({ meanwhile })
  expect({ isAdopted, session: store.get() }).toMatchObject({ isAdopted: false, session: meanwhile })
})

test.each(['x', 'results', 'risk_guess', 'advice', 'game_score'])('nothing changes where %s is not there', async (missing) => {
  const { isAdopted, store, before } = await adopt({ missing })
  expect({ isAdopted, session: store.get() }).toEqual({ isAdopted: false, session: before })
})
