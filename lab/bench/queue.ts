// How much longer other players wait while one client floods the queue, interleaved: quiet, attack, quiet, attack.
// node lab/bench/queue.ts [seconds per turn] [attacker's games] [players per second]
import { networkOf, prepareGames } from './campaign/prepare.ts'
import { startInstallation } from './campaign/servers.ts'
import { quantile } from './quantile.ts'

const [seconds = 15, ownGames = 1000, rate = 1] = process.argv.slice(2).map(Number)
const attacker = '192.0.2.1'
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))
const installation = await startInstallation({ engine: 'sqlite', processes: 1, settings: { WORKERS: '2' } })
const { ask } = installation
const results = '/api/v1/results/results'
const count = Math.ceil(seconds * rate)
const languages = ['eng', 'ger', 'dan', 'swe', 'nor', 'fin', 'dut', 'fre', 'ita', 'spa', 'por', 'pol', 'gre']

type Attack = { name: string; games: number; run(uids: string[], over: () => boolean): Promise<unknown> }
const loop = async (over: () => boolean, call: () => Promise<unknown>): Promise<void> => {
  while (!over()) await call().catch(() => {})
}
const attacks: Attack[] = [
  {
    name: '60 calls at once for one game, without a pause',
    games: 1,
    run: ([uid], over) => Promise.all(Array.from({ length: 60 }, () => loop(over, () => ask('POST', `${results}/${uid}`, attacker)))),
  },
  {
    name: '110 clients asking for terms as PDF in every language',
    games: 0,
    run: (_, over) =>
      Promise.all(
        Array.from({ length: 110 }, (_, client) =>
          loop(over, () => ask('GET', `/api/v1/terms.pdf?language=${languages[client % languages.length]}`, `198.51.100.${client}`)),
        ),
      ),
  },
  {
    name: `${ownGames} games of its own`,
    games: ownGames,
    run: (uids) => Promise.all(uids.map((uid) => ask('POST', `${results}/${uid}`, attacker).catch(() => {}))),
  },
]

/** Waits of players who arrive at even intervals, ms. */
const players = async (uids: string[]): Promise<number[]> => {
  const start = performance.now()
  return Promise.all(
    uids.map(async (uid, player) => {
      const due = start + (player / rate) * 1000
      await sleep(due - performance.now())
      for (;;) {
        const { status, retryAfter } = await ask('POST', `${results}/${uid}`, networkOf(player + 1))
        if (status === 200) return performance.now() - due
        await sleep(retryAfter * 1000 || 1000)
      }
    }),
  )
}

for (const { name, games, run } of attacks) {
  const waits = { quiet: [] as number[], attack: [] as number[] }
  for (let turn = 0; turn < 2; turn += 1) {
    waits.quiet.push(...(await players(await prepareGames(installation, count))))
    const uids = await prepareGames(installation, Math.ceil(games / 2))
    const mine = await prepareGames(installation, count)
    let over = false
    const attacking = run(uids, () => over)
    await sleep(500)
    waits.attack.push(...(await players(mine)))
    over = true
    await attacking
  }
  const tell = (of: number[]) => [0.5, 0.95, 1].map((share) => `${Math.round(quantile(of, share))}`).join(' / ')
  console.log(`${name}: others wait ${tell(waits.quiet)} ms without it, ${tell(waits.attack)} ms during it (median / p95 / max)`)
}
await installation.close()
process.exit()
