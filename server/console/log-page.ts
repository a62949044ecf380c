import type { Deps } from '../http/deps.ts'

/** Entries per page. */
const page = 50

/** A page of the audit log, newest first; of all operators if none is given. */
export const logPage = async ({ store }: Pick<Deps, 'store'>, before: string | undefined, operator?: string) => {
  const found = await store.audit.list(page + 1, operator, before === undefined ? undefined : Number(before))
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
