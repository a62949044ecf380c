// An older release and a newer one, on SQLite and PostgreSQL: whole games go on and have their results. Older is the last commit that made a release;
// `RELEASE` names another. The newer one has a migration more. On PostgreSQL both run beside each other, as in a deploy and on the way back, each call
// answered by one process or the other in turn, while the newer migrates. On SQLite, and from 1.0.0, whose tables and columns got other names, the
// older is stopped, and calls wait; pages of a partner, with the script tag and the packed SDK of the older release, stay open with games in progress.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { headlessShellLaunch } from '../../scripts/browsers.ts'
import { playThrough } from '../../scripts/demo-player.ts'
import { startTestPostgres } from '../../server/testing/test-postgres.ts'
import { startProcess } from '../../server/testing/test-process.ts'
import { testIdKey } from '../../server/testing/test-server.ts'
import { eventually, freePort, gamalyzeIn, must, serve } from './drill.mjs'
import { beginToPlay, completedIn, readsAdvice } from './play-to-end.ts'
import { serve as serveSite } from './samples/site.ts'

const players = 4
const gamesOfPhase = 12
const folder = mkdtempSync(join(tmpdir(), 'releases-'))
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const migrations = 'server/store/migrations'
// This tree may be one itself.
const older = process.env.RELEASE ?? git('log', '--format=%h', '--grep=^Release [0-9]', 'HEAD~1').split('\n')[0]

const layOutOlder = () => {
  const place = join(folder, 'older')
  mkdirSync(place)
  execFileSync('sh', ['-c', `git archive '${older}' | tar -x -C '${place}'`])
  // Also installs what it needs.
  execFileSync('npm', ['run', 'build'], { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] })
  return place
}

/** This tree, with what a migration may do: a column that has a default or may be empty, and a table. */
const layOutNewer = () => {
  const place = join(folder, 'newer')
  for (const path of ['contract', 'docs', 'i18n', 'operators', 'package.json', 'sdk', 'server'])
    cpSync(path, join(place, path), { recursive: true })
  for (const path of ['node_modules', 'dist']) symlinkSync(join(process.cwd(), path), join(place, path))
  writeFileSync(
    join(place, migrations, '999-later.ts'),
    `export const up = (schema) => [
      schema.alterTable('game').addColumn('later', 'text'),
      schema.alterTable('draw').addColumn('later', 'integer', (column) => column.notNull().defaultTo(0)),
      schema.createTable('later').addColumn('id', 'integer'),
    ]\n`,
  )
  return place
}

/** Sends each call to the next of the processes; while there is none it waits. */
const startBalancer = async () => {
  const balancer = { urls: [], url: '' }
  let turn = 0
  const server = createServer(async (call, reply) => {
    while (balancer.urls.length === 0) await sleep(50)
    const { hostname, port } = new URL(balancer.urls[turn++ % balancer.urls.length])
    const { method, headers, url: path } = call
    const onward = request({ hostname, port, method, headers, path }, (answer) => {
      reply.writeHead(answer.statusCode, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    call.pipe(onward)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  balancer.url = `http://127.0.0.1:${server.address().port}`
  return Object.assign(balancer, {
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

const told = ({ warnings }) =>
  warnings()
    .map(({ msg }) => msg)
    .join()

/** How many events of a type a partner's server reads. */
const countEvents = async ({ url }, key, type) => {
  let [count, after] = [0, '']
  for (;;) {
    const reply = await fetch(`${url}/api/v1/partner/events${after}`, { headers: { authorization: `Bearer ${key}` } })
    const { events, last } = await reply.json()
    if (events.length === 0) return count
    count += events.filter((event) => event.type === type).length
    after = `?after=${last}`
  }
}

/** Two pages of a partner, which have the SDK of the older release, each in its way. */
const openPages = async (browser, baseUrl, secret) => {
  const options = JSON.stringify({ operator: 'nfl', secret, baseUrl })
  const files = {
    '/script-tag': `<div id="test"></div><script src="${baseUrl}/sdk/v1/gamalyze.js"></script><script>Gamalyze.mount('#test', ${options})</script>`,
    '/package': `<div id="test"></div><script type="module">import { mount } from './index.js'; mount('#test', ${options})</script>`,
  }
  const site = await serveSite({ folder: join(places.older, 'sdk/dist'), files })
  const pages = await Promise.all(Object.keys(files).map(async (path) => Object.assign(await browser.newPage(), { path })))
  for (const page of pages) await page.goto(new URL(page.path, site.url).href)
  return { pages, close: site.close }
}

const drill = async (name, engineSettings) => {
  const settings = { ID_KEY: testIdKey, DATA_DIR: mkdtempSync(join(folder, 'data-')), ...engineSettings }
  const port = String(await freePort())
  const running = []
  /** For open pages the newer one stands where the older one stood. */
  const start = async (place, more = {}) => {
    const server = await serve({ ...settings, ...more }, place)
    running.push(server)
    return server
  }
  const end = async ({ child, ended }) => {
    child.kill('SIGTERM')
    must((await ended) === 0, 'a process ends as ever')
  }
  const refuse = async (place, line) => {
    const server = startProcess(join(place, 'server/main.ts'), [], { PORT: '0', ...settings })
    must((await server.ended) === 1 && server.messages().at(-1) === line, `a start is refused: ${line}`)
  }

  const uids = []
  let failure
  let isOver = false
  const playOn = async (url, secret) => {
    try {
      while (!isOver && !failure) uids.push(await playThrough({ provider: url, operator: 'nfl', secret }))
    } catch (error) {
      failure ??= error
    }
  }
  const balancer = await startBalancer()
  /** Waits until players, who play all the time, ended so many games with these processes. */
  const play = async (phase, ...servers) => {
    balancer.urls = servers.map(({ url }) => url)
    const goal = uids.length + gamesOfPhase
    await eventually(() => {
      if (!failure && uids.length < goal) throw new Error(`${uids.length} games of ${goal}`)
    }, 300)
    if (failure) throw failure
    must(true, `${name}, ${phase}: ${gamesOfPhase} games are played to their advice`)
  }

  /** Forward and back, while both run. */
  const roll = async (first) => {
    const newer = await start(places.newer)
    await play('both', first, newer)
    const again = await start(places.older)
    must(told(again) === newerLine, `an older one that starts now says: ${newerLine}`)
    await play('all three', first, newer, again)
    await play('the newer alone', newer)
    await end(first)
    await play('the older alone again', again)
    await end(newer)
    const others = told(first) + told(newer)
    must(others === '', `nobody warned of anything else ${others}`)
    return again
  }

  /** Stop, migrate, start. */
  const replace = async (first) => {
    const secret = await gamalyzeIn(places.older, settings, 'secret', 'create', '--operator', 'nfl', '--test')
    const browser = await chromium.launch(headlessShellLaunch())
    const { pages, close } = await openPages(browser, first.url, secret)
    try {
      if (isFirst && settings.DATABASE_URL)
        await refuse(
          places.newer,
          'A process of 1.0.0 uses the database (gamalyze in pg_stat_activity): stop all of them, then start again',
        )
      balancer.urls = []
      // What is under way is answered.
      await sleep(2000)
      await Promise.all(pages.map(beginToPlay))
      await end(first)
      for (const page of pages)
        must(
          (await Promise.race([completedIn(page), sleep(200)])) === undefined,
          `${name}, a page with ${page.path}: its game is under way`,
        )
      await gamalyzeIn(places.newer, settings, 'migrate')
      const newer = await start(places.newer, { PORT: port })
      for (const page of pages) {
        must(/^\w{8,}/.test(await completedIn(page)), `the game of ${page.path} is completed, no card is lost`)
        must(await readsAdvice(page), 'its result and advice are shown')
      }
      await play('the newer alone', newer)
      if (isFirst) {
        const [code, setting] = settings.DATABASE_URL ? ['42P01', 'DATABASE_URL'] : ['SQLITE_ERROR', 'DATA_DIR']
        await refuse(places.older, `The database cannot be opened (${code}): check ${setting}`)
        await play('the newer, beside which an older one tried to start', newer)
      }
      return newer
    } finally {
      close()
      await browser.close()
    }
  }

  try {
    const first = await start(places.older, { PORT: port })
    balancer.urls = [first.url]
    const secret = await gamalyzeIn(places.older, settings, 'secret', 'create', '--operator', 'nfl')
    const key = await gamalyzeIn(places.older, settings, 'key', 'create', '--operator', 'nfl')
    const playing = Array.from({ length: players }, () => playOn(balancer.url, secret))
    await play(`${older} alone`, first)
    const last = isFirst || !settings.DATABASE_URL ? await replace(first) : await roll(first)
    isOver = true
    await Promise.all(playing)
    for (const uid of uids) {
      const { status } = await fetch(`${last.url}/api/v1/results/results/${uid}`)
      if (status !== 200) throw new Error(`a game's result is answered ${status}`)
    }
    must(
      (await countEvents(last, key, 'game.completed')) === uids.length,
      `all ${uids.length} games have their result, and their one event`,
    )
  } finally {
    balancer.close()
    for (const { child } of running) child.kill('SIGKILL')
  }
}

const places = { older: layOutOlder(), newer: layOutNewer() }
const [known, all] = [places.older, places.newer].map((place) => readdirSync(join(place, migrations)).sort())
const isFirst = known.length === 1
const later = all.filter((file) => !known.includes(file)).map((file) => file.replace('.ts', ''))
const newerLine = `A newer release has changed the database (${later.join(', ')}): bring this one up to date`
const postgres = await startTestPostgres()
try {
  await drill('SQLite', {})
  await drill('PostgreSQL', { DATABASE_URL: await postgres.newDatabase() })
} finally {
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
}
