import { parseArgs } from 'node:util'
import type { Io } from '../main.ts'
import { isKnownOperator, noteChange, withStore } from '../with-store.ts'

const switchTo =
  (paused: boolean) =>
  async (args: string[], io: Io): Promise<number> => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean', default: false } } })
    const operator = positionals[0]?.toLowerCase()
    if (positionals.length !== 1 || !operator) {
      io.err(`operator ${paused ? 'pause' : 'resume'} ID`)
      return 1
    }
    if (!(await isKnownOperator(io, operator))) return 1
    return withStore(io, async (store) => {
      await store.keys.pauseOperator(operator, paused ? Date.now() : null)
      await noteChange(store, paused ? 'operator.paused' : 'operator.resumed', operator, operator)
      io.out(values.json ? JSON.stringify({ operator, paused }) : `${operator}  ${paused ? 'paused' : 'resumed'}`)
      return 0
    })
  }

/** `operator pause ID`: no game starts, players are asked to come back later; games under way go on. */
export const pauseOperator = switchTo(true)
export const resumeOperator = switchTo(false)
