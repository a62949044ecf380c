import { v4 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { providerOperator } from '../../contract/constants.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { freshSession, type Session } from '../session/session.ts'
import { createStore } from '../store.ts'
import { memorySession, testColours } from '../testing/memory-session.ts'
import { reloadWithOperator, resumeGame } from './before-start.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Loads an address, with the operator that the tab knows and the one whose page came; `went` holds where it leads. */
const load = (search: string, known: string, page: string = providerOperator) => {
  const went: string[] = []
  const href = `https://provider.example/gamalyze/game${search}`
  vi.stubGlobal('location', { href, search, replace: (address: URL) => went.push(address.href) })
  const session = memorySession()
  session.update({ operator: known })
  return { leaves: reloadWithOperator({ session, currentOperator: createStore({ id: page } as OperatorView) }), went }
}

test('an address without an operator, in a tab that has one, is requested again with it (R30)', () => {
  expect(load('', 'nfl')).toEqual({ leaves: true, went: ['https://provider.example/gamalyze/game?operator=nfl'] })
  expect(load('?language=dan', 'nfl').went).toEqual(['https://provider.example/gamalyze/game?language=dan&operator=nfl'])
})

test.each([
  ['an operator in the address', '?operator=hc', 'nfl', 'hc'],
  ['the page of the very operator', '', 'nfl', 'nfl'],
  ['no operator but the provider itself', '', providerOperator, 'nfl'],
])('%s needs no other page', (_, search, known, page) => {
  expect(load(search, known, page)).toEqual({ leaves: false, went: [] })
})

const running = { cards_turned: 12 }
const unseen = { cards_turned: 80, game_completed: true }
const seen = { ...unseen, risk_score_guess: 0 }

test.each<[string, string, Partial<Session>, string]>([
  ['the start with a running game', '/', running, '/gamalyze/game'],
  ['the landing page with a running game', '/gamalyze', running, '/gamalyze/game'],
  ['any screen of the test with a running game', '/gamalyze/instructions', running, '/gamalyze/game'],
  ['a report with a running game', '/gamalyze/full_report', running, '/gamalyze/full_report'],
  ['a public page with a running game', '/accessibility', running, '/accessibility'],
  ['the start with a result that nobody has seen', '/', unseen, '/gamalyze/completed'],
  ['the landing page with a result that nobody has seen', '/gamalyze', unseen, '/gamalyze/completed'],
  ['the feedback with a result that nobody has seen', '/gamalyze/feedback', unseen, '/gamalyze/feedback'],
  ['the landing page with a result that was guessed', '/gamalyze', seen, '/gamalyze'],
  ['the landing page with no game', '/gamalyze', {}, '/gamalyze'],
])('a player resumes: %s (ruling 1)', (_, path, state, opened) => {
  history.replaceState(null, '', `${path}?operator=nfl&secret=s&language=dan`)
  resumeGame(freshSession({ operator: 'nfl', random: Math.random, newUid: v4, cardColors: testColours }, state))
  expect(location.pathname).toBe(opened)
  // Operator and language go along, and a secret does not.
  if (path !== opened) expect(location.search).toBe('?operator=nfl&language=dan')
})
