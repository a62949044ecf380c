import { userIdModes } from '../../../contract/operator.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { action } from '../command.ts'
import { entryOf, isOpenOperator, withStore } from '../with-store.ts'

/** Whether page secrets may use the operator's user ids; it comes before what its folder says. */
export const setUserIds = action({
  arguments: { operator: { value: 'ID', required: true, read: inSmallLetters }, mode: { oneOf: userIdModes, required: true } },
  about: 'whether page secrets may use its user ids, before what its folder says',
  run: async ({ operator, mode: userIds }, io) => {
    if (!(await isOpenOperator(io, operator))) return 1
    return withStore(io, async (store) => {
      await store.noting(() => [entryOf('operator.user_ids', operator, userIds)]).userIds.set(operator, userIds, Date.now())
      if (userIds === 'open') io.err('Games that begin from now on: whoever knows a user id and the page secret sees that player’s result.')
      io.print({ operator, userIds }, `${operator}  ${userIds}`)
      return 0
    })
  },
})
