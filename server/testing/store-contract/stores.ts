import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { NewSecret } from '../../store/secrets.ts'
import { type Connection, createStore } from '../../store/store.ts'
import { at } from '../sample-draws.ts'
import { startRecord } from './record.ts'

/** Two stores on one database, representing two processes, and helpers that fill them. */
export const openStores = async (open: () => Promise<Connection>) => {
  const record = startRecord()
  const connection = await open()
  const store = createStore(record.watch(connection))
  const other = createStore(record.watch(await open()))

  const newSecret = async (operator = 'nfl', test = false): Promise<NewSecret> => {
    const secret = { hash: randomUUID().replaceAll('-', ''), operator, test, createdAt: at, revokedAt: null }
    await store.addSecret(secret)
    return secret
  }

  const newGame = async (externalHash?: string, operator = 'nfl', test = false) => {
    const secret = await newSecret(operator, test)
    const uid = randomUUID()
    const registration = { uid, operator, secretHash: secret.hash, externalHash, at }
    expect(await store.registerGame(registration)).toBe('registered')
    return { uid, secret, registration }
  }

  const newSession = async (externalHash?: string, operator = 'nfl') => {
    const key = { hash: randomUUID(), operator, name: '', test: false, createdAt: at }
    await store.keys.add(key)
    const session = { hash: randomUUID(), keyHash: key.hash, sessionId: randomUUID(), externalHash, createdAt: at, opensUntil: at + 60 }
    expect(await store.keys.addSession(session)).toBe(true)
    const registration = { operator, secretHash: session.hash, session: true, externalHash, at: at + 1 }
    return { key, session, register: (uid: string, from = store, when = at + 1) => from.registerGame({ ...registration, uid, at: when }) }
  }

  const close = async () => {
    await store.close()
    await other.close()
  }
  return { connection, record, store, other, newSecret, newGame, newSession, close }
}
export type Stores = Awaited<ReturnType<typeof openStores>>
