// A disk that is full in the middle of a migration: a file system in memory that is too small for the tables. The start says so in one sentence, and once
// there is room the next start goes on and a game is played. Needs root, to mount it.
import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { playThrough } from '../../scripts/demo-player.ts'
import { startTestPostgres } from '../../server/testing/test-postgres.ts'
import { startProcess } from '../../server/testing/test-process.ts'
import { gamalyze, must, serve, serviceFolder } from './drill.mjs'

const folder = serviceFolder('full')
const mounted = []
const mount = (name, size) => {
  const place = join(folder, name)
  mkdirSync(place)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', place])
  mounted.push(place)
  return place
}

const drill = async (name, place, code, settings) => {
  const refused = startProcess('server/main.ts', [], { PORT: '0', ...settings })
  must((await refused.ended) === 1, `${name}: a start whose migration finds no room ends with 1`)
  must(
    refused.messages().join() === `The database cannot be opened (${code}): its disk is full, free some of it`,
    `${name}: it says that its disk is full`,
  )
  execFileSync('mount', ['-o', 'remount,size=200m', place])
  const server = await serve(settings)
  const secret = await gamalyze(settings, 'secret', 'create', '--operator', 'nfl')
  await playThrough({ provider: server.url, operator: 'nfl', secret })
  must(true, `${name}: with room the next start goes on, and a game is played`)
  server.child.kill('SIGTERM')
  must((await server.ended) === 0, `${name}: it ends as ever`)
}

const postgres = await startTestPostgres()
try {
  const small = mount('sqlite', '128k')
  await drill('SQLite', small, 'SQLITE_FULL', { DATA_DIR: small })

  const url = new URL(await postgres.newDatabase())
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const [{ data_directory: data }] = (await admin.query('show data_directory')).rows
  // An empty database takes some 7.5 MB.
  const space = mount('postgres', '64m')
  chownSync(space, statSync(data).uid, statSync(data).gid)
  await admin.query(`create tablespace small location '${space}'`)
  await admin.query('create database small tablespace small')
  const used = Number(execFileSync('du', ['-sk', space], { encoding: 'utf8' }).split('\t')[0])
  execFileSync('mount', ['-o', `remount,size=${used + 300}k`, space])
  await drill('PostgreSQL', space, '53100', {
    DATABASE_URL: new URL('/small', url).href,
    ID_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: join(folder, 'data'),
  })
  await admin.end()
} finally {
  await postgres.close()
  for (const place of mounted) execFileSync('umount', ['-l', place])
}
