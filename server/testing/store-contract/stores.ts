import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { NewSecret } from '../../store/secrets.ts'
import { type Connection, createStore } from '../../store/store.ts'
import type { Engine, Statement, Work } from '../../store/work.ts'
import { addGame, at } from '../sample-draws.ts'

/** A statement of the store: its last run, if there was one, and the store's methods that ran it. */
export type Recorded = { run?: Statement; methods: Set<string> }

/** Records every statement that stores compile, whether it runs or not, and those that they run. */
export const startRecord = () => {
  const statements = new Map<string, Recorded>()
  const entryOf = (text: string): Recorded => {
    const entry = statements.get(text) ?? { methods: new Set() }
    statements.set(text, entry)
    return entry
  }
  const note = ({ query, values }: Statement, method: string) => {
    const entry = entryOf(query.sql)
    entry.run = { query, values: [...values] }
    entry.methods.add(method)
  }
  const watchWork = <T>(work: () => Work<T>, method = '') =>
    function* (): Work<T> {
      const steps = work()
      let step = steps.next()
      while (!step.done) {
        if ('query' in step.value) note(step.value, method)
        step = steps.next(yield step.value)
      }
      return step.value
    }
  const watchEngine = (engine: Engine): Engine => ({
    ...engine,
    read: (work, method) => engine.read(watchWork(work, method), method),
    write: (work, method) => engine.write(watchWork(work, method), method),
    transact: (work, method) => engine.transact(watchWork(work, method), method),
  })
  return {
    statements,
    watch: (connection: Connection): Connection => ({
      ...connection,
      engine: watchEngine(connection.engine),
      db: connection.db.withPlugin({
        transformQuery({ node, queryId }) {
          entryOf(connection.db.getExecutor().compileQuery(node, queryId).sql)
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    }),
  }
}

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

  const newGame = (externalHash?: string, operator = 'nfl', test = false) => addGame(store, { externalHash, operator, test })

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

/** Registers a test, which gets the stores and the id of an operator that no other test has. */
export type ContractTest = (title: string, run: (stores: Stores & { operator: string }) => Promise<void>, timeoutMs?: number) => void
