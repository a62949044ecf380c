import { randomUUID } from 'node:crypto'
import type { Results } from '../../contract/results.ts'
import { createSecret, hashSecret } from '../keys/secrets.ts'
import type { Store } from '../store/store.ts'
import { type Caller, drawsOf, mixedStacks, type TestServer } from './test-server.ts'

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
