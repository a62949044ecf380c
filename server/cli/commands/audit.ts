import { isoTime } from '../../process/time.ts'
import { action, operatorOption } from '../command.ts'
import { usageError } from '../command-error.ts'
import { withStore } from '../with-store.ts'

export const actions = action({
  options: { operator: operatorOption, last: { value: '<number>', default: '100' } },
  about: 'shows who changed keys, webhooks and pauses, newest first',
  run: async (values, io) => {
    const last = Number(values.last)
    if (!Number.isInteger(last) || last < 1) throw usageError('--last must be a whole number above 0.')
    await withStore(io, async (store) => {
      for (const entry of await store.audit.list(last, values.operator)) {
        const at = isoTime(entry.at)
        io.print({ ...entry, at }, [at, entry.actor, entry.action, entry.operator ?? '-', entry.subject].join('  '))
      }
    })
  },
})
