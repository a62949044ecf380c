import { installationSize } from '../analysis/reference/build-reference-group.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import type { ReferenceGroup } from '../analysis/types.ts'
import type { Deps } from '../deps.ts'

/** More people make the percentiles no better. */
const largestGroup = 10_000
/** Analyses between two looks at the number of first plays. */
const lookEvery = 100

/** The group that games are compared with. */
export interface ComparisonGroup {
  current(): ReferenceGroup
  /** Called after each analysis; every so often it makes the installation's next group, in the background. */
  noteAnalysis(): void
}

/** Starts with the newest group of this installation, or the shipped research volunteers until it has enough first plays. */
export async function openComparisonGroup({ store, analysis, log }: Pick<Deps, 'store' | 'analysis' | 'log'>): Promise<ComparisonGroup> {
  let current = (await store.newestReferenceGroup()) ?? researchVolunteers
  let analyses = 0
  async function renew(): Promise<void> {
    const size = Math.min(installationSize(await store.countFirstPlays()), largestGroup)
    const newest = await store.newestReferenceGroup()
    if (size > (newest?.n ?? 0)) await store.addReferenceGroup(await analysis.group(await store.listFirstPlays(size)))
    current = (await store.newestReferenceGroup()) ?? researchVolunteers
  }
  return {
    current: () => current,
    noteAnalysis() {
      analyses += 1
      if (analyses % lookEvery !== 0) return
      renew().catch((error: unknown) => log.warn({ name: error instanceof Error ? error.name : '' }, 'comparison group not renewed'))
    },
  }
}
