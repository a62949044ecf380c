import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Deps } from '../deps.ts'
import type { SchemaController } from '../http/create-app.ts'
import { createSecret, createServerKey, hashSecret } from '../keys/secrets.ts'
import { type LoadResult, loadOperator } from '../operators/load-operator.ts'
import { readConfig } from '../process/config.ts'
import type { Document } from '../report/compiler.ts'
import { type ServerOptions, startServer } from '../start-server.ts'
import type { Store } from '../store/store.ts'
import { type Checks, openChecks } from '../workers/checks.ts'
import { openWorkers, type Workers } from '../workers/workers.ts'
import { type Caller, callerOf } from './call-server.ts'
import { putEmptyDatabase } from './empty-database.ts'
import { newDatabase } from './new-database.ts'
import { drawsOf, mixedStacks } from './sample-draws.ts'

export { drawsOf, mixedStacks }

export type TestServer = Caller & {
  url: string
  /** A live secret of operator nfl. */
  secret: string
  /** A server key of that operator. */
  newKey(operator: string, kind?: { test: boolean }): Promise<string>
  store: Store
  /** The dependencies of its routes. */
  deps: Deps
  newSecret(operator: string, kind?: { test: boolean }): Promise<string>
  revoke(secret: string): Promise<void>
  /** Registers a new uid under nfl. */
  newGame(): Promise<string>
  /** Stores a whole game without a call for each card, where the calls are not what is tested. */
  storeGame(uid: string): Promise<void>
  close(): Promise<void>
}

/** Installation key of servers that share a database and have data folders of their own. */
export const testIdKey = Buffer.alloc(32, 'tests').toString('base64')

/** A real server on a free port with its own data folder. It shares its workers with servers of other files, unless `WORKERS` sets their number. */
export const startTestServer = async (
  settings: Record<string, string | undefined> = {},
  options: ServerOptions = {},
): Promise<TestServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-server-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  if (!settings.DATABASE_URL) await putEmptyDatabase(settings.DATA_DIR ?? dataDir)
  const key = settings.DATABASE_URL && { ID_KEY: testIdKey }
  const quiet = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', WORKERS: '1', RETENTION_DAYS: '0' }
  const config = readConfig({ ...quiet, DATA_DIR: dataDir, ...key, ...settings })
  const server = await startServer(config, { ...sharedParts(settings), ...options }).catch((error: unknown) => {
    remove()
    throw error
  })
  const { store } = server.deps
  const newSecret = async (operator: string, { test } = { test: false }): Promise<string> => {
    const secret = createSecret()
    await store.addSecret({ hash: hashSecret(secret), operator, test, createdAt: Date.now(), revokedAt: null })
    return secret
  }
  const secret = await newSecret('nfl')
  const { call, play } = callerOf(server.url)
  return {
    url: server.url,
    secret,
    call,
    play,
    newSecret,
    newKey: async (operator, { test } = { test: false }) => {
      const key = createServerKey()
      await store.keys.add({ hash: hashSecret(key), operator, name: '', test, createdAt: Date.now() })
      return key
    },
    store,
    deps: server.deps,
    revoke: async (given) => void (await store.revokeSecret(hashSecret(given), Date.now())),
    async newGame() {
      const uid = randomUUID()
      const { status } = await call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)
      if (status !== 201) throw new Error(`a new game got ${status}`)
      return uid
    },
    async storeGame(uid) {
      await store.addDraws(drawsOf(uid, mixedStacks()), server.deps.clock())
    },
    async close() {
      await server.close()
      remove()
    },
  }
}

/** What the servers of all files of a test process share: its own workers has one whose `WORKERS` are set, its own operators one with a folder. */
export const sharedParts = (settings: Record<string, string | undefined> = {}): ServerOptions => ({
  ...(!settings.WORKERS && { workers: sharedWorkers(), checks: sharedChecks() }),
  ...(!settings.OPERATORS_DIR && { loadOperator: sharedLoad }),
  schemaController,
  // Tests call hundreds of times at once, and a busy machine is no overload: `request-checks.test.ts` tests that.
  delayWatch: { isSlow: () => false, close() {} },
})

let shared: Workers | undefined
/**
 * Warming up a process for each of a hundred servers costs more than most of their tests; this one ends with the test process. It typesets
 * each document once, however many servers ask for it.
 */
const sharedWorkers = (): Workers => {
  if (shared) return shared
  const workers = openWorkers(1)
  const typeset = new Map<string, Promise<Uint8Array>>()
  const typesetOnce = (document: Document): Promise<Uint8Array> => {
    const key = JSON.stringify([document.template, document.data])
    const pdf = typeset.get(key) ?? workers.run('pdf', document)
    typeset.set(key, pdf)
    return pdf
  }
  const run = ((name, task) => (name === 'pdf' ? typesetOnce(task as Document) : workers.run(name, task))) as Workers['run']
  shared = { ...workers, run }
  return shared
}

type Compile = (route: { schema: object }) => unknown
/** Compiles each schema once, which is most of what the start of a server takes. */
const compileOnce = (factory: (...settings: unknown[]) => Compile) => {
  const compiled = new WeakMap<object, unknown>()
  return (...settings: unknown[]): Compile => {
    const compile = factory(...settings)
    return (route) => {
      const result = compiled.get(route.schema) ?? compile(route)
      compiled.set(route.schema, result)
      return result
    }
  }
}
const requireOfFastify = createRequire(createRequire(import.meta.url).resolve('fastify'))
const schemaController = {
  compilersFactory: {
    buildValidator: compileOnce(requireOfFastify('@fastify/ajv-compiler')()),
    buildSerializer: compileOnce(requireOfFastify('@fastify/fast-json-stringify-compiler')()),
  },
} as SchemaController

let checking: Checks | undefined
const sharedChecks = (): Checks => {
  checking ??= openChecks()
  return checking
}

const loaded = new Map<string, Promise<LoadResult>>()
/** The operators of the repository do not change, and checking all of them takes half of a start. */
const sharedLoad: typeof loadOperator = async (id, options) => {
  const { fonts: _same, ...settings } = options
  const key = JSON.stringify([id, settings])
  const result = loaded.get(key) ?? loadOperator(id, options)
  loaded.set(key, result)
  const { loaded: operator, problems } = await result
  // A server keeps pages by the object.
  return { problems, ...(operator && { loaded: { ...operator } }) }
}

type OnEngines = (
  name: string,
  tests: (server: () => TestServer) => void,
  settings?: Record<string, string>,
  options?: ServerOptions,
) => void

const on =
  (engine: string, urlOf: () => Promise<string> | undefined): OnEngines =>
  (name, tests, settings = {}, options = {}) =>
    describe(`${name}, ${engine}`, () => {
      let server: TestServer
      beforeAll(async () => {
        const url = await urlOf()
        server = await startTestServer(url ? { ...settings, DATABASE_URL: url } : settings, options)
      })
      afterAll(() => server?.close())
      tests(() => server)
    })
const onSqlite = on('SQLite', () => undefined)
const onPostgres = on('PostgreSQL', newDatabase)

/** Runs the same tests against a server on SQLite and one on PostgreSQL. */
export const onBothEngines: OnEngines = (...given) => {
  onSqlite(...given)
  onPostgres(...given)
}

/**
 * Runs tests against a server on SQLite, and with `npm run soak -- postgres-too` against one on PostgreSQL: for long ones of what the engines
 * have in common, as both pass the contract of the store in every run.
 */
export const onSqliteFirst: OnEngines = process.env.POSTGRES_TOO ? onBothEngines : onSqlite
