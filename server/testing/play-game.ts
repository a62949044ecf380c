import { mixedStacks, type TestServer } from './test-server.ts'

/** Plays a whole game on a test server, up to guess and advice, and returns its uid. */
export const playGame = async (server: TestServer, guess = 45): Promise<string> => finishGame(server, await server.newGame(), guess)

/** The same for a uid that is registered. */
export const finishGame = async (server: TestServer, uid: string, guess = 45): Promise<string> => {
  await server.play(uid, mixedStacks())
  const calls: [string, unknown?][] = [
    [`/results/${uid}`],
    ['/risk_guess', { id: uid, risk_guess: guess, risk_score: 50, time: Date.UTC(2026, 10, 21, 9) }],
    [`/advice/${uid}`],
  ]
  for (const [path, body] of calls) {
    const { status } = await server.call('POST', `/api/v1/results${path}`, body)
    if (status !== 200) throw new Error(`${path} got ${status}`)
  }
  return uid
}
