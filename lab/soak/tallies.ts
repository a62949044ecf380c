// The half-yearly report over 10,000 games, on both engines: processes that play, delete and remove old games are killed again and again. In the end
// what is left and what was deleted make up what was counted, for each operator, and every game that was told to be started is counted once.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { stackTypes } from '../../contract/constants.ts'
import { createSecret, hashSecret } from '../../server/keys/secrets.ts'
import { readConfig } from '../../server/process/config.ts'
import { openStore } from '../../server/store/open-store.ts'
import type { Store } from '../../server/store/store.ts'
import { reachedCards } from '../../server/store/tallies.ts'
import { openRawDatabase } from '../../server/testing/raw-database.ts'
import { drawsOf, type TestServer } from '../../server/testing/test-server.ts'
import { onBothEngines } from './both-engines.ts'
import { must, same } from './must.ts'
import { persist } from './persist.ts'

const games = Number(process.env.TALLY_GAMES ?? 10_000)
const kills = Number(process.env.TALLY_KILLS ?? 10)
const operators = ['nfl', 'hc', 'quiet-hour']
/** Of the games one in this many is played to its end, one in so many of those on one deck, one in so many is deleted. */
const [whole, single, deleted] = [20, 3, 7]

/** Players at a time of each operator */
const players = 4

/** Starts, plays and deletes games until it is killed. */
const play = async (): Promise<void> => {
  process.once('disconnect', () => process.exit())
  const store = await openStore(readConfig(process.env))
  const player = async (operator: string): Promise<void> => {
    const secretHash = hashSecret(createSecret())
    const at = Date.now()
    await store.addSecret({ hash: secretHash, operator, test: false, createdAt: at, revokedAt: null })
    for (let number = 1; ; number += 1) {
      const uid = randomUUID()
      const cards = number % whole === 0 ? 80 : 1 + (number % 3)
      const stacks = Array.from({ length: cards }, (_, turn) => (number % (whole * single) === 0 ? 'a' : (stackTypes[turn % 4] ?? 'a')))
      await persist(() => store.registerGame({ uid, operator, secretHash, at: Date.now() }))
      for (const draw of drawsOf(uid, stacks)) await persist(() => store.addDraw(draw))
      process.send?.('startedGames')
      if (number % deleted === 0) await persist(() => store.removeGame(uid, Date.now()))
    }
  }
  await Promise.all(operators.flatMap((operator) => Array.from({ length: players }, () => player(operator))))
}

/** SQL: more than 90 % of the cards came from one deck. */
const oneDeck = `count(*) = 80 and (${stackTypes.map((deck) => `sum(case when stack_type = '${deck}' then 1 else 0 end) > 72`).join(' or ')})`

const counted = async (store: Store) => {
  const totals = new Map<string, number>()
  for (const { operator, event, key: what, count } of await store.tallies.list(0, 100_000)) {
    const key = event === 'deleted' ? `${operator} ${what} deleted` : `${operator} ${event}`
    totals.set(key, (totals.get(key) ?? 0) + count)
  }
  return totals
}

const drill = async (name: string, settings: Record<string, string>): Promise<void> => {
  const store = await openStore(readConfig(settings))
  let startedGames = 0
  let killed = 0
  const start = (): ChildProcess => {
    const child = fork(import.meta.filename, ['play'], { env: { ...process.env, ...settings } })
    child.on('message', () => {
      startedGames += 1
    })
    return child
  }
  while (startedGames < games) {
    const child = start()
    const until = Math.min(games, startedGames + Math.ceil(games / (kills + 1)))
    while (startedGames < until && child.exitCode === null) await sleep(20)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    killed += 1
  }
  must(killed > kills, `${name}: ${startedGames} games, ${killed} kills`)
  const database = await openRawDatabase({ deps: { config: readConfig(settings) } as TestServer['deps'] })
  for (const operator of operators) {
    const counts = await store.tallies.weeks(operator, 0, 7 * 10_000, false)
    for (const card of reachedCards) {
      const all = counts.reduce((sum, { event, key, count }) => sum + (event === 'reached' && key === `${card}` ? count : 0), 0)
      const cards = '(select count(*) from draw where draw."gameId" = game.id)'
      const [row] = await database.rows(`select count(*) as kept from game where operator = '${operator}' and ${cards} >= ${card}`)
      same(Number((row as { kept: unknown }).kept), all, `${name}, ${operator}: ${all} games of weeks that reached card ${card}`)
    }
  }
  // As retention removes old games, in small batches.
  for (let rest = Math.floor(startedGames / 4); rest > 0; rest -= 25) await persist(() => store.removeGames(Date.now(), 0, 25))
  const totals = await counted(store)
  const of = (key: string) => totals.get(key) ?? 0
  for (const operator of operators)
    for (const [event, cards] of Object.entries({ started: 'count(*) > 0', completed: 'count(*) = 80', one_deck: oneDeck })) {
      const [row] = await database.rows(
        `select count(*) as kept from (select draw."gameId" from draw join game on game.id = draw."gameId" where game.operator = '${operator}' group by draw."gameId" having ${cards}) as games`,
      )
      const remaining = Number((row as { kept: unknown }).kept)
      const [all, deletions] = [of(`${operator} ${event}`), of(`${operator} ${event} deleted`)]
      same(remaining + deletions, all, `${name}, ${operator}: ${all} ${event} = ${remaining} left + ${deletions} deleted`)
    }
  await database.close()
  const started = operators.reduce((sum, operator) => sum + of(`${operator} started`), 0)
  const underWay = killed * operators.length * players
  must(
    startedGames <= started && started <= startedGames + underWay,
    `${name}: ${started} started: ${startedGames} that were acknowledged, and some of ${underWay} under way`,
  )
  await store.close()
}

if (process.argv[2] === 'play') await play()
else await onBothEngines(drill)
