import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.ts'

/** For a machine of 4 GB; the rest is as Debian has it. */
const settings = ['shared_buffers = 1GB', 'effective_cache_size = 3GB', 'work_mem = 8MB', 'maintenance_work_mem = 256MB'].concat([
  'max_wal_size = 2GB',
  'wal_compression = on',
  'random_page_cost = 1.1',
  'autovacuum_naptime = 15s',
])
/** While it is filled: a crash would only cost the filling. */
export const whileFilling = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=8GB']

const programs = '/usr/lib/postgresql'
/** The newest that is installed */
export const version = (): string => readdirSync(programs).sort().at(-1) ?? ''
/** PostgreSQL refuses to be root's. */
export const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
export const programOf = (name: string): string => join(programs, version(), 'bin', name)
/** Runs one of them as the owner of a cluster. */
export const tool = (name: string, ...args: string[]) => execFileSync(programOf(name), args, { stdio: 'pipe', ...asNobody })

export type Cluster = Awaited<ReturnType<typeof openCluster>>

/** PostgreSQL in a folder, made there with these lines of settings unless it is one already, and not started. */
export const openCluster = async (data: string, own: readonly string[] = settings, password = 'secret') => {
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(data, { recursive: true })
    chmodSync(data, 0o700)
    if (asNobody.uid) chownSync(data, asNobody.uid, asNobody.uid)
    const file = `${data}.password`
    writeFileSync(file, password)
    tool('initdb', '-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${file}`, '--encoding=UTF8', '--locale=C')
    rmSync(file)
    appendFileSync(join(data, 'postgresql.conf'), `${own.join('\n')}\n`)
  }
  const port = await freePort()
  let child: ChildProcess | undefined
  const url = (database: string, user = 'postgres') => `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  const query = async (database: string, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url(database) })
    client.on('error', () => {})
    await client.connect()
    return client
      .query(sql, values)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  return {
    port,
    url,
    query,
    /** Of its first process */
    pid: () => child?.pid ?? 0,
    /** Resolves once it answers; takes settings for this run. */
    async start(options: string[] = []): Promise<void> {
      const args = ['-D', data, '-p', `${port}`, '-k', data, '-h', '127.0.0.1', ...options.flatMap((option) => ['-c', option])]
      const started = spawn(programOf('postgres'), args, { stdio: 'ignore', ...asNobody })
      child = started
      const isAway = () =>
        query('postgres', 'select 1').then(
          () => false,
          () => true,
        )
      while (await isAway()) {
        if (started.exitCode !== null) throw new Error(`PostgreSQL ended with ${started.exitCode}`)
        await sleep(50)
      }
    },
    /** After a last checkpoint, or at once, as where its machine fails. */
    async stop(how: 'fast' | 'immediate'): Promise<void> {
      if (child?.exitCode !== null) return
      child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await once(child, 'exit')
    },
  }
}
