import { randomUUID } from 'node:crypto'
import { stackTypes } from '../../contract/constants.ts'
import { cardValue } from '../../server/analysis/decks.ts'
import { callerOf } from '../../server/testing/call-server.ts'
import { secretOf } from '../demo.ts'

export type CompleteGame = { uid: string; secret: string; operator: string }

/** Plays a whole game through the API alone, including guess and advice; for a partner's user id if one is given. */
export const completeGame = async (operator: string, userId?: string): Promise<CompleteGame> => {
  const secret = await secretOf(operator)
  const uid = randomUUID()
  const { call } = callerOf(`http://127.0.0.1:${process.env.E2E_PORT}`)
  const ask = async (method: string, path: string, data?: object) => {
    const { status, body } = await call(method, `/api/v1${path}`, data)
    if (status >= 300) throw new Error(`${path.split('/').slice(0, 3).join('/')} got ${status}`)
    return body
  }
  const post = (path: string, data?: object) => ask('POST', path, data)
  await post(`/authentication/user_secret/${uid}/${secret}/${operator}${userId ? `?extuserid=${userId}` : ''}`)
  const taken: Record<string, number> = { a: 0, b: 0, c: 0, d: 0 }
  for (let turn = 1; turn <= 80; turn++) {
    const stack = stackTypes[(turn >> 2) % 4] ?? 'a'
    const selection = taken[stack] ?? 0
    taken[stack] = selection + 1
    await post('/game/store_card_selection', {
      id: uid,
      // All sent at once: the analysis draws no conclusions from an implausible clock.
      time: Date.UTC(2026, 10, 21, 9) + turn,
      reaction_time: 700,
      selection_id: turn,
      stack_type: stack,
      card_placement: 0,
      reward_structure_id: 2,
      card_color: '#123456',
      card_value: cardValue(2, stack, selection),
    })
  }
  await post(`/results/results/${uid}`)
  const { risk_score } = (await ask('GET', `/results/results/${uid}`)) as { risk_score: number }
  await post('/results/risk_guess', { id: uid, risk_guess: 45, risk_score, time: Date.UTC(2026, 10, 21, 9, 5) })
  await post(`/results/advice/${uid}`)
  return { uid, secret, operator }
}

const finished = new Map<string, Promise<CompleteGame>>()

/** A finished game of the operator, which tests that only look at it share. */
export const finishedGame = (operator: string): Promise<CompleteGame> => {
  const game = finished.get(operator) ?? completeGame(operator)
  finished.set(operator, game)
  return game
}
