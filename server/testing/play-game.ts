import { randomUUID } from 'node:crypto'
import type { Results } from '../../contract/results.ts'
import { currentScoreVersion } from '../../contract/scales.ts'
import { chooseAdvice } from '../analysis/choose-advice.ts'
import { createSecret, hashSecret } from '../keys/secrets.ts'
import type { Store } from '../store/store.ts'
import type { Caller } from './call-server.ts'
import { type Sample, sampleReport } from './sample-report.ts'
import { drawsOf, mixedStacks, type TestServer } from './test-server.ts'

const time = Date.UTC(2026, 10, 21, 9)

/** A whole game on a test server, up to guess and advice; returns its uid. */
export const playGame = async (server: TestServer, guess = 45): Promise<string> => {
  const uid = await server.newGame()
  await server.storeGame(uid)
  return endGame(server, uid, guess)
}

/** Plays a registered game up to guess and advice, card by card where the server runs elsewhere, and returns its uid. */
export const finishGame = async (server: Caller & Partial<Pick<TestServer, 'storeGame'>>, uid: string, guess = 45): Promise<string> => {
  await (server.storeGame?.(uid) ?? server.play(uid, mixedStacks()))
  return endGame(server, uid, guess)
}

let sample: Sample | undefined
/** Stores a firm analysis, a guess and advice of a registered game at once, where what they say is not what is tested. */
export const storeResult = async (
  store: Store,
  uid: string,
  at: number,
  version: Results['score_version'] = currentScoreVersion,
): Promise<void> => {
  sample ??= sampleReport('runs', 45)
  const { analysis, riskGuess } = sample
  const { claims: _claims, ...guess } = riskGuess
  const results = { ...analysis.results, score_version: version }
  await store.addAnalysis(uid, { ...analysis, results, scoreVersion: version }, at)
  await store.addGuess(uid, guess)
  await store.addAdvice(uid, chooseAdvice(analysis, guess.risk_guess))
}

/** Stores all cards of a registered game, and such a result. */
export const storeFinishedGame = async (server: TestServer, uid: string): Promise<void> => {
  await server.storeGame(uid)
  await storeResult(server.store, uid, server.deps.clock())
}

/** A whole game on a test server that is stored, not played; returns its uid. */
export const storeWholeGame = async (server: TestServer, { operator = 'nfl', secret = server.secret } = {}): Promise<string> => {
  const uid = randomUUID()
  const { status } = await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/${operator}`)
  if (status !== 201) throw new Error(`registration got ${status}`)
  await storeFinishedGame(server, uid)
  return uid
}

const endGame = async (server: Caller, uid: string, guess: number): Promise<string> => {
  const call = async (method: string, path: string, body?: unknown) => {
    let reply = await server.call(method, `/api/v1/results${path}`, body)
    // The analysis waits in the queue: on a busy machine for longer than one call does.
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

/** Stores complete games of operator nfl, live ones unless told otherwise, directly, without a server; returns their uids. */
export const storeCompleteGames = async (store: Store, count: number, { test } = { test: false }): Promise<string[]> => {
  const hash = hashSecret(createSecret())
  await store.addSecret({ hash, operator: 'nfl', test, createdAt: Date.now(), revokedAt: null })
  const uids = Array.from({ length: count }, () => randomUUID())
  // One after another: with PostgreSQL live games of an operator wait for each other, as they are counted.
  for (const uid of uids) {
    await store.registerGame({ uid, operator: 'nfl', secretHash: hash, at: Date.now() })
    await store.addDraws(drawsOf(uid, mixedStacks()))
  }
  return uids
}
