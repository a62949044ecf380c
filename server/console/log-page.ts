import Papa from 'papaparse'
import { type LogKind, logKinds } from '../../contract/console/log.ts'
import { day } from '../process/time.ts'
import type { LogFilter } from '../store/audit.ts'
import type { Store } from '../store/store.ts'

/** Entries per page. */
const pageSize = 50
/** Entries of a CSV file. */
const mostInFile = 10_000
/** Entries read at once for it: few enough that no player waits for them. */
const batchSize = 200

type Query = { before?: string; kinds?: string; who?: string; find?: string; from?: string; to?: string }

const filterOf = ({ kinds, from, to, before: _position, ...same }: Query): LogFilter => ({
  ...same,
  actions: kinds === undefined ? undefined : (kinds.split(',') as LogKind[]).flatMap((kind) => logKinds[kind]),
  from: from === undefined ? undefined : Date.parse(from),
  to: to === undefined ? undefined : Date.parse(to) + day,
})

/** A page of an operator's log, newest first; if none is given, of what the provider did, and of what concerns no operator. */
export const logPage = async ({ store }: { store: Store }, query: Query, operator?: string) => {
  const start = query.before === undefined ? undefined : Number(query.before)
  const entries = await (operator === undefined
    ? store.audit.listProvider(pageSize + 1, start)
    : store.audit.list(pageSize + 1, operator, start, filterOf(query)))
  return {
    entries: entries.slice(0, pageSize).map(({ id, at, actor, action, subject, operator: its }) => ({
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
export const logCsv = async ({ store }: { store: Store }, query: Query, operator: string): Promise<string> => {
  const lines = ['at,who,what,subject']
  let before: number | undefined
  do {
    const entries = await store.audit.list(batchSize, operator, before, filterOf(query))
    const rows = entries.map(({ at, actor, action, subject }) => [new Date(at).toISOString(), actor, action, subject])
    if (rows.length > 0) lines.push(Papa.unparse(rows, { escapeFormulae: true }))
    before = entries.length < batchSize ? undefined : entries.at(-1)?.id
  } while (before !== undefined && lines.length <= mostInFile / batchSize)
  return `${lines.join('\r\n')}\r\n`
}
