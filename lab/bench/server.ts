// Games per CPU second of the server compared with a bare Fastify server with the same validated, durable inserts, interleaved in one run.
// node lab/bench/server.ts [rounds] [games per pass] [concurrent players]
import { type Child, startChild } from './server/child.ts'
import { openClient, playGame } from './server/player.ts'

const [rounds = 5, games = 100, players = 32] = process.argv.slice(2).map(Number)
const value = '/api/v1/game/card_value?selection_from_stack=7&stack_type=b&reward_structure_id=3'

/** CPU seconds the server spent on the work. */
const cpuOf = async (child: Child, work: () => Promise<unknown>): Promise<number> => {
  const before = await child.cpu()
  await work()
  return (await child.cpu()) - before
}

/** Runs a job `count` times, `players` of them concurrently. */
const together = async (count: number, job: () => Promise<unknown>): Promise<void> => {
  let left = count
  const worker = async () => {
    while (left-- > 0) await job()
  }
  await Promise.all(Array.from({ length: players }, worker))
}

const names = ['bare', 'product'] as const
const totals = { bare: { games: 0, values: 0, wall: 0 }, product: { games: 0, values: 0, wall: 0 } }
// JIT timing varies between processes and stays with each, so each round starts new ones; two passes are warm-up.
for (let round = 0; round < rounds; round += 1) {
  const children = { bare: await startChild('bare'), product: await startChild('product') }
  for (let pass = 0; pass < 4; pass += 1) {
    for (const name of names) {
      const child = children[name]
      const { send, close } = openClient(child.url, players)
      const started = performance.now()
      const gameSeconds = await cpuOf(child, () =>
        together(games, async () => {
          const uid = await playGame(send, child.secret)
          // The bare server has no analysis: the product answers 409 after the same parsing.
          await send('POST', '/api/v1/results/risk_guess', { id: uid, risk_guess: 50, risk_score: 50, time: Date.now() })
        }),
      )
      const wall = (performance.now() - started) / 1000
      const valueSeconds = await cpuOf(child, () => together(games * 80, () => send('GET', value)))
      close()
      if (pass < 2) continue
      totals[name].games += gameSeconds
      totals[name].values += valueSeconds
      totals[name].wall += wall
    }
  }
  for (const child of Object.values(children)) await child.stop()
}

const count = rounds * 2 * games
const rate = (name: 'bare' | 'product') => count / totals[name].games
const valueRate = (name: 'bare' | 'product') => (count * 80) / totals[name].values
for (const name of names)
  console.log(
    `${name.padEnd(8)} ${rate(name).toFixed(1)} games per CPU second, ${(count / totals[name].wall).toFixed(1)} per second, ${valueRate(name).toFixed(0)} values per CPU second`,
  )
console.log(`games: ${Math.round((100 * rate('product')) / rate('bare'))} % of bare Fastify (at least 75)`)
console.log(`values: ${Math.round((100 * valueRate('product')) / valueRate('bare'))} % of bare Fastify (at least 86)`)
