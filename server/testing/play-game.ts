import type { Results } from '../../contract/results.ts'
import { mixedStacks, type TestServer } from './test-server.ts'

const time = Date.UTC(2026, 10, 21, 9)

/** Plays a whole game on a test server, up to guess and advice, and returns its uid. */
export const playGame = async (server: TestServer, guess = 45): Promise<string> => finishGame(server, await server.newGame(), guess)

/** The same for a uid that is registered. */
export const finishGame = async (server: TestServer, uid: string, guess = 45): Promise<string> => {
  await server.play(uid, mixedStacks())
  const call = async (method: string, path: string, body?: unknown) => {
    let reply = await server.call(method, `/api/v1/results${path}`, body)
    // The analysis waits in its line: on a busy machine for longer than one call does.
    while (reply.status === 202) reply = await server.call(method, `/api/v1/results${path}`, body)
    if (reply.status !== 200) throw new Error(`${path} got ${reply.status}`)
    return reply.body
  }
  await call('POST', `/results/${uid}`)
  const { risk_score } = (await call('GET', `/results/${uid}`)) as Results
  await call('POST', '/risk_guess', { id: uid, risk_guess: guess, risk_score, time })
  await call('POST', `/advice/${uid}`)
  return uid
}
