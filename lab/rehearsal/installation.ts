import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { usageOf } from '../bench/campaign/servers.ts'
import { quantile } from '../bench/quantile.ts'
import type { Acknowledged, Figures } from './players.ts'

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

/** CPU seconds of the machine since its start, from proc(5). */
const machine = (): { idle: number; all: number } => {
  const ticks = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/).slice(1, 9).map(Number) ?? []
  const [, , , idle = 0, waiting = 0] = ticks
  return { idle: (idle + waiting) / 100, all: ticks.reduce((sum, each) => sum + each, 0) / 100 }
}

/** What was measured between two looks: shares of 1, CPU in seconds of the parts, private memory in MB. */
export type Span = Figures & { seconds: number; idle: number; cpu: Record<string, number>; memory: Record<string, number> }

/** Measures spans with players: parts are processes, with their children. */
export const observe = (players: ReturnType<typeof startPlayers>, parts: () => Record<string, number>) => {
  const look = () => ({ at: performance.now(), machine: machine(), parts: parts(), usage: usagesOf(parts()) })
  const usagesOf = (pids: Record<string, number>) => Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, usageOf(pid)]))
  let before = look()
  return async (seconds: number): Promise<Span> => {
    await sleep(Math.max(0, before.at + seconds * 1000 - performance.now()))
    const [now, figures] = [look(), await players.figures()]
    const [idle, all] = [now.machine.idle - before.machine.idle, now.machine.all - before.machine.all]
    const cpu = Object.fromEntries(
      Object.entries(now.usage).map(([name, usage]) => {
        // A process that was started anew began at nothing.
        const isSame = before.parts[name] === now.parts[name]
        return [name, usage.cpu - ((isSame && before.usage[name]?.cpu) || 0)]
      }),
    )
    const memory = Object.fromEntries(Object.entries(now.usage).map(([name, usage]) => [name, usage.memory]))
    const span = { ...figures, seconds: (now.at - before.at) / 1000, idle: idle / all, cpu, memory }
    before = now
    return span
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

/** One line of a table: rate, idle share, CPU a game of each part with its standard error over the spans, and times. */
export const summaryOf = (spans: readonly Span[]) => {
  const games = sum(spans.map((span) => span.games))
  const seconds = sum(spans.map((span) => span.seconds))
  const values = spans.flatMap((span) => span.values)
  const draws = spans.flatMap((span) => span.draws)
  const results = spans.flatMap((span) => span.results)
  const cpu = Object.keys(spans[0]?.cpu ?? {}).map((part) => {
    const mean = (1000 * sum(spans.map((span) => span.cpu[part] ?? 0))) / Math.max(1, games)
    const squares = spans.map((span) => (1000 * (span.cpu[part] ?? 0) - mean * span.games) ** 2)
    const error = Math.sqrt((sum(squares) * spans.length) / Math.max(1, spans.length - 1)) / Math.max(1, games)
    return `${part} ${mean.toFixed(1)} ± ${error.toFixed(1)}`
  })
  const times = (of: number[]) => [0.5, 0.99, 0.999, 1].map((share) => quantile(of, share).toFixed(1)).join(' / ')
  return {
    rate: games / seconds,
    idle: sum(spans.map((span) => span.idle * span.seconds)) / seconds,
    p99: quantile(values, 0.99),
    text:
      `${(games / seconds).toFixed(2)} games/s over ${Math.round(seconds)} s, ${((100 * sum(spans.map((span) => span.idle * span.seconds))) / seconds).toFixed(0)} % idle; ` +
      `CPU a game, ms: ${cpu.join(', ')}; ms at 50 / 99 / 99.9 / 100 %: values ${times(values)}, draws ${times(draws)}, results ${times(results)}; ` +
      `repeated calls ${sum(spans.map((span) => span.repeated))}, errors ${JSON.stringify(spans.flatMap((span) => span.errors))}`,
  }
}
