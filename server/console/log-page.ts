import type { Deps } from '../http/deps.ts'

/** Entries at a time. */
const page = 50

/** A page of the log of changes, newest first; of all operators where none is given. */
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
