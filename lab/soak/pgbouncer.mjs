// Two servers play through Debian's PgBouncer in session mode, also after one was killed; in its other modes a start ends with one sentence.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { playThrough } from '../../scripts/demo-player.ts'
import { startTestPostgres } from '../../server/testing/test-postgres.ts'
import { startProcess } from '../../server/testing/test-process.ts'
import { freePort, gamalyze, must, needs, serve, serviceFolder, startService } from './drill.mjs'

needs('pgbouncer')
const idKey = Buffer.alloc(32, 7).toString('base64')
const postgres = await startTestPostgres()
const folder = serviceFolder('pgbouncer')
const running = []

/** Default settings but for what is here: nothing is ignored, nothing reset by hand. */
const startPgBouncer = async (databaseUrl, mode) => {
  const port = await freePort()
  const { hostname, port: target, pathname } = new URL(databaseUrl)
  const file = join(folder, `${mode}.ini`)
  writeFileSync(join(folder, 'users'), '"postgres" "test"\n')
  writeFileSync(
    file,
    `[databases]\n${pathname.slice(1)} = host=${hostname} port=${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\n` +
      `unix_socket_dir =\nauth_type = scram-sha-256\nauth_file = ${join(folder, 'users')}\npool_mode = ${mode}\ndefault_pool_size = 40\n`,
  )
  const service = startService('pgbouncer', [file])
  running.push(service)
  const url = new URL(databaseUrl)
  url.port = String(port)
  return { ...service, settings: { DATABASE_URL: url.href, ID_KEY: idKey } }
}

try {
  const databaseUrl = await postgres.newDatabase()
  for (const mode of ['transaction', 'statement']) {
    const { settings, close } = await startPgBouncer(databaseUrl, mode)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const server = startProcess('server/main.ts', [], { PORT: '0', ...settings })
    must((await server.ended) === 1, `a start through ${mode} mode ends with 1`)
    must(
      server.messages().length === 1 && /pool_mode = session/.test(server.messages()[0]),
      `and with one sentence: ${server.messages().join(' | ')}`,
    )
    await close()
  }

  const { settings } = await startPgBouncer(databaseUrl, 'session')
  await new Promise((resolve) => setTimeout(resolve, 500))
  must(/newest version/.test(await gamalyze(settings, 'migrate')), 'migrate works in session mode')
  const secret = await gamalyze(settings, 'secret', 'create', '--operator', 'nfl')
  const servers = await Promise.all([serve(settings), serve(settings)])
  running.push(...servers.map(({ child }) => ({ close: () => child.kill('SIGKILL') })))
  for (const { url } of servers) await playThrough({ provider: url, operator: 'nfl', secret })
  must(true, 'two servers play whole games')
  servers[0].child.kill('SIGKILL')
  const direct = new pg.Client({ connectionString: databaseUrl })
  await direct.connect()
  const { rows } = await direct.query("select count(*) as locks from pg_locks where locktype = 'advisory'")
  await direct.end()
  must(Number(rows[0].locks) === 0, 'a killed server leaves no lock behind')
  const again = await serve(settings)
  running.push({ close: () => again.child.kill('SIGKILL') })
  await playThrough({ provider: again.url, operator: 'nfl', secret })
  must(servers[1].warnings().length + again.warnings().length === 0, 'the next one starts and plays, and nobody warned of anything')
} finally {
  for (const { close } of running) await close()
  await postgres.close()
}
