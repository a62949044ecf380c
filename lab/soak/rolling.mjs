// Two web processes on PostgreSQL behind deploy/Caddyfile, then behind deploy/nginx.conf, with Debian's Caddy and nginx over plain http. While players
// play, one process after the other gets SIGTERM, ends and starts again: ROLLING_RESTARTS times, and until ROLLING_CALLS calls were made.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestPostgres } from '../../server/testing/test-postgres.ts'
import { drawsOf, mixedStacks } from '../../server/testing/test-server.ts'
import { eventually, freePort, gamalyze, must, needs, serve, serviceFolder, startCaddy, startService } from './drill.mjs'

const restarts = Number(process.env.ROLLING_RESTARTS ?? 20)
const callsAtLeast = Number(process.env.ROLLING_CALLS ?? 100_000)
const players = 12
/** ms between two calls of a player */
const pause = 15
/** Two intervals of Caddy's health checks and a little */
const drainSeconds = 5

const startNginx = async ({ proxy, web }) => {
  needs('nginx', 'nginx-light')
  const folder = serviceFolder('nginx')
  mkdirSync(join(folder, 'tmp'), { mode: 0o777 })
  const other = await freePort()
  let listeners = 0
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replaceAll('listen 443 ssl', () => `listen 127.0.0.1:${[proxy, other][listeners++]}`)
    .replaceAll('web-1:8080', `127.0.0.1:${web[0]}`)
    .replaceAll('web-2:8080', `127.0.0.1:${web[1]}`)
    .replaceAll('console:8082', `127.0.0.1:${await freePort()}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr error; worker_processes 1; events { worker_connections 1024; }\nhttp { ${paths}\n${site} }\n`,
  )
  return startService('nginx', ['-e', 'stderr', '-p', folder, '-c', file])
}

/** One player after the other at one proxy; counts what came back. */
const play = async (url, secret, counts, isOver) => {
  const call = async (method, path, body) => {
    for (;;) {
      counts.calls += 1
      const init = { method, ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) }
      const [status, type] = await fetch(url + path, init).then(
        async (reply) => {
          await reply.arrayBuffer()
          return [reply.status, reply.headers.get('content-type') ?? '']
        },
        () => ['cut', ''],
      )
      if (status === 200 || status === 201) break
      const isOurs = type.startsWith('application/problem+json')
      const name = `${isOurs ? 'ours' : 'proxy'} ${status}`
      counts.failures[name] = (counts.failures[name] ?? 0) + 1
      if (!isOurs) counts.byProxy += 1
      // As the app does; a draw that was lost would be a conflict of the next.
      if (isOurs && status !== 503 && status !== 429) throw new Error(`${path} answered ${status}`)
      await sleep(200)
    }
    await sleep(pause)
  }
  while (!isOver()) {
    const uid = randomUUID()
    await call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)
    for (const draw of drawsOf(uid, mixedStacks())) {
      if (isOver()) return
      await call('GET', `/api/v1/game/card_value?selection_from_stack=0&stack_type=${draw.stack_type}&reward_structure_id=4`)
      await call('POST', '/api/v1/game/store_card_selection', draw)
    }
  }
}

const drill = async (name, startProxy, databaseUrl) => {
  const [proxy, ...web] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${proxy}`
  const settings = {
    NODE_ENV: 'production',
    ROLE: 'web',
    DATABASE_URL: databaseUrl,
    ID_KEY: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: String(drainSeconds),
    REGISTRATIONS_PER_NETWORK: '0',
  }
  const servers = await Promise.all(web.map((port) => serve({ ...settings, PORT: String(port) })))
  const service = await startProxy({ proxy, web })
  try {
    await eventually(async () => must((await fetch(`${url}/healthz`)).status === 200, `${name} answers`))
    // Until the health checks have found both.
    await sleep(3000)
    const secret = await gamalyze(settings, 'secret', 'create', '--operator', 'nfl')
    const counts = { calls: 0, byProxy: 0, failures: {} }
    let done = 0
    const isOver = () => done >= restarts && counts.calls >= callsAtLeast
    const playing = Array.from({ length: players }, () => play(url, secret, counts, isOver))
    const restarting = (async () => {
      for (; done < restarts; done += 1) {
        const index = done % 2
        servers[index].child.kill('SIGTERM')
        const code = await servers[index].ended
        if (code !== 0) throw new Error(`ended with ${code}`)
        servers[index] = await serve({ ...settings, PORT: String(web[index]) })
        await sleep(3000)
      }
    })()
    await Promise.all([...playing, restarting])
    console.log(`${name}: ${done} restarts, ${counts.calls} calls, not answered as asked: ${JSON.stringify(counts.failures)}`)
    must(counts.byProxy * 10_000 <= counts.calls, `behind ${name} at most one call in 10,000 gets the proxy's error: ${counts.byProxy}`)
  } catch (error) {
    console.log(service.err().slice(-2000))
    throw error
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
    await service.close()
  }
}

const postgres = await startTestPostgres()
const proxies = { Caddy: startCaddy, nginx: startNginx }
try {
  for (const [name, start] of Object.entries(proxies))
    if (!process.env.ROLLING_PROXY || process.env.ROLLING_PROXY === name) await drill(name, start, await postgres.newDatabase())
} finally {
  await postgres.close()
}
