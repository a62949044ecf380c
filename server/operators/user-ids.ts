import type { Deps } from '../http/deps.ts'

/** Whether page secrets may use an operator's user ids now: what is set in the database, else what its folder says (ruling 37). */
export const areUserIdsOpen = async ({ store, operators }: Pick<Deps, 'store' | 'operators'>, operator: string): Promise<boolean> =>
  ((await store.userIds.find(operator)) ?? operators.folderUserIds(operator)) === 'open'
