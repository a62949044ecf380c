import type { Deps } from '../http/deps.ts'

/** Entries per page. */
const pageSize = 50

/** A page of an operator's log, newest first; if none is given, of what the provider did, and of what concerns no operator. */
export const logPage = async ({ store }: Pick<Deps, 'store'>, before: string | undefined, operator?: string) => {
  const start = before === undefined ? undefined : Number(before)
  const entries = await (operator === undefined
    ? store.audit.listProvider(pageSize + 1, start)
    : store.audit.list(pageSize + 1, operator, start))
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
