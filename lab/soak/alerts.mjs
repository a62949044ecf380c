// The alert rules by Prometheus' own tool: against made-up series, and what is watched against faults: a server and Caddy are read before and
// after each one, and these figures, each for two hours, are the series of a test of its rule. Needs root, to mount a file system in memory.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { playThrough } from '../../scripts/demo-player.ts'
import { eventually, freePort, gamalyze, must, needs, serve, startCaddy } from './drill.mjs'

needs('promtool', 'prometheus')
execFileSync('promtool', ['check', 'rules', 'deploy/alerts.yaml'], { stdio: 'inherit' })
execFileSync('promtool', ['test', 'rules', 'deploy/alerts.test.yaml'], { stdio: 'inherit' })

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-alerts-'))
const rules = readFileSync('deploy/alerts.yaml', 'utf8')
copyFileSync('deploy/alerts.yaml', join(folder, 'alerts.yaml'))

/** Series of a page of metrics that a rule names. */
const read = async (url) => {
  const text = await (await fetch(url)).text()
  const found = [...text.matchAll(/^([a-z_]+)(?:\{(.*)\})? (\S+)$/gm)].filter(([, name]) => rules.includes(name))
  return new Map(found.map(([, name, labels, value]) => [`${name}{job="gamalyze",instance="one"${labels ? `,${labels}` : ''}}`, value]))
}

/** A counter goes on rising as it did during the fault, a gauge stays. */
const valuesOf = (series, before, after, length) => {
  const [start, end] = [before.get(series) ?? '0', after.get(series) ?? '0']
  const isCounter = /_(total|count|bucket)\{/.test(series)
  const later = (n) => (isCounter ? `${Number(start) + (Number(end) - Number(start)) * (n + 1)}` : end)
  return [...Array(length).fill(start), ...Array.from({ length }, (_, n) => later(n))].join(' ').replaceAll('Infinity', 'Inf')
}

/** Reads before and after the fault; the rule must be silent before it and fire after it. `minutes`: between two values. */
const tryRule = async (alert, url, fault, minutes = 1) => {
  const before = await read(url)
  const { end, after = await read(url) } = (await fault()) ?? {}
  await end?.()
  const length = minutes === 1 ? 120 : 240
  const series = [...new Set([...before.keys(), ...after.keys()])]
  const expr = `sum(count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)) > bool 0`
  const at = (steps, value) => ({ expr, eval_time: `${steps * minutes}m`, exp_samples: [{ labels: '{}', value }] })
  const test = {
    interval: `${minutes}m`,
    input_series: series.map((name) => ({ series: name, values: valuesOf(name, before, after, length) })),
    promql_expr_test: [at(length - 1, 0), at(length + 100, 1)],
  }
  writeFileSync(
    join(folder, 'test.json'),
    JSON.stringify({ rule_files: ['alerts.yaml'], evaluation_interval: `${minutes}m`, tests: [test] }),
  )
  execFileSync('promtool', ['test', 'rules', join(folder, 'test.json')], { stdio: ['ignore', 'ignore', 'inherit'] })
  must(true, `${alert} is silent before its fault, and fires after it`)
}

/** A mail server that takes nothing for now. */
const startMail = async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.test\r\n')
    socket.on('data', (line) => socket.write(/^(RCPT|DATA)/.test(`${line}`) ? '451 later\r\n' : '250 ok\r\n'))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const data = join(folder, 'data')
const backups = join(folder, 'backups')
mkdirSync(data)
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3g,mode=700', 'tmpfs', data])
const resize = (size) => execFileSync('mount', ['-o', `remount,size=${size}`, data])
const mail = await startMail()
const receiver = createHttpServer((_request, response) => response.writeHead(500).end()).listen(0, '127.0.0.1')
const settings = { DATA_DIR: data, BACKUP_DIR: backups, SMTP_URL: `smtp://127.0.0.1:${mail.address().port}`, RETENTION_DAYS: '30' }
const server = await serve(settings)
const proxy = await freePort()
const metrics = await freePort()
const caddy = await startCaddy({ proxy, metrics, web: [new URL(server.url).port] })
try {
  const file = join(data, 'gamalyze.sqlite')
  const sql = (text) => {
    const db = new Sqlite(file, { timeout: 5000 })
    db.exec(text)
    db.close()
  }
  const url = `${server.url}/metrics`
  const secret = await gamalyze(settings, 'secret', 'create', '--operator', 'nfl')
  const play = () => playThrough({ provider: server.url, operator: 'nfl', secret })
  const uid = await play()
  const day = 86_400_000

  await tryRule('GamalyzeDiskLow', url, () => {
    resize('1g')
    return { end: () => resize('3g') }
  })
  await tryRule('GamalyzeLogLarge', url, () => {
    const reader = new Sqlite(file, { readonly: true })
    reader.exec('begin')
    reader.prepare('select count(*) from game').get()
    sql('create table filler as select zeroblob(120000000) as bytes')
    const end = async () => {
      await server.says(/log has 1\d\d MB and grows/)
      reader.close()
      sql('drop table filler')
      await eventually(() => must(statSync(`${file}-wal`).size <= 64 * 2 ** 20, 'the log is short once its reader has gone'), 30)
    }
    return { end }
  })
  await tryRule(
    'GamalyzeDatabaseGrows',
    url,
    () => {
      const { size } = statSync(file)
      truncateSync(file, 2e9)
      return { end: () => truncateSync(file, size) }
    },
    60,
  )
  await tryRule('GamalyzeBackupOld', url, () => {
    const old = (Date.now() - 3 * day) / 1000
    for (const name of readdirSync(backups)) utimesSync(join(backups, name), old, old)
  })
  await tryRule('GamalyzeGamesTooOld', url, () => sql(`update game set createdAt = ${Date.now() - 33 * day}`))
  await tryRule('GamalyzeMailsFail', url, async () => {
    const send = (name) => fetch(`${server.url}/api/v1/results/email/${uid}/${name}@mail.test?secret=${secret}`, { method: 'POST' })
    const replies = await Promise.all(['a', 'b', 'c'].map(send))
    const statuses = replies.map(({ status }) => status)
    must(statuses.join() === '502,502,502', `mails that the mail server puts off are not sent: ${statuses}`)
  })
  await tryRule('GamalyzeEndpointFails', url, async () => {
    await gamalyze(settings, 'webhook', 'add', '--operator', 'nfl', '--url', `http://127.0.0.1:${receiver.address().port}/`)
    await play()
    const isTried = async () => must(/state="waiting"\} [1-9]/.test(await (await fetch(url)).text()), 'a webhook is refused')
    await eventually(isTried, 20)
    sql(`update webhookEvent set createdAt = createdAt - ${day / 24}`)
    await eventually(async () => {
      if (!/^webhook_endpoints_failing 1$/m.test(await (await fetch(url)).text())) throw new Error('not seen')
    }, 60)
  })
  await tryRule('GamalyzeLoopStalled', url, async () => {
    // A reading starts the measurement anew.
    await sleep(500)
    server.child.kill('SIGSTOP')
    const waiting = read(url)
    await sleep(10_000)
    server.child.kill('SIGCONT')
    return { after: await waiting }
  })
  await tryRule('GamalyzeProxyErrors', `http://127.0.0.1:${metrics}/metrics`, async () => {
    await fetch(`http://127.0.0.1:${proxy}/healthz`)
    server.child.kill()
    await server.ended
    const replies = await Promise.all(Array.from({ length: 5 }, () => fetch(`http://127.0.0.1:${proxy}/healthz`)))
    must(
      replies.every(({ status }) => status >= 500),
      'the proxy answers for a process that is away',
    )
  })
} catch (error) {
  console.error(server.err())
  throw error
} finally {
  server.child.kill()
  await server.ended
  await caddy.close()
  mail.close()
  receiver.close()
  execFileSync('umount', ['-l', data])
}
