import type { LabelState } from '../../../contract/label-state.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { readConfig } from '../../process/config.ts'
import { action } from '../command.ts'
import { refuse } from '../command-error.ts'
import { entryOf, isThere, withStore } from '../with-store.ts'

const words = { live: 'resumed', paused: 'paused', ended: 'ended' } as const

/** What an operator is until it is set otherwise. One whose folder is gone has ended whatever is set, which then holds when the folder is put back. */
export const setState = (state: LabelState, about: string) =>
  action({
    arguments: { operator: { value: 'ID', required: true, read: inSmallLetters } },
    about,
    run: ({ operator }, io) =>
      withStore(io, async (store) => {
        const { operatorsDir } = readConfig(io.env)
        const isHere = await isThere(io, store, operator)
        if (!isHere && !(await store.labels.hadKeys(operator))) return refuse(io, `There is no operator "${operator}" in ${operatorsDir}.`)
        const entry = entryOf(`operator.${words[state]}`, operator, operator)
        await store.noting(() => [entry]).labels.setState(operator, state, Date.now())
        if (!isHere && state !== 'ended') io.err(`Its folder is gone from ${operatorsDir}, so it has ended until that is put back.`)
        io.print({ operator, paused: state === 'paused', state }, `${operator}  ${words[state]}`)
        return 0
      }),
  })
