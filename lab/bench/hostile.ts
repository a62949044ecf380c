// How much longer players wait for card values while somebody repeats one kind of call of console, mail, report or upload as fast as four
// connections allow: pairs of turns without and with it. 99 of 100 values may take four times as long, and analyses of live players twice as long at
// the median (medians of the pairs). A flood of test events from 120 networks is one kind.
// node lab/bench/hostile.ts [kinds, comma-separated, or all] [seconds per turn] [pairs]; every call of the console is one, by its name or several

import { execFileSync, fork } from 'node:child_process'
import { randomBytes, randomFillSync } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCanvas } from '@napi-rs/canvas'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import type { Operator } from '../../contract/operator.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { createSecret, createServerKey, hashSecret } from '../../server/keys/secrets.ts'
import { readConfig } from '../../server/process/config.ts'
import { openStore } from '../../server/store/open-store.ts'
import { type ConsoleClient, signedIn } from '../../server/testing/console-client.ts'
import { storeCompleteGames } from '../../server/testing/play-game.ts'
import { quantile } from './quantile.ts'
import { startChild } from './server/child.ts'
import { consoleAttacks } from './server/console-attacks.ts'
import { openClient, playGame } from './server/player.ts'

const [kinds = 'all', seconds = '20', pairs = '5'] = process.argv.slice(2)
const most = 4
const mostOfAnalyses = 2
const networks = 120
/** The kind that is to delay no analysis, and the analyses that live players ask for in a turn */
const flood = 'test-key-flood'
const livePlayers = 20
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
  TRUST_PROXY: '1',
})
const store = await openStore(readConfig({ DATA_DIR: child.dataDir }))
const deps = { store, clock: Date.now, consoleSite: { url: consoleUrl } }
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

const testKey = createServerKey()
await store.keys.add({ hash: hashSecret(testKey), operator: 'hc', name: '', test: true, createdAt: Date.now() })
attacks[flood] = async () => {
  const ask = (client: number) =>
    fetch(`${child.url}/api/v1/partner/test-events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testKey}`, 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${client}` },
      body: JSON.stringify({ type: 'game.analysed' }),
    }).then(async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    })
  // A quarter of them in each of the four loops.
  const [first = 0] = (await Promise.all(Array.from({ length: networks / 4 }, () => ask(Number(next()) % networks)))).toSorted()
  return first
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
/** Times since the last question, ms: of values, and from when a live player asks for an analysis until it is there. */
const times = async (): Promise<{ values: number[]; analyses: number[] }> => {
  player.send('times')
  const [figures] = await once(player, 'message')
  return figures as { values: number[]; analyses: number[] }
}
/** What 99 of 100 values and half of the analyses take at most while a turn lasts. */
const measure = async (uids: readonly string[]): Promise<{ values: number; analyses: number }> => {
  await times()
  player.send(uids)
  await sleep(turn)
  const { values, analyses } = await times()
  return { values: quantile(values, 0.99), analyses: quantile(analyses, 0.5) }
}
const turn = Number(seconds) * 1000
const kindsToRun = kinds === 'all' ? Object.keys(attacks) : kinds.split(',')
for (const kind of kindsToRun) {
  const attack = attacks[kind]
  if (!attack) throw new Error(`there is no ${kind}: ${Object.keys(attacks).join(', ')}`)
  type Waits = Awaited<ReturnType<typeof measure>>
  const pairsFound: { quiet: Waits; hostile: Waits }[] = []
  const statuses = new Set<number>()
  let calls = 0
  let cpu = 0
  for (let pair = 0; pair < Number(pairs); pair += 1) {
    const players = kind === flood ? livePlayers : 0
    const uids = await storeCompleteGames(store, 2 * players)
    const quiet = await measure(uids.slice(players))
    const before = await child.cpu()
    const until = performance.now() + turn
    const attacking = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (performance.now() < until) {
          const answer = await attack().catch(() => 0)
          statuses.add(typeof answer === 'number' ? answer : (answer as { status: number }).status)
          calls += 1
        }
      }),
    )
    const hostile = await measure(uids.slice(0, players))
    await attacking
    cpu += (await child.cpu()) - before
    pairsFound.push({ quiet, hostile })
  }
  const summaryOf = (of: keyof Waits): { ratio: number; shown: string } => ({
    ratio: quantile(
      pairsFound.map(({ quiet, hostile }) => hostile[of] / quiet[of]),
      0.5,
    ),
    shown: pairsFound.map(({ quiet, hostile }) => `${quiet[of].toFixed(1)}→${hostile[of].toFixed(1)}`).join(', '),
  })
  const values = summaryOf('values')
  console.log(
    `${kind}: p99 ${values.ratio.toFixed(1)} times (at most ${most}); ${values.shown} ms; ${calls} calls, answered ${[...statuses].join(', ')}, with the values beside them ${((1000 * cpu) / calls).toFixed(1)} ms of the server's CPU each`,
  )
  if (values.ratio > most) process.exitCode = 1
  if (kind !== flood) continue
  const analyses = summaryOf('analyses')
  console.log(`${kind}: analyses ${analyses.ratio.toFixed(1)} times (at most ${mostOfAnalyses}); ${analyses.shown} ms`)
  if (!(analyses.ratio <= mostOfAnalyses)) process.exitCode = 1
}
player.kill()
close()
await store.close()
await child.stop()
await catcher.close()
process.exit()
