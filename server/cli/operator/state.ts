import { parseArgs } from 'node:util'
import type { LabelState } from '../../../contract/label-state.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { readConfig } from '../../process/config.ts'
import { refuse, usageError } from '../command-error.ts'
import type { Io } from '../main.ts'
import { entryOf, isThere, withStore } from '../with-store.ts'

const words = { live: 'resumed', paused: 'paused', ended: 'ended' } as const

/**
 * `operator pause ID`, `operator end ID`, `operator resume ID`: what an operator is until it is set otherwise. One whose folder is gone has ended
 * whatever is set, which then holds when the folder is put back.
 */
export const setState =
  (state: LabelState) =>
  async (args: string[], io: Io): Promise<number> => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean', default: false } } })
    const operator = inSmallLetters(positionals[0] ?? '')
    if (positionals.length !== 1 || !operator) {
      throw usageError('One operator must be named.')
    }
    return withStore(io, async (store) => {
      const { operatorsDir } = readConfig(io.env)
      const isHere = await isThere(io, store, operator)
      if (!isHere && !(await store.labels.hadKeys(operator))) return refuse(io, `There is no operator "${operator}" in ${operatorsDir}.`)
      const entry = entryOf(`operator.${words[state]}`, operator, operator)
      await store.noting(() => [entry]).labels.setState(operator, state, Date.now())
      if (!isHere && state !== 'ended') io.err(`Its folder is gone from ${operatorsDir}, so it has ended until that is put back.`)
      io.out(values.json ? JSON.stringify({ operator, paused: state === 'paused', state }) : `${operator}  ${words[state]}`)
      return 0
    })
  }
