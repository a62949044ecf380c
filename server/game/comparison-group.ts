import { installationSize, installationStep } from '../analysis/reference/build-reference-group.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import type { ReferenceGroup } from '../analysis/types.ts'
import type { Deps } from '../http/deps.ts'
import type { Workers } from '../workers/workers.ts'

/** More people make the percentiles no better. */
const largestGroup = 10_000
/** Most analyses between two looks at the number of first plays: other processes add to it as well. */
const lookEvery = 100

/** The group that games are compared with. */
export type ComparisonGroup = {
  current(): ReferenceGroup
  /** Called after each analysis; when enough first plays are there it makes the installation's next group, in the background. */
  noteAnalysis(): void
}

type Needs = Pick<Deps, 'store' | 'log'> & { workers: Pick<Workers, 'run'> }

/** Starts with the newest group of this installation, or the shipped research volunteers until it has enough first plays. */
export const openComparisonGroup = async ({ store, workers, log }: Needs): Promise<ComparisonGroup> => {
  let current: ReferenceGroup = researchVolunteers
  let untilLook = lookEvery
  const renew = async (): Promise<void> => {
    const plays = await store.countFirstPlays()
    const size = Math.min(installationSize(plays), largestGroup)
    const newest = await store.newestReferenceGroup()
    if (size > (newest?.n ?? 0)) await store.addReferenceGroup(await workers.run('group', await store.listFirstPlays(size)))
    current = (await store.newestReferenceGroup()) ?? researchVolunteers
    untilLook = Math.min(untilLook, installationSize(plays) + installationStep - plays)
  }
  const look = async (): Promise<void> => {
    untilLook = lookEvery
    await renew().catch((error: unknown) => log.warn({ name: error instanceof Error ? error.name : '' }, 'comparison group not renewed'))
  }
  await look()
  return {
    current: () => current,
    noteAnalysis() {
      untilLook -= 1
      if (untilLook <= 0) void look()
    },
  }
}
