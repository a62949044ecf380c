import { parseArgs } from 'node:util'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { usageError } from '../command-error.ts'
import type { Io } from '../main.ts'
import { entryOf, isKnownOperator, withStore } from '../with-store.ts'

const switchTo =
  (paused: boolean) =>
  async (args: string[], io: Io): Promise<number> => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean', default: false } } })
    const operator = inSmallLetters(positionals[0] ?? '')
    if (positionals.length !== 1 || !operator) {
      throw usageError('One operator must be named.')
    }
    if (!(await isKnownOperator(io, operator))) return 1
    return withStore(io, async (store) => {
      const entry = entryOf(paused ? 'operator.paused' : 'operator.resumed', operator, operator)
      await store.noting(() => [entry]).keys.pauseOperator(operator, paused ? Date.now() : null)
      io.out(values.json ? JSON.stringify({ operator, paused }) : `${operator}  ${paused ? 'paused' : 'resumed'}`)
      return 0
    })
  }

/** `operator pause ID`: no new games start, players are asked to come back later; running games continue. */
export const pauseOperator = switchTo(true)
export const resumeOperator = switchTo(false)
