import { quantile } from '../posterior/summarise.ts'
import { scoreVersion } from '../risk.ts'
import type { GameAnalysis, ReferenceGroup, ReferenceMeasure } from '../types.ts'

/** What a comparison group needs of each person. */
export type ReferenceValues = Record<ReferenceMeasure, number>

const measures: readonly ReferenceMeasure[] = ['arew', 'apun', 'betaF', 'persistence', 'riskScore', 'chasing']

/** First plays that an installation needs before its own table takes over; it is made anew at each further multiple. */
export const installationStep = 1000

/** Percentiles 1 to 99 of each measure, six significant digits. Throws RangeError for nobody. */
export const percentileTables = (people: readonly ReferenceValues[]): ReferenceGroup['tables'] => {
  if (people.length === 0) throw new RangeError('a comparison group needs people')
  const table = (measure: ReferenceMeasure) => {
    const ascending = Float64Array.from(people, (person) => person[measure]).sort()
    return Array.from({ length: 99 }, (_, i) => Number(quantile(ascending, (i + 1) / 100).toPrecision(6)))
  }
  return Object.fromEntries(measures.map((measure) => [measure, table(measure)])) as Record<ReferenceMeasure, number[]>
}

/** The values of a stored analysis that count for a comparison group. */
export const referenceValues = ({ posterior, exactRiskScore, chasing }: GameAnalysis): ReferenceValues => ({
  arew: posterior.arew.mean,
  apun: posterior.apun.mean,
  betaF: posterior.betaF.mean,
  persistence: posterior.persistence.mean,
  riskScore: exactRiskScore,
  chasing,
})

/** How many first plays the table in force rests on: whole thousands; 0 as long as the shipped group is in force. */
export const installationSize = (firstPlays: number): number => Math.floor(firstPlays / installationStep) * installationStep

/**
 * An installation's own comparison group from its first valid plays, in the order of their completion. The version says how
 * many they are, so that the same version is always the same table.
 */
export const installationGroup = (firstPlays: readonly GameAnalysis[], modelVersion: string): ReferenceGroup => ({
  name: 'installation',
  version: `installation-${firstPlays.length}`,
  n: firstPlays.length,
  modelVersion,
  scoreVersion,
  tables: percentileTables(firstPlays.map(referenceValues)),
})
