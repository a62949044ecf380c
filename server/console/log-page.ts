import type { Deps } from '../http/deps.ts'

/** Entries per page. */
const page = 50

/** A page of an operator's log, newest first; if none is given, of what the provider did, and of what concerns no operator. */
export const logPage = async ({ store }: Pick<Deps, 'store'>, before: string | undefined, operator?: string) => {
  const start = before === undefined ? undefined : Number(before)
  const found = await (operator === undefined ? store.audit.listProvider(page + 1, start) : store.audit.list(page + 1, operator, start))
  return {
    entries: found.slice(0, page).map(({ id, at, actor, action, subject, operator: its }) => ({
      id,
      at: new Date(at).toISOString(),
      who: actor,
      what: action,
      subject,
      ...(its !== null && { operator: its }),
    })),
    more: found.length > page,
  }
}
