// A disk that is full in the middle of a migration, of an empty database and of one of 1.0.0: a file system in memory that is too small. The start says so
// in one sentence, and once there is room the next start goes on, a game is played, and those of before are there. Needs root, to mount it.
import { execFileSync } from 'node:child_process'
import { chownSync, copyFileSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { playThrough } from '../../scripts/demo-player.ts'
import { loadRelease } from '../../server/testing/releases/load.ts'
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

const resize = (place, size) => execFileSync('mount', ['-o', `remount,size=${size}`, place])
const usedKb = (place) => Number(execFileSync('du', ['-sk', place], { encoding: 'utf8' }).split('\t')[0])

/** `games`: of before */
const drill = async (name, place, code, settings, games = []) => {
  const refused = startProcess('server/main.ts', [], { PORT: '0', ...settings })
  must((await refused.ended) === 1, `${name}: a start whose migration finds no room ends with 1`)
  must(
    refused.messages().join() === `The database cannot be opened (${code}): its disk is full, free some of it`,
    `${name}: it says that its disk is full`,
  )
  resize(place, '200m')
  const server = await serve(settings)
  for (const { uid } of games) {
    const { status } = await fetch(`${server.url}/api/v1/results/game_score/${uid}`)
    if (status !== 200) throw new Error(`a game of before is answered ${status}`)
  }
  const secret = await gamalyze(settings, 'secret', 'create', '--operator', 'nfl')
  await playThrough({ provider: server.url, operator: 'nfl', secret })
  must(true, `${name}: with room the next start goes on, and a game is played`)
  server.child.kill('SIGTERM')
  must((await server.ended) === 0, `${name}: it ends as ever`)
}

/** Games that had a score. */
const scoresOf = ({ games, answers }) =>
  games.filter(({ uid }) => answers.some(({ path, status }) => path.endsWith(`game_score/${uid}`) && status === 200))

const postgres = await startTestPostgres()
try {
  const small = mount('sqlite', '128k')
  await drill('SQLite', small, 'SQLITE_FULL', { DATA_DIR: small })

  const before = mount('sqlite-1.0.0', '200m')
  const released = await loadRelease('1.0.0')
  copyFileSync(join(released.settings.DATA_DIR, 'gamalyze.sqlite'), join(before, 'gamalyze.sqlite'))
  resize(before, `${usedKb(before) + 64}k`)
  await drill('SQLite of 1.0.0', before, 'SQLITE_FULL', { ...released.settings, DATA_DIR: before }, scoresOf(released))

  const url = new URL(await postgres.newDatabase())
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const [{ data_directory: data }] = (await admin.query('show data_directory')).rows
  // An empty database takes some 7.5 MB.
  const space = mount('postgres', '64m')
  chownSync(space, statSync(data).uid, statSync(data).gid)
  await admin.query(`create tablespace small location '${space}'`)
  await admin.query('create database small tablespace small')
  resize(space, `${usedKb(space) + 300}k`)
  await drill('PostgreSQL', space, '53100', {
    DATABASE_URL: new URL('/small', url).href,
    ID_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: join(folder, 'data'),
  })
  await admin.query('drop database small')
  await admin.query('create database small tablespace small')
  const loaded = await loadRelease('1.0.0', new URL('/small', url).href)
  await admin.query('checkpoint')
  resize(space, `${usedKb(space) + 48}k`)
  await drill('PostgreSQL of 1.0.0', space, '53100', { ...loaded.settings, DATA_DIR: join(folder, 'data') }, scoresOf(loaded))
  await admin.end()
} finally {
  await postgres.close()
  for (const place of mounted) execFileSync('umount', ['-l', place])
}
