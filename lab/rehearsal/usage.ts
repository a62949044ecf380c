import { readdirSync, readFileSync } from 'node:fs'

/** Child processes of a process, from /proc (proc(5)). */
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )

const ticksPerSecond = 100

/** Of a process and of its children: CPU seconds, those that have ended too, and private memory, MB, from proc(5). */
export const usageOf = (pid: number): { cpu: number; memory: number } => {
  const read = (each: number, file: string) => {
    try {
      return readFileSync(`/proc/${each}/${file}`, 'utf8')
    } catch {
      // It has ended; its parent has its time.
      return ''
    }
  }
  const fields = (each: number) => read(each, 'stat').split(') ')[1]?.split(' ').map(Number) ?? []
  const all = [pid, ...childrenOf(pid)]
  const ticks = [...fields(pid).slice(11, 15), ...all.slice(1).flatMap((child) => fields(child).slice(11, 13))]
  const kilobytes = all.map((each) => Number(/RssAnon:\s+(\d+)/.exec(read(each, 'status'))?.[1] ?? 0))
  const sum = (of: number[]) => of.reduce((whole, part) => whole + part, 0)
  return { cpu: sum(ticks) / ticksPerSecond, memory: sum(kilobytes) / 1024 }
}
