import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

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
/** PostgreSQL refuses to be root's. */
export const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
/** A program of the newest PostgreSQL that is installed. */
export const programOf = (name: string): string => join(programs, readdirSync(programs).sort().at(-1) ?? '', 'bin', name)
const tool = (name: string, ...args: string[]) => execFileSync(programOf(name), args, { stdio: 'pipe', ...asNobody })

export type Cluster = Awaited<ReturnType<typeof openCluster>>

/** PostgreSQL in a folder, made there unless it is one already, and not started. */
export const openCluster = async (data: string) => {
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(data, { recursive: true })
    chmodSync(data, 0o700)
    if (asNobody.uid) chownSync(data, asNobody.uid, asNobody.uid)
    tool('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C')
    appendFileSync(join(data, 'postgresql.conf'), settings.join('\n'))
  }
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  let pid = 0
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
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
    url,
    query,
    /** Of its first process */
    pid: () => pid,
    /** Resolves once it answers; takes settings for this run. */
    async start(options: string[] = []): Promise<void> {
      const args = ['-D', data, '-p', `${port}`, '-k', data, '-h', '127.0.0.1', ...options.flatMap((option) => ['-c', option])]
      const child = spawn(programOf('postgres'), args, { stdio: 'ignore', ...asNobody })
      pid = child.pid ?? 0
      const isAway = () =>
        query('postgres', 'select 1').then(
          () => false,
          () => true,
        )
      while (await isAway()) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
        await sleep(50)
      }
    },
    stop: (mode: 'fast' | 'immediate') => void tool('pg_ctl', 'stop', '-m', mode, '-t', '600', '-D', data),
  }
}
