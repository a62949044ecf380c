// Plays cards against the real server and prints, as JSON, the files that every one of them passes: `node app/testing/draw-path.ts`.
import { randomUUID } from 'node:crypto'
import { Session as Inspector } from 'node:inspector/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { startTestServer } from '../../server/testing/test-server.ts'
import { CardValues } from '../api/card-values.ts'
import { setApiBase } from '../api/connection.ts'
import { Outbox } from '../api/outbox.ts'
import { GameController } from '../game/game-controller.ts'
import { SessionStore } from '../session/session-store.ts'
import { TestStorage, testColours } from '../session/test-storage.ts'
import { createStore } from '../store.ts'

const root = new URL('../../', import.meta.url).href
/** What runs beside a draw: hooks of every request, work on a timer, the next card's value, what follows once a card is read, and this file's parts. */
const beside =
  /^server\/(http|jobs|monitoring|outages|process|webhooks|workers)\/|^server\/start-server[.]|^server\/security\/(headers|same-origin|untrusted-proxy)[.]|^server\/store\/(webhooks|event-streams|sqlite\/sqlite-jobs)[.]|parse-replies[.]|due-popup[.]|^app\/(testing\/|session\/test-storage[.])/

const server = await startTestServer({ WORKERS: '1' })
setApiBase(server.url)
const session = new SessionStore({ random: Math.random, newUid: randomUUID, cardColors: testColours }, new TestStorage(), 'own')
session.update({ operator: 'nfl', secret: server.secret, authorized: true })
const offline = createStore(false)
const outbox = new Outbox(session, offline)
const clock = { now: () => performance.now(), time: () => Date.now() }
const game = new GameController({ session, outbox, cards: new CardValues(offline), host: { send: () => {} }, triggers: [], clock })

const draw = async () => {
  while (game.get().phase !== 'choosing') await pause(20)
  const { sent } = session.get().journal
  game.press(0)
  while (session.get().journal.sent === sent) await pause(20)
}

outbox.open()
await draw()
const v8 = new Inspector()
v8.connect()
await v8.post('Profiler.enable')
await v8.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
/** Files whose functions ran for the next card. */
const passed = async () => {
  await v8.post('Profiler.takePreciseCoverage')
  await draw()
  const { result } = await v8.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url, functions }) => url.startsWith(root) && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => url.slice(root.length))
    .filter((file) => !file.startsWith('node_modules/') && !beside.test(file))
}
const [first = [], ...more] = [await passed(), await passed(), await passed()]
console.log(JSON.stringify(first.filter((file) => more.every((files) => files.includes(file))).sort()))
game.dispose()
await server.close()
