import { createHash } from 'node:crypto'
import { atPercentile, percentileOf } from '../numbers.ts'
import { quantile } from '../posterior/summarise.ts'
import { amongOwn } from '../rates.ts'
import { scoreVersion } from '../risk.ts'
import type { GameAnalysis, ReferenceGroup, ReferenceMeasure } from '../types.ts'

/** What a comparison group needs of each person. */
export type ReferenceValues = Record<ReferenceMeasure, number>

const measures: readonly ReferenceMeasure[] = ['arew', 'apun', 'betaF', 'persistence', 'riskScore', 'chasing']

/** First plays that a table of an installation's own needs. */
export const fewestPlays = 1000

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
export const referenceValues = ({ rates, exactRiskScore, chasing }: GameAnalysis): ReferenceValues => ({
  arew: amongOwn('arew', rates.arew),
  apun: amongOwn('apun', rates.apun),
  betaF: amongOwn('betaF', rates.betaF),
  persistence: amongOwn('betaP', rates.betaP),
  riskScore: exactRiskScore,
  chasing,
})

/** An installation's own comparison group; its version names size and content. Throws RangeError for fewer people than `fewestPlays`. */
export const installationGroup = (people: readonly ReferenceValues[], modelVersion: string): ReferenceGroup => {
  if (people.length < fewestPlays) throw new RangeError(`a comparison group needs ${fewestPlays} people`)
  const tables = percentileTables(people)
  const content = createHash('sha256')
    .update(JSON.stringify([modelVersion, scoreVersion, tables]))
    .digest('hex')
    .slice(0, 8)
  return { name: 'installation', version: `installation-${people.length}-${content}`, n: people.length, modelVersion, scoreVersion, tables }
}

export type Difference = {
  measure: ReferenceMeasure
  /** percentiles 25, 50 and 75 of each */
  from: readonly number[]
  to: readonly number[]
  /** the most by which the percentile of one and the same value differs */
  shift: number
}

/** How a candidate differs from the group in force. */
export const differences = (inForce: ReferenceGroup, candidate: ReferenceGroup): Difference[] =>
  measures.map((measure) => {
    const [before, after] = [inForce.tables[measure], candidate.tables[measure]]
    const quartiles = (table: readonly number[]) => [25, 50, 75].map((percentile) => atPercentile(table, percentile))
    const shifts = after.map((value) => Math.abs(percentileOf(before, value) - percentileOf(after, value)))
    return { measure, from: quartiles(before), to: quartiles(after), shift: Math.round(Math.max(...shifts)) }
  })
