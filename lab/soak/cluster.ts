import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.ts'

const programs = '/usr/lib/postgresql'
/** The newest that is installed */
export const version = (): string => readdirSync(programs).sort().at(-1) ?? ''
/** PostgreSQL refuses to be root's. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const programOf = (name: string): string => join(programs, version(), 'bin', name)
/** Runs one of them as the owner of a cluster. */
export const tool = (name: string, ...args: string[]) => execFileSync(programOf(name), args, { stdio: 'pipe', ...asNobody })

/** PostgreSQL in a folder, made there with these lines of settings unless it is one already, and not started. */
export const openCluster = async (data: string, own: readonly string[], password: string) => {
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
  const query = async (database: string, sql: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url(database) })
    client.on('error', () => {})
    await client.connect()
    return client
      .query(sql)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  return {
    port,
    url,
    query,
    /** Resolves once it answers. */
    async start(): Promise<void> {
      const args = ['-D', data, '-p', `${port}`, '-k', data, '-h', '127.0.0.1']
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
    /** At once, as where its machine fails. */
    async stop(): Promise<void> {
      if (child?.exitCode !== null) return
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
  }
}
