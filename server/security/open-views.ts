import type { Deps } from '../http/deps.ts'
import { areUserIdsOpen } from '../operators/user-ids.ts'
import type { View } from '../store/records.ts'

/**
 * Finds what a view id stands for. One that a page secret got, or an account without the player's agreement, ends, too, when the operator's
 * user ids are no longer open (rulings 36 and 37).
 */
export const openViews =
  ({ store, operators, clock }: Pick<Deps, 'store' | 'operators' | 'clock'>) =>
  async (id: string): Promise<View | undefined> => {
    const view = await store.views.find(id, clock())
    const needsMode = view && (view.by === 'page' || !view.agreed)
    return needsMode && !(await areUserIdsOpen({ store, operators }, view.operator)) ? undefined : view
  }
