// Players who arrive at even intervals, whatever the server does, each of a network of its own: a game, its analysis, guess and advice, and for one
// in five the report. A process of its own: a message with a number is the rate, games a second; 'figures' is answered with those since the last
// time, and 'acknowledged', once nobody plays, with the draws that were.
// node lab/rehearsal/players.ts <url> <secret>
import { setTimeout as sleep } from 'node:timers/promises'
import { openClient, playGame, type Reply, type Send } from '../bench/server/player.ts'
import { finish } from './finish.ts'

/** ms from one draw of a player to the next: a person takes seven times as long, with as many more players at once */
const pace = 200

/** Times in ms: of values and draws from the first try until they are answered, and from the end of a game until the advice. */
const nothing = () => ({
  values: [] as number[],
  draws: [] as number[],
  results: [] as number[],
  games: 0,
  errors: [] as string[],
  /** Calls that were answered 503 or not at all, and repeated */
  repeated: 0,
  /** The longest time without an acknowledged draw */
  silence: 0,
  /** Of all so far: those who play */
  playing: 0,
})
export type Figures = ReturnType<typeof nothing>
/** The last acknowledged draw of each game. */
export type Acknowledged = [uid: string, draw: number][]

const [url = '', secret = ''] = process.argv.slice(2)
const { call } = openClient(url, 500)
const acknowledged = new Map<string, number>()
let figures = nothing()
let [rate, playing, players, lastDraw] = [0, 0, 0, performance.now()]
const hundredths = (ms: number) => Math.round(ms * 100) / 100

const play = async (player: number): Promise<void> => {
  const network = `10.${(player >> 16) & 255}.${(player >> 8) & 255}.${player & 255}`
  const ask = (method: string, path: string, body?: object): Promise<Reply> => call(method, path, body, network)
  const send: Send = async (method, path, body) => {
    const started = performance.now()
    for (;;) {
      const status = await ask(method, path, body).then(
        (reply) => reply.status,
        () => 503,
      )
      const now = performance.now()
      if (status === 503) {
        figures.repeated += 1
        await sleep(pace)
      } else {
        if (method === 'GET') figures.values.push(hundredths(now - started))
        if (body) {
          figures.draws.push(hundredths(now - started))
          figures.silence = Math.max(figures.silence, now - lastDraw)
          lastDraw = now
        }
        if (body && status === 200) {
          const { id, selection_id } = body as { id: string; selection_id: number }
          acknowledged.set(id, selection_id)
        }
        return status
      }
    }
  }
  let next = performance.now()
  const uid = await playGame(send, secret, async () => {
    next += pace
    await sleep(Math.max(0, next - performance.now()))
  })
  const ended = performance.now()
  await finish(uid, player % 5 === 0, ask).finally(() => figures.results.push(performance.now() - ended))
}

process.on('message', (message: number | 'figures' | 'acknowledged') => {
  if (message === 'acknowledged') process.send?.([...acknowledged])
  else if (message === 'figures') {
    process.send?.({ ...figures, playing })
    figures = nothing()
  } else rate = message
})
process.on('disconnect', () => process.exit())
for (let due = performance.now(); ; due += 1000 / rate) {
  while (rate === 0) {
    await sleep(100)
    due = performance.now()
  }
  await sleep(Math.max(0, due - performance.now()))
  playing += 1
  players += 1
  play(players)
    .then(
      () => {
        figures.games += 1
      },
      (error: Error) => void figures.errors.push(error.message),
    )
    .finally(() => {
      playing -= 1
    })
}
