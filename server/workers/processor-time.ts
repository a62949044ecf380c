import { readFileSync } from 'node:fs'

/** Of a process, as Linux tells it: `R` runs or waits for the processor, `S` sleeps, `T` is stopped; and the processor time it has had, ms. */
export type ProcessorTime = { state: string; ms: number }

/** Linux counts in hundredths of a second for programs, whatever its own clock is. */
const tick = 10

/** Undefined where the process has ended, and on other systems. */
export const processorTime = (pid: number | undefined): ProcessorTime | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // After the name in brackets, which may hold anything: the third field of proc_pid_stat(5), and those on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', ms: (Number(fields[11]) + Number(fields[12])) * tick }
  } catch {
    return undefined
  }
}

/** Whether a process wanted to compute but got no CPU time for at least half of this span, ms. */
export const isStarved = (before: ProcessorTime | undefined, after: ProcessorTime | undefined, span: number): boolean =>
  before !== undefined && after?.state === 'R' && after.ms - before.ms <= span / 2
