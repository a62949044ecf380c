import { parseArgs } from 'node:util'
import { userIdModes } from '../../../contract/operator.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { usageError } from '../command-error.ts'
import type { Io } from '../main.ts'
import { entryOf, isOpenOperator, withStore } from '../with-store.ts'

/** `operator user-ids ID open|sessions`: whether page secrets may use the operator's user ids; it comes before what its folder says. */
export const setUserIds = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean', default: false } } })
  const [operatorArgument, modeArgument, ...rest] = positionals
  const operator = operatorArgument && inSmallLetters(operatorArgument)
  const userIds = userIdModes.find((mode) => mode === modeArgument)
  if (!operator || !userIds || rest.length > 0) {
    throw usageError(`One operator must be named, and ${userIdModes.join(' or ')}.`)
  }
  if (!(await isOpenOperator(io, operator))) return 1
  return withStore(io, async (store) => {
    await store.noting(() => [entryOf('operator.user_ids', operator, userIds)]).userIds.set(operator, userIds, Date.now())
    if (userIds === 'open') io.err('Games that begin from now on: whoever knows a user id and the page secret sees that player’s result.')
    io.out(values.json ? JSON.stringify({ operator, userIds }) : `${operator}  ${userIds}`)
    return 0
  })
}
