import type { Logger } from 'pino'
import { modelVersion } from '../analysis/model.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import { scoreVersion } from '../analysis/risk.ts'
import type { ReferenceGroup } from '../analysis/types.ts'
import type { Store } from '../store/store.ts'

/** The group that games are compared with. */
export type ComparisonGroup = {
  current(): Promise<ReferenceGroup>
}

/** Whether a group was computed by the current method: others are not comparable. */
export const isOfThisMethod = (group: Pick<ReferenceGroup, 'modelVersion' | 'scoreVersion'>): boolean =>
  group.modelVersion === modelVersion && group.scoreVersion === scoreVersion

/**
 * The group activated last, by any process, or the shipped research volunteers. It never changes by itself
 * (`gamalyze norms`); one of an earlier method is not used.
 */
export const openComparisonGroup = ({ store, log }: { store: Pick<Store, 'norms'>; log: Pick<Logger, 'warn'> }): ComparisonGroup => {
  let group = researchVolunteers
  let groupVersion: string | undefined
  return {
    async current() {
      const version = await store.norms.inForce()
      if (version === groupVersion) return group
      const storedGroup = version === undefined ? researchVolunteers : await store.norms.find(version)
      const usable = storedGroup !== undefined && isOfThisMethod(storedGroup)
      if (!usable)
        log.warn({ version }, 'the active comparison group is of an earlier method: games are compared with the research volunteers')
      group = usable ? storedGroup : researchVolunteers
      groupVersion = version
      return group
    },
  }
}
