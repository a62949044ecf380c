import { v4 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { paths, type ScreenName } from '../../contract/paths.ts'
import { screens } from '../routes.tsx'
import { freshSession, type Session } from '../session/session.ts'
import { testColours } from '../testing/memory-session.ts'
import { redirectFor } from './redirect-for.ts'
import type { GuardName } from './route.ts'

const session = (state: Partial<Session>) =>
  freshSession({ operator: 'nfl', random: Math.random, newUid: v4, cardColors: testColours }, state)
const running = { cards_turned: 12, terms_accepted: true }
const finished = { cards_turned: 80, game_completed: true }
const view = { ...finished, view: true, risk_score: 40, risk_score_guess: 30 }

describe('redirectFor (R52, R193, R214, ruling 1)', () => {
  test.each<[GuardName, string, Partial<Session>, string | null]>([
    ['open', 'a fresh session', {}, null],
    ['landing', 'a fresh session', {}, null],
    ['landing', 'a running game', running, '/gamalyze/game'],
    ['landing', 'a finished game', finished, null],
    ['terms', 'terms not accepted', {}, '/gamalyze'],
    ['terms', 'terms accepted', { terms_accepted: true }, null],
    ['terms', 'a running game without the mark of the terms', { cards_turned: 12 }, null],
    ['cards', 'a running game', running, '/gamalyze'],
    ['cards', 'a finished game', finished, null],
    ['analysis', 'no analysis', finished, '/gamalyze/completed'],
    ['analysis', 'an analysis', { ...finished, risk_score: 0 }, null],
    ['guess', 'no guess', { ...finished, risk_score: 40 }, '/gamalyze/risk_score'],
    ['guess', 'a guess of 0', { ...finished, risk_score: 40, risk_score_guess: 0 }, null],
    ['cards', 'a view', view, '/gamalyze/full_report'],
    ['analysis', 'a view', view, '/gamalyze/full_report'],
    ['guess', 'a view', view, null],
    ['landing', 'a view', view, null],
  ])('leads as follows: %s with %s', (guard, _, state, expected) => expect(redirectFor(guard, session(state))).toBe(expected))
})

test.each<[ScreenName[], Partial<Session>, string]>([
  [['instructions', 'game'], {}, paths.landing],
  [['completed', 'riskScore', 'feedback', 'advice', 'singleAdvice'], running, paths.landing],
  [['feedback'], finished, paths.completed],
  [['advice', 'singleAdvice'], { ...finished, risk_score: 40 }, paths.riskScore],
])('%j are not due yet with %j: %s is (R34–R37)', (names, state, path) => {
  for (const name of names) expect(redirectFor(screens[name].guard, session(state)), name).toBe(path)
})

test('each screen asks for at least what the one before it does', () => {
  const guards: GuardName[] = ['open', 'landing', 'terms', 'cards', 'analysis', 'guess']
  const steps = Object.entries(screens).map(([name, { guard, next }]) => {
    const following = Object.entries(paths).find(([, path]) => path === next)?.[0] as ScreenName | undefined
    return { name, guard, following, followingGuard: following ? screens[following].guard : guard }
  })
  expect(steps.filter(({ guard, followingGuard }) => guards.indexOf(followingGuard) < guards.indexOf(guard))).toEqual([])
})
