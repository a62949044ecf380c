import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardsPerGame } from '../../contract/constants.ts'
import { startTestPostgres } from '../testing/test-postgres.ts'
import { drawsOf, mixedStacks, startTestServer, type TestServer } from '../testing/test-server.ts'

const store = '/api/v1/game/store_card_selection'

/** `KILLS=20 npm run soak -- kills` for more kills in one game. */
const kills = Number(process.env.KILLS ?? 1)
const drawsBetweenKills = Math.ceil(cardsPerGame / (kills + 1))

test('PostgreSQL is killed and restarted under load from two processes: every acknowledged draw is stored exactly once', {
  timeout: 240_000 + kills * 20_000,
}, async () => {
  const postgres = await startTestPostgres()
  const settings = { DATABASE_URL: await postgres.newDatabase() }
  const servers = [await startTestServer(settings), await startTestServer(settings)] as const
  const statuses = new Set<number>()
  const uids = await Promise.all(Array.from({ length: 8 }, () => servers[0].newGame()))
  let restarts = Promise.resolve()
  const playing = uids.map(async (uid, player) => {
    for (const draw of drawsOf(uid, mixedStacks())) {
      for (let attempt = player; ; attempt += 1) {
        const { status, headers } = await (servers[attempt % 2] ?? servers[0]).call('POST', store, draw)
        statuses.add(status)
        if (status === 200) break
        // An acknowledged draw that was lost would show as a conflict of the next one.
        expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' })
        await sleep(50)
      }
      if (player > 0 || draw.selection_id % drawsBetweenKills > 0 || draw.selection_id === cardsPerGame) continue
      postgres.kill()
      restarts = restarts.then(() => postgres.start())
    }
  })
  await Promise.all(playing)
  await restarts
  expect([...statuses].sort()).toEqual([200, 503])
  const sum = drawsOf('', mixedStacks()).reduce((total, { card_value }) => total + card_value, 2000)
  for (const uid of uids) expect((await servers[1].call('GET', `/api/v1/results/game_score/${uid}`)).body).toEqual({ score: sum })
  for (const server of servers) {
    const metrics = async () => `${(await server.call('GET', '/metrics')).body}`
    await expect.poll(metrics).toContain('outage{part="database"} 0')
    const [, outages] = /^outages_total\{part="database"\} (\d+)$/m.exec(await metrics()) ?? []
    expect(Number(outages)).toBeGreaterThanOrEqual(1)
    expect(Number(outages)).toBeLessThanOrEqual(kills)
    await server.close()
  }
  await postgres.close()
})

test('a clock that jumps back or ahead by an hour or ten years in mid-game changes nothing for the player (ruling 13)', async () => {
  let shift = 0
  const server = await startTestServer({}, { clock: () => Date.now() + shift })
  const externalIds = [randomUUID(), randomUUID()]
  // An operator with open user ids: a page secret may send one.
  const secret = await server.newSecret('four-houses')
  for (const [index, jump] of [-1, 1, -87_600, 87_600].entries()) {
    const uid = randomUUID()
    const externalId = externalIds[index % 2]
    const register = `/api/v1/authentication/user_secret/${uid}/${secret}/four-houses?extuserid=${externalId}`
    expect((await server.call('POST', register)).status).toBe(201)
    const draws = drawsOf(uid, mixedStacks())
    await server.store.addDraws(draws.slice(0, 40), server.deps.clock())
    shift += jump * 3_600_000
    for (const draw of draws.slice(39)) expect((await server.call('POST', store, draw)).status).toBe(200)
    expect((await server.call('POST', `/api/v1/results/results/${uid}`)).status).toBe(200)
    // A player's newest game is the one registered last, whatever the clock said.
    const newest = await server.call('GET', `/api/v1/authentication/external_uid/${externalId}/${secret}`)
    expect(newest.headers.get('gamalyze-reference')).toBe((await server.store.findGame(uid))?.reference)
  }
  await server.close()
})

test('a connection that sends nothing, or stops within a request, ends within 15 s under the default limits', async () => {
  const server = await startTestServer()
  const { hostname, port } = new URL(server.url)
  const starts = ['', 'GET /he', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx: ']
  const closed = starts.map(async (start) => {
    const socket = connect(Number(port), hostname, () => socket.write(start))
    socket.resume().on('error', () => {})
    await once(socket, 'close')
  })
  // By timers of this process, whose closing follows a turn later: on a busy machine all are late together.
  const limit = sleep(15_000).then(() => sleep(1000, 'open'))
  expect(await Promise.race([Promise.all(closed).then(() => 'closed'), limit])).toBe('closed')
  await server.close()
})

describe('slow and vanished clients', () => {
  let server: TestServer
  const sockets: Socket[] = []
  beforeAll(async () => {
    // Long enough for the players' own calls on a busy machine.
    server = await startTestServer({}, { clientTimeouts: { headersMs: 2000, requestMs: 4000, silenceMs: 10_000, checkIntervalMs: 50 } })
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await server?.close()
  })

  /** Without the analysis: it may take longer than these idle connections stay open. */
  const playCards = async (): Promise<void> => {
    const uid = await server.newGame()
    await server.play(uid, mixedStacks())
    expect((await server.call('GET', `/api/v1/results/game_score/${uid}`)).status).toBe(200)
  }

  /** Opens a connection; `closed` resolves with everything received when the server closes it. */
  const openSocket = (): { socket: Socket; closed: Promise<string> } => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.on('error', () => {})
    return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(answer))) }
  }
  /** Sends a byte now and then for as long as the server accepts them. */
  const drip = (socket: Socket, start: string): void => {
    socket.write(start)
    const timer = setInterval(() => socket.write('a'), 40)
    socket.on('close', () => clearInterval(timer))
  }

  test.each([
    ['endless headers', 'GET / HTTP/1.1\r\nhost: x\r\nx: '],
    ['an endless body', `POST ${store} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"`],
  ])('%s, ninety times: each connection is closed, and a player is still served', async (_name, start) => {
    const slow = Array.from({ length: 90 }, openSocket)
    for (const { socket } of slow) drip(socket, start)
    expect((await server.call('GET', '/readyz')).status).toBe(200)
    await playCards()
    for (const answer of await Promise.all(slow.map(({ closed }) => closed))) expect(answer).toMatch(/^(HTTP\/1\.1 40[08] |$)/)
  })

  test('clients that disconnect in the middle of a request, or never read the response, leave nothing behind', async () => {
    const half = Array.from({ length: 70 }, openSocket)
    for (const { socket } of half)
      socket.write(`POST ${store} HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{`, () => socket.resetAndDestroy())
    const deaf = Array.from({ length: 20 }, openSocket)
    for (const { socket } of deaf) {
      socket.pause()
      for (let call = 0; call < 200; call += 1) socket.write('GET /gamalyze HTTP/1.1\r\nhost: x\r\n\r\n')
    }
    await Promise.all(half.map(({ closed }) => closed))
    await playCards()
    expect((await server.call('GET', '/readyz')).status).toBe(200)
    for (const { socket } of deaf) socket.destroy()
  })
})

test('a connection that never carried a request does not delay shutdown: browsers open some in advance', async () => {
  const server = await startTestServer(
    {},
    { clientTimeouts: { headersMs: 200_000, requestMs: 200_000, silenceMs: 600_000, checkIntervalMs: 50 } },
  )
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  // The server has accepted it once it answers on another one.
  await server.call('GET', '/healthz')
  const closeEvent = once(socket, 'close')
  await server.close()
  await closeEvent
})
