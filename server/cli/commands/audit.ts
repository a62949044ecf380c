import { parseArgs } from 'node:util'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { usageError } from '../command-error.ts'
import type { Io } from '../main.ts'
import { withStore } from '../with-store.ts'

export const usage = 'audit [--operator <id>] [--last <number>]  shows who changed keys, webhooks and pauses, newest first'

/** Prints the audit log, one entry per line. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { operator: { type: 'string' }, last: { type: 'string', default: '100' }, json: { type: 'boolean', default: false } },
  })
  const last = Number(values.last)
  if (!Number.isInteger(last) || last < 1) {
    throw usageError('--last must be a whole number above 0.')
  }
  return withStore(io, async (store) => {
    for (const entry of await store.audit.list(last, values.operator && inSmallLetters(values.operator))) {
      const at = new Date(entry.at).toISOString()
      io.out(
        values.json ? JSON.stringify({ ...entry, at }) : [at, entry.actor, entry.action, entry.operator ?? '-', entry.subject].join('  '),
      )
    }
    return 0
  })
}
