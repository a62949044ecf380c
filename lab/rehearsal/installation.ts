import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../bench/quantile.ts'
import type { Acknowledged, Figures } from './players.ts'
import { usageOf } from './usage.ts'

/** Players at one server, in a process of their own. */
export const startPlayers = ({ url, secret }: { url: string; secret: string }) => {
  const child = fork(new URL('./players.ts', import.meta.url), [url, secret], { execArgv: [] })
  const ask = async <T>(message: 'figures' | 'acknowledged'): Promise<T> => {
    child.send(message)
    const [answer] = await once(child, 'message')
    return answer as T
  }
  const figures = () => ask<Figures>('figures')
  return {
    pid: child.pid ?? 0,
    /** So many games begin a second. */
    arrive: (rate: number) => void child.send(rate),
    figures,
    /** Waits until all have ended, or for a minute; the last draw that each game had acknowledged. */
    async end(): Promise<Acknowledged> {
      child.send(0)
      for (let left = 60; left > 0 && (await figures()).playing > 0; left -= 1) await sleep(1000)
      const draws = await ask<Acknowledged>('acknowledged')
      child.kill()
      return draws
    },
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

/** CPU of the machine so far, in ticks, from proc(5). */
const machine = (): { idle: number; all: number } => {
  const ticks = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/).slice(1, 9).map(Number) ?? []
  return { idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), all: sum(ticks) }
}

/** Between two looks: seconds of CPU of each part, and at the end of it its private memory, MB. */
export type Span = Figures & { seconds: number; idle: number; cpu: Record<string, number>; memory: Record<string, number> }

/** Measures one span after another; parts are processes with their children, by their ids. */
export const observe = (players: ReturnType<typeof startPlayers>, pidsOf: () => Record<string, number>) => {
  const look = () => {
    const parts = Object.entries(pidsOf()).map(([name, pid]) => [name, { pid, ...usageOf(pid) }] as const)
    return { at: performance.now(), machine: machine(), parts: new Map(parts) }
  }
  let before = look()
  return async (seconds: number): Promise<Span> => {
    await sleep(Math.max(0, before.at + seconds * 1000 - performance.now()))
    const [now, figures] = [look(), await players.figures()]
    const cpu: Span['cpu'] = {}
    const memory: Span['memory'] = {}
    for (const [name, part] of now.parts) {
      const old = before.parts.get(name)
      // One that was started anew began at nothing.
      cpu[name] = part.cpu - (old?.pid === part.pid ? old.cpu : 0)
      memory[name] = part.memory
    }
    const idle = (now.machine.idle - before.machine.idle) / (now.machine.all - before.machine.all)
    const span = { ...figures, seconds: (now.at - before.at) / 1000, idle, cpu, memory }
    before = now
    return span
  }
}

/** Quantiles of times, as text. */
export const timesOf = (times: readonly number[]): string =>
  `50 / 99 / 99.9 / 100 %: ${[0.5, 0.99, 0.999, 1].map((share) => quantile(times, share).toFixed(1)).join(' / ')}`

/** What spans together say, with the standard error of the CPU a game, from the spans. */
export const summaryOf = (spans: readonly Span[]): { rate: number; left: number; p99: number; text: string } => {
  const total = (of: (span: Span) => number) => sum(spans.map(of))
  const [games, seconds] = [
    Math.max(
      1,
      total((span) => span.games),
    ),
    total((span) => span.seconds),
  ]
  const cpu = Object.keys(spans[0]?.cpu ?? {}).map((part) => {
    const mean = (1000 * total((span) => span.cpu[part] ?? 0)) / games
    const squares = total((span) => (1000 * (span.cpu[part] ?? 0) - mean * span.games) ** 2)
    const error = Math.sqrt((squares * spans.length) / Math.max(1, spans.length - 1)) / games
    return `${part} ${mean.toFixed(1)} ± ${error.toFixed(1)}`
  })
  // Of what others on the machine do it knows nothing.
  const left = 1 - total((span) => sum(Object.values(span.cpu))) / (availableParallelism() * seconds)
  const idle = total((span) => span.idle * span.seconds) / seconds
  const values = spans.flatMap((span) => span.values)
  const memory = Object.entries(spans.at(-1)?.memory ?? {}).map(([part, megabytes]) => `${part} ${megabytes.toFixed(0)}`)
  const text = [
    `${(games / seconds).toFixed(2)} games a second for ${Math.round(seconds)} s, which leave ${(100 * left).toFixed(0)} % of the CPU; ${(100 * idle).toFixed(0)} % idle`,
    `CPU a game, ms: ${cpu.join(', ')}`,
    `memory at the end, MB: ${memory.join(', ')}`,
    `values, ms at ${timesOf(values)}`,
    `draws ${timesOf(spans.flatMap((span) => span.draws))}, longest time without one ${Math.max(...spans.map((span) => span.silence)).toFixed(0)}`,
    `results ${timesOf(spans.flatMap((span) => span.results))}`,
    `repeated calls ${total((span) => span.repeated)}, errors ${JSON.stringify(spans.flatMap((span) => span.errors))}`,
  ].join('\n  ')
  return { rate: games / seconds, left, p99: quantile(values, 0.99), text }
}
