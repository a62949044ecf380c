import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** For a machine of 4 GB; the rest is as Debian has it. */
const settings = `shared_buffers = 1GB
effective_cache_size = 3GB
work_mem = 8MB
maintenance_work_mem = 256MB
max_wal_size = 2GB
wal_compression = on
random_page_cost = 1.1
autovacuum_naptime = 15s
`
/** While it is filled: what a crash would cost is a new fill. */
export const whileFilling = ['fsync', 'full_page_writes', 'autovacuum'].map((name) => `${name}=off`).concat('max_wal_size=8GB')

const programs = '/usr/lib/postgresql'
const [version = ''] = existsSync(programs) ? readdirSync(programs).sort().reverse() : []
/** PostgreSQL refuses to be root's. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
/** A program of PostgreSQL, and who runs it. */
export const programOf = (name: string) => ({ path: join(programs, version, 'bin', name), asNobody })
const tool = (name: string, ...args: string[]) => execFileSync(programOf(name).path, args, { stdio: 'pipe', ...asNobody })

export type Rows = Record<string, unknown>[]
export type Cluster = Awaited<ReturnType<typeof openCluster>>

/** Debian's PostgreSQL in a folder, made there unless it is one already; `start` takes settings for that run. */
export const openCluster = async (data: string) => {
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(data, { recursive: true })
    chmodSync(data, 0o700)
    if (asNobody.uid) chownSync(data, asNobody.uid, asNobody.uid)
    tool('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C')
    appendFileSync(join(data, 'postgresql.conf'), settings)
  }
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  let pid = 0
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  /** Rows of the last statement, on a connection of its own. */
  const query = async (database: string, sql: string, values?: unknown[]): Promise<Rows> => {
    const client = new pg.Client({ connectionString: url(database) })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(sql, values)).rows
    } finally {
      await client.end()
    }
  }
  return {
    url,
    query,
    version: () => tool('postgres', '--version').toString().trim(),
    /** Of its first process */
    pid: () => pid,
    async start(options: string[] = []): Promise<void> {
      const own = ['-D', data, '-p', `${port}`, '-k', data, '-h', '127.0.0.1']
      const child = spawn(programOf('postgres').path, [...own, ...options.flatMap((option) => ['-c', option])], {
        stdio: 'ignore',
        ...asNobody,
      })
      pid = child.pid ?? 0
      while (
        await query('postgres', 'select 1').then(
          () => false,
          () => true,
        )
      ) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
        await sleep(50)
      }
    },
    stop: (mode: 'fast' | 'immediate') => void tool('pg_ctl', 'stop', '-m', mode, '-t', '600', '-D', data),
  }
}
