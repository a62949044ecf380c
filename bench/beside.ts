// Latency of stores, alone and while games are analysed and report PDFs rendered, interleaved in one run.
// node bench/beside.ts [rounds] [seconds per turn]
import { fork } from 'node:child_process'
import { quantile } from './quantile.ts'
import { startChild } from './server/child.ts'
import type { Done } from './server/desk.ts'
import { openClient, playGame, type Send } from './server/player.ts'

const [rounds = 5, seconds = 5] = process.argv.slice(2).map(Number)
/** One draw per second each */
const players = 200
const pace = 1000
/** Games to analyse per turn: more than one process can handle */
const games = seconds * 15
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))

const server = await startChild('product')
const { send, close } = openClient(server.url, players + 8)
const latencies = { idle: [] as number[], busy: [] as number[] }
let turn: keyof typeof latencies | undefined
const done = { analyses: 0, reports: 0 }

const measured: Send = async (method, path, body) => {
  const during = turn
  const started = performance.now()
  const status = await send(method, path, body)
  if (during && path.endsWith('store_card_selection')) latencies[during].push(performance.now() - started)
  return status
}
let over = false
const play = async (index: number): Promise<void> => {
  await sleep((index / players) * pace)
  let due = performance.now()
  const pause = async () => {
    due += pace
    await sleep(due - performance.now())
    if (over) throw new Error('over')
  }
  while (!over) await playGame(measured, server.secret, pause).catch(() => {})
}

/** Plays games at full speed, ready to be analysed. */
const prepare = async (): Promise<string[]> => {
  const uids: string[] = []
  const worker = async () => {
    while (uids.length < games) uids.push(await playGame(send, server.secret))
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return uids
}

const desk = fork(new URL('./server/desk.ts', import.meta.url), [server.url])

/** Requests analyses one after the other, and reports of the finished games, without a pause. */
const besideFor = async (uids: string[]): Promise<void> => {
  turn = 'busy'
  const working = new Promise<Done>((resolve) => desk.once('message', (message) => resolve(message as Done)))
  desk.send({ uids })
  await sleep(seconds * 1000)
  turn = undefined
  desk.send('stop')
  const { analyses, reports } = await working
  done.analyses += analyses
  done.reports += reports
}

const waiting: string[][] = []
for (let round = 0; round < rounds; round += 1) waiting.push(await prepare())
const playing = Array.from({ length: players }, (_, index) => play(index))
for (const uids of waiting) {
  turn = 'idle'
  await sleep(seconds * 1000)
  await besideFor(uids)
}
over = true
await Promise.all(playing)
desk.kill()
close()
await server.stop()

for (const [name, of] of Object.entries(latencies))
  console.log(`${name}: ${of.length} stores, median ${quantile(of, 0.5).toFixed(1)} ms, p99 ${quantile(of, 0.99).toFixed(1)} ms`)
console.log(`beside: ${done.analyses} analyses, ${done.reports} reports in ${rounds * seconds} s`)
const ratio = quantile(latencies.busy, 0.99) / quantile(latencies.idle, 0.99)
console.log(`p99 of a store under load is ${ratio.toFixed(2)} times that without (at most 4)`)
if (ratio > 4) process.exitCode = 1
