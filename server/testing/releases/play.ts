// Plays on both engines what a release can do, and keeps the two databases, as SQL, with what that release then answers. This folder is laid into a
// tree of the release, whose own server it starts: `node server/testing/releases/play.ts FOLDER`. The clock is set, so the answers stay the same.
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type StackType, stackTypes } from '../../../contract/constants.ts'
import { researchVolunteers } from '../../analysis/reference/research-volunteers.ts'
import { makeLink } from '../../console/links.ts'
import { readConfig } from '../../process/config.ts'
import { startServer } from '../../start-server.ts'
import { type ConsoleClient, signedIn } from '../console-client.ts'
import { finishGame } from '../play-game.ts'
import { runHere } from '../run-here.ts'
import { startTestPostgres } from '../test-postgres.ts'
import { callerOf, mixedStacks, type Reply, startTestServer } from '../test-server.ts'
import { startReceiver } from '../webhook-receiver.ts'
import { type Answer, answerOf } from './answers.ts'
import { type DumpedEngine, dump } from './dump.ts'

const day = 86_400_000
/** As those of `startTestServer`, which makes a secret of its own at each start. */
const testSettings = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', WORKERS: '1', RETENTION_DAYS: '0' }
const ofNfl = '/api/console/operators/nfl'
/** A player whom partners know by this id, and one whom they have removed. */
const [player, removed] = ['11111111-2222-4333-8444-555555555555', '99999999-2222-4333-8444-555555555555']
const stacksOf: StackType[][] = [
  mixedStacks(),
  mixedStacks().map((_, index) => (index % 8 ? 'a' : 'c')),
  mixedStacks().map((_, index) => (index < 30 ? 'b' : index % 3 ? 'c' : 'd')),
  mixedStacks().map((_, index) => stackTypes[(index * index) % 4] ?? 'a'),
]

const play = async (engine: DumpedEngine, url: string | undefined, folder: string): Promise<void> => {
  let now = Date.UTC(2026, 8, 2, 9)
  const receiver = await startReceiver()
  // Nobody takes the mails, so they wait.
  const settings = {
    ID_KEY: Buffer.alloc(32, 'kept').toString('base64'),
    CONSOLE_PORT: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'play-')),
    ...(url && { DATABASE_URL: url }),
  }
  const start = () => startTestServer(settings, { clock: () => now })
  let server = await start()
  const good = async (reply: Promise<Reply>) => {
    const { status, body, headers } = await reply
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
    return { body: body as never, headers }
  }
  const call = (method: string, path: string, body?: unknown, key = '') =>
    good(server.call(method, `/api/v1${path}`, body, { authorization: `Bearer ${key}` }))
  const ask = async (client: ConsoleClient, method: string, path: string, body?: unknown) =>
    (await good(client.send(method, path, body))).body
  const newKey = (
    client: ConsoleClient,
    kind: string,
    name: string,
    operator = 'nfl',
  ): Promise<{ value: string; key: { fingerprint: string } }> =>
    ask(client, 'POST', `/api/console/operators/${operator}/keys`, { kind, name })
  const games: { uid: string; reference: string }[] = []
  const begin = async (secret: string, operator = 'nfl', query = '') => {
    const uid = randomUUID()
    const { headers } = await call('POST', `/authentication/user_secret/${uid}/${secret}/${operator}${query}`)
    games.push({ uid, reference: headers.get('gamalyze-reference') ?? '' })
    return uid
  }
  const caller = () => callerOf(server.url)
  const finish = (uid: string, kind = 0, guess = 45) => {
    const { call, play } = caller()
    return finishGame({ call, play: (id) => play(id, stacksOf[kind % 4] ?? []) }, uid, guess)
  }
  const sessionOf = async (key: string, externalId: string): Promise<string> =>
    ((await call('POST', '/partner/sessions', { externalId }, key)).body as { secret: string }).secret
  const agree = (uid: string, open: boolean, share: boolean) =>
    call('PUT', `/results/consent/${uid}`, { open, share, text_version: 'test-1' })
  const popup = (id: string, popup_message: string, popup_answer: string) =>
    call('POST', '/game/popup_answer', { id, time: now, popup_message, popup_answer })

  // Members, keys and endpoints
  await signedIn(server.deps, 'we@provider.example')
  const owner = await signedIn(server.deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
  await signedIn(server.deps, 'editor@nfl.example', { operator: 'nfl', role: 'editor' })
  await server.store.members.add({ email: 'invited@nfl.example', operator: 'nfl', role: 'viewer', at: now })
  await makeLink(server.store, '', { email: 'invited@nfl.example', mailed: true, expiresAt: now + 90 * day })
  const sharer = await signedIn(server.deps, 'owner@quiet-hour.example', { operator: 'quiet-hour', role: 'owner' })
  const page = await newKey(owner, 'page', 'Page')
  const old = await newKey(owner, 'page', 'Old')
  const testPage = await newKey(owner, 'test', 'Test page')
  const key = await newKey(owner, 'server', 'Server')
  const testKey = await newKey(owner, 'testServer', 'Test server')
  const gone = await newKey(owner, 'page', 'Gone')
  await ask(owner, 'DELETE', `${ofNfl}/keys/${gone.key.fingerprint}`)
  const sharing = await newKey(sharer, 'server', 'Server', 'quiet-hour')
  const [open, paused] = [await server.newSecret('four-houses'), await server.newSecret('hc')]
  await ask(owner, 'POST', `${ofNfl}/webhooks`, { url: receiver.url })
  await ask(owner, 'POST', `${ofNfl}/webhooks`, { url: `${receiver.url}/test`, events: ['game.completed'], test: true })
  await ask(owner, 'POST', `${ofNfl}/webhooks/1/rotate`)

  // Games: of page secrets, with popups; of test keys; of a known player, opened and shared; left; erased
  for (let count = 0; count < 12; count++) await finish(await begin(count % 3 ? page.value : old.value), count, count * 9)
  for (const { uid } of games.slice(0, 3)) await popup(uid, 'halfway', 'continue')
  for (const event of ['shown', 'advice', 'help', 'fits_yes'])
    for (let count = 0; count < 13; count++) await call('POST', '/counts/nfl', { event })
  await call('POST', '/counts/nfl', { event: 'shown', test: true })
  await finish(await begin(testPage.value), 2)
  await finish(await begin(await sessionOf(testKey.value, player)), 3)
  for (const kind of [2, 3]) {
    await agree(await finish(await begin(await sessionOf(key.value, player)), kind), true, false)
    await agree(await finish(await begin(await sessionOf(sharing.value, player), 'quiet-hour'), kind), true, true)
    await call('GET', `/partner/results/${games.at(-1)?.reference}`, undefined, sharing.value)
  }
  await agree(games.at(-1)?.uid ?? '', true, false)
  await finish(await begin(open, 'four-houses', `?extuserid=${player}`), 3)
  await begin(paused, 'hc')
  // 80 of one deck get no result.
  await caller().play(await begin(page.value), Array(80).fill('b'))
  for (const cards of [0, 20, 80]) await caller().play(await begin(page.value), stacksOf[3]?.slice(0, cards) ?? [])
  await popup(games.at(-2)?.uid ?? '', 'slow_down', 'ok')
  await call('DELETE', `/results/data/${await finish(await begin(page.value))}`)
  await finish(await begin(await sessionOf(key.value, removed)))
  await call('DELETE', `/partner/users/${removed}`, undefined, key.value)

  // A label of three versions with a draft, and a comparison group of one's own
  await ask(owner, 'POST', `${ofNfl}/look/take-over`)
  const draft = async (name: string, colorPrimary: string) => {
    const { id, operator } = (await ask(owner, 'POST', `${ofNfl}/look/drafts`, { name, start: { from: 'published' } })) as {
      id: number
      operator: { theme: object }
    }
    await ask(owner, 'PUT', `${ofNfl}/look/drafts/${id}`, {
      revision: 1,
      operator: { ...operator, theme: { ...operator.theme, colorPrimary } },
    })
    return id
  }
  await ask(owner, 'POST', `${ofNfl}/look/drafts/${await draft('Darker', '#0a1f18')}/publish`, { revision: 2, note: 'Darker' })
  await ask(owner, 'POST', `${ofNfl}/look/versions/1/roll-back`, { note: 'Back' })
  await draft('Later', '#33547e')
  await server.store.norms.add({ ...researchVolunteers, version: 'own' }, now)
  await server.store.norms.activate('own', now)
  await server.close()
  await runHere(['operator', 'pause', 'hc'], settings)

  // Three weeks later, once the clock is trusted again and those before are counted: deliveries fail, mails wait, and four analyses too.
  for (const days of [19, 1]) {
    now += days * day
    server = await start()
    await sleep(3000)
    if (days > 1) await server.close()
  }
  receiver.state.answer = (reply) => reply.writeHead(500).end()
  const again = await signedIn(server.deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
  const provider = await signedIn(server.deps, 'we@provider.example')
  await ask(again, 'POST', `${ofNfl}/keys/${old.key.fingerprint}/rotate`, { overlapHours: 168 })
  await finish(await begin(page.value), 2)
  const waiting = await Promise.all([0, 1, 2, 3].map(() => begin(open, 'four-houses')))
  for (const uid of waiting) await caller().play(uid, mixedStacks())
  await sleep(2000)
  const opening = await sessionOf(key.value, player)
  await server.deps.runner.close()
  for (const uid of waiting) void server.call('POST', `/api/v1/results/results/${uid}`).catch(() => {})
  await sleep(500)
  await server.close()
  receiver.close()
  const keep = (name: string, text: string) => writeFileSync(join(folder, name), brotliCompressSync(text))
  keep(`${engine}.sql.br`, await dump(engine, url ?? join(settings.DATA_DIR, 'gamalyze.sqlite')))

  // What the release itself answers on that database. An opened game has a new id each time: only the status is kept.
  const plain = await startServer(readConfig({ ...settings, ...testSettings }), { clock: () => now })
  await sleep(3000)
  const answers: Answer[] = []
  const note = async (
    path: string,
    { key, client, status, method = 'GET' }: { key?: string; client?: ConsoleClient; status?: true; method?: string } = {},
  ) => {
    const cookie = client && [...client.cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...(key && { authorization: `Bearer ${key}` }), ...(cookie && { cookie }) }
    const answer = await answerOf(plain, { of: client ? 'console' : 'test', method, path, headers })
    answers.push(status ? { ...answer, text: '' } : answer)
  }
  for (const uid of waiting) await note(`/api/v1/results/results/${uid}`, { method: 'POST' })
  for (const { uid, reference } of games) {
    for (const name of ['results', 'risk_guess', 'advice', 'game_score', 'game', 'consent', 'data'])
      await note(`/api/v1/results/${name}/${uid}`)
    for (const each of [key, testKey, sharing])
      for (const name of ['completions', 'results']) await note(`/api/v1/partner/${name}/${reference}`, { key: each.value })
    await note(`/api/v1/results/consent/${uid}`)
  }
  for (const each of [key, testKey, sharing, page]) {
    await note(`/api/v1/partner/events?limit=100`, { key: each.value })
    for (const id of [player, removed]) await note(`/api/v1/partner/users/${id}`, { key: each.value })
  }
  for (const { value } of [page, old, testPage, gone, key])
    for (const operator of ['nfl', 'hc']) await note(`/api/v1/authentication/check_secret/${value}/${operator}`)
  await note(`/api/v1/authentication/check_secret/${paused}/hc`)
  for (const secret of [open, opening, page.value])
    for (const path of [`external_uid/${player}`, `games/${player}`])
      await note(`/api/v1/authentication/${path}/${secret}`, { status: true })
  for (const path of ['session', 'sessions']) await note(`/api/console/${path}`, { client: again })
  const pages =
    'members keys webhooks webhooks/1/deliveries webhooks/2/deliveries log log.csv figures figures?test=true figures.csv overview page'
  const looks = 'look look/drafts/2 look/versions look/versions/1 look/versions/2 look/versions/3 look/folder look/folder?draft=2'
  for (const name of `${pages} ${looks}`.split(' ')) await note(`${ofNfl}/${name}`, { client: again })
  for (const name of ['operators', 'log']) await note(`/api/console/provider/${name}`, { client: provider })
  await plain.close()
  keep(
    `${engine}.answers.br`,
    JSON.stringify({ now, settings: { ...testSettings, ID_KEY: settings.ID_KEY, CONSOLE_PORT: '0' }, games, answers }),
  )
}

const folder = process.argv[2] ?? 'dist'
mkdirSync(folder, { recursive: true })
await play('sqlite', undefined, folder)
const postgres = await startTestPostgres()
await play('postgres', await postgres.newDatabase(), folder)
await postgres.close()
process.exit()
