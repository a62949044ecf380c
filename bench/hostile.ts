// How much longer players wait for card values while somebody repeats one kind of call of console, mail, report or upload as fast as four
// connections allow: pairs of turns without and with it. 99 of 100 values may take four times as long (median of the pairs).
// node bench/hostile.ts [kinds, comma-separated, or all] [seconds per turn] [pairs]; every call of the console is one, by its name or several

import { execFileSync, fork } from 'node:child_process'
import { randomBytes, randomFillSync } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCanvas } from '@napi-rs/canvas'
import { consoleCalls } from '../contract/console/calls.ts'
import type { Operator } from '../contract/operator.ts'
import { startMailCatcher } from '../scripts/mail-catcher.ts'
import { readConfig } from '../server/process/config.ts'
import { createSecret, hashSecret } from '../server/security/secrets.ts'
import { openStore } from '../server/store/open-store.ts'
import { type ConsoleClient, signedIn } from '../server/testing/console-client.ts'
import { quantile } from './quantile.ts'
import { startChild } from './server/child.ts'
import { consoleAttacks } from './server/console-attacks.ts'
import { openClient, playGame } from './server/player.ts'

const [kinds = 'all', seconds = '20', pairs = '5'] = process.argv.slice(2)
const most = 4
const consolePort = 18_495
const consoleUrl = `http://localhost:${consolePort}`
const at = { operator: 'nfl' }

const catcher = await startMailCatcher()
const child = await startChild('product', {
  CONSOLE_URL: consoleUrl,
  CONSOLE_PORT: String(consolePort),
  SMTP_URL: catcher.smtpUrl,
  MAILS_PER_ADDRESS: '0',
  MAILS_PER_NETWORK: '0',
})
const store = await openStore(readConfig({ DATA_DIR: child.dataDir }))
const deps = { store, clock: Date.now, consoleAt: { url: consoleUrl } }
const owner = await signedIn(deps, 'owner@nfl.example', { ...at, role: 'owner' })
const { send, close } = openClient(child.url, 4)
const games = await Promise.all(
  Array.from({ length: 8 }, async () => {
    const uid = await playGame(send, child.secret)
    const results = `${child.url}/api/v1/results`
    let reply: Response
    do reply = await fetch(`${results}/results/${uid}`, { method: 'POST' })
    while (reply.status === 202)
    const { risk_score } = (await (await fetch(`${results}/results/${uid}`)).json()) as { risk_score: number }
    await send('POST', '/api/v1/results/risk_guess', { id: uid, risk_guess: 50, risk_score, time: Date.now() })
    await send('POST', `/api/v1/results/advice/${uid}`)
    return uid
  }),
)

await owner.call(consoleCalls.takeOver, at)
const { operator } = (await owner.call(consoleCalls.look, at)).body as { operator: Operator }
const { id } = (await owner.call(consoleCalls.addDraft, at, { name: 'Bench', start: { from: 'published' } })).body as { id: number }
const draft = { ...at, draft: id }
let turns = 0
const next = (): string => {
  turns += 1
  return String(turns)
}
/** A drawing near the limit of points, different each time. */
const drawing = () => {
  const path = Array.from({ length: 3000 }, (_, index) => `L${(index * 7919) % 200} ${(index * 104_729) % 200}`).join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><path d="M0 ${next()}${path}" fill="none" stroke="#000" stroke-width="60" stroke-linejoin="round"/></svg>`,
  )
}
/** A photograph of nothing, different each time. */
const noise = (): Promise<Buffer> => {
  const canvas = createCanvas(700, 500)
  const context = canvas.getContext('2d')
  const image = context.createImageData(700, 500)
  randomFillSync(image.data)
  context.putImageData(image, 0, 0)
  return canvas.encode('jpeg', 50)
}
const upload = async (file: string, bytes: Buffer): Promise<unknown> => {
  const { body } = await owner.call(consoleCalls.draft, draft)
  const { revision } = body as { revision: number }
  return owner.call(consoleCalls.putFile, { ...draft, file }, { revision, data: bytes.toString('base64') })
}
type Call = Parameters<ConsoleClient['call']>[0]
const call = (of: Call, body?: unknown, query?: Record<string, string>) => owner.call(of, at, body, query)

const attacks: Record<string, () => Promise<unknown>> = {
  'look-check': () => call(consoleCalls.checkLook, { operator: { ...operator, name: `Bench ${next()}` } }),
  'look-check-keys': () =>
    call(consoleCalls.checkLook, {
      operator: { ...operator, ...Object.fromEntries(Array.from({ length: 3900 }, (_, key) => [`k${key}`, 1])) },
    }),
  'look-check-many': () =>
    call(consoleCalls.checkLook, { operator: Object.fromEntries(Array.from({ length: 9000 }, (_, key) => [`k${key}`, 1])) }),
  'look-check-huge': () =>
    call(consoleCalls.checkLook, { operator: Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`k${key}`, 1])) }),
  'look-check-quotes': () =>
    owner.send('POST', '/api/console/operators/nfl/look/check', `{"operator":{"name":"${'\\"'.repeat(120_000)}"}}`),
  look: () => call(consoleCalls.look),
  'text-check': () => call(consoleCalls.checkText, { set: 'us', key: 'landing.title', text: `Start ${next()} `.repeat(100) }),
  figures: () => call(consoleCalls.figures),
  'draft-of-colour': () =>
    call(consoleCalls.addDraft, { name: next(), start: { from: 'colour', colour: `#${randomBytes(3).toString('hex')}`, name: next() } }),
  'upload-picture': async () => upload('noise.jpg', await noise()),
  'upload-drawing': () => upload('drawing.svg', drawing()),
  import: () =>
    call(consoleCalls.importFolder, {
      name: next(),
      files: [
        { path: 'operator.json', data: Buffer.from(JSON.stringify(operator)).toString('base64') },
        ...['a', 'b', 'c', 'd'].map((name) => ({
          path: `${name}.svg`,
          data: Buffer.concat([drawing(), Buffer.from(`<!-- ${' '.repeat(300_000)} -->`)]).toString('base64'),
        })),
      ],
    }),
  export: () => call(consoleCalls.exportFolder),
  mail: async () => {
    const uid = games[turns % games.length] as string
    const status = await send('POST', `/api/v1/results/email/${uid}/player%2B${next()}%40mail.example?secret=${child.secret}`)
    // Else a game's fourth would be refused, and refusals be measured.
    if (status === 200) await store.countMail(uid, -1)
    return status
  },
  report: () =>
    send(
      'GET',
      `/api/v1/results/report/${games[turns % games.length]}.pdf?country=${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[turns % 26]}${'KESTR'[Number(next()) % 5]}`,
    ),
  terms: () => send('GET', `/api/v1/terms.pdf?language=${['eng', 'ger', 'dan', 'swe', 'spa'][Number(next()) % 5]}`),
}

const { checkLook, look, checkText, figures, addDraft, putFile, importFolder, exportFolder } = consoleCalls
const besides = [checkLook, look, checkText, figures, addDraft, putFile, importFolder, exportFolder]
const testSecret = createSecret()
await store.addSecret({ hash: hashSecret(testSecret), operator: at.operator, test: true, createdAt: Date.now(), revokedAt: null })
Object.assign(attacks, await consoleAttacks(deps, { draft: id, testSecret, next, besides }))

const player = fork(new URL('./server/value-client.ts', import.meta.url), [child.url], { execArgv: [] })
// Whoever floods sits at another machine: it may not take this one's cores from the server. Linux lets a process that is merely nice end its time slice
// of some ms before one that wakes up.
execFileSync('chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)])
/** Times of values since the last question, ms. */
const times = async (): Promise<number[]> => {
  player.send('times')
  const [found] = await once(player, 'message')
  return found as number[]
}
const p99 = async (work: () => Promise<unknown>): Promise<number> => {
  await times()
  await work()
  return quantile(await times(), 0.99)
}
const turn = Number(seconds) * 1000
const chosen = kinds === 'all' ? Object.keys(attacks) : kinds.split(',')
for (const kind of chosen) {
  const attack = attacks[kind]
  if (!attack) throw new Error(`there is no ${kind}: ${Object.keys(attacks).join(', ')}`)
  const found: { quiet: number; hostile: number }[] = []
  const statuses = new Set<number>()
  let calls = 0
  let cpu = 0
  for (let pair = 0; pair < Number(pairs); pair += 1) {
    const quiet = await p99(() => sleep(turn))
    const before = await child.usage()
    const until = performance.now() + turn
    const flood = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (performance.now() < until) {
          const answer = await attack().catch(() => 0)
          statuses.add(typeof answer === 'number' ? answer : (answer as { status: number }).status)
          calls += 1
        }
      }),
    )
    const hostile = await p99(() => sleep(turn))
    await flood
    cpu += (await child.usage()).cpu - before.cpu
    found.push({ quiet, hostile })
  }
  const ratio = quantile(
    found.map(({ quiet, hostile }) => hostile / quiet),
    0.5,
  )
  const shown = found.map(({ quiet, hostile }) => `${quiet.toFixed(1)}→${hostile.toFixed(1)}`).join(', ')
  console.log(
    `${kind}: p99 ${ratio.toFixed(1)} times (at most ${most}); ${shown} ms; ${calls} calls, answered ${[...statuses].join(', ')}, with the values beside them ${((1000 * cpu) / calls).toFixed(1)} ms of the server's CPU each`,
  )
  if (ratio > most) process.exitCode = 1
}
player.kill()
close()
await store.close()
await child.stop()
await catcher.close()
process.exit()
