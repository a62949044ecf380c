import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { freshSession, type Session } from '../session/session.ts'
import { testColours } from '../session/test-storage.ts'
import { resumeGame } from './resume-game.ts'

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
  resumeGame(freshSession({ random: Math.random, newUid: v4, cardColors: testColours }, state))
  expect(location.pathname).toBe(opened)
  // Operator and language go along, and a secret does not.
  if (path !== opened) expect(location.search).toBe('?operator=nfl&language=dan')
})
