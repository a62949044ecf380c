import Papa from 'papaparse'
import type { LogFilter } from '../../contract/console/log-calls.ts'
import type { Store } from '../store/store.ts'

const pageSize = 50
const mostInFile = 10_000
/** Entries read at once for it: few enough that no player waits for them. */
const batchSize = 200

/** A page of an operator's log, newest first; if none is given, of what the provider did, and of what concerns no operator. */
export const logPage = async ({ store }: { store: Store }, query: LogFilter & { before?: string }, operator?: string) => {
  const start = query.before === undefined ? undefined : Number(query.before)
  const entries = await (operator === undefined
    ? store.audit.listProvider(pageSize + 1, start)
    : store.audit.list(pageSize + 1, operator, start, query))
  return {
    entries: entries
      .slice(0, pageSize)
      .map(({ id, at, actor, action, subject, operator: its }) => ({
        id,
        at: new Date(at).toISOString(),
        who: actor,
        what: action,
        subject,
        ...(its !== null && { operator: its }),
      })),
    more: entries.length > pageSize,
  }
}

/** An operator's log as CSV, newest first; cells that a spreadsheet would compute begin with an apostrophe. */
export const logCsv = async ({ store }: { store: Store }, filter: LogFilter, operator: string): Promise<string> => {
  const lines = ['at,who,what,subject']
  let before: number | undefined
  do {
    const entries = await store.audit.list(batchSize, operator, before, filter)
    const rows = entries.map(({ at, actor, action, subject }) => [new Date(at).toISOString(), actor, action, subject])
    if (rows.length > 0) lines.push(Papa.unparse(rows, { escapeFormulae: true }))
    before = entries.length < batchSize ? undefined : entries.at(-1)?.id
  } while (before !== undefined && lines.length <= mostInFile / batchSize)
  return `${lines.join('\r\n')}\r\n`
}
