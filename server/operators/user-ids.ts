import type { Store } from '../store/store.ts'
import type { Operators } from './registry.ts'

/** Whether page secrets may use an operator's user ids now: what is set in the database, else what its folder says. */
export const areUserIdsOpen = async ({ store, operators }: { store: Store; operators: Operators }, operator: string): Promise<boolean> =>
  ((await store.userIds.find(operator)) ?? operators.folderUserIds(operator)) === 'open'
