import { dimensions, priorMean } from '../../server/analysis/model.ts'
import { normalQuantile } from '../../server/analysis/normal.ts'
import { priorLower } from '../../server/analysis/posterior/prior.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import data from './agents.json' with { type: 'json' }

/** z1 to z5 of one simulated player. */
export type AgentPoint = readonly number[]

/** Draws from the posteriors of the reference group, six per volunteer, shuffled (`scripts/build-agents.ts`). */
export const volunteerAgents: readonly AgentPoint[] = data.agents

/** Draws from the prior; the same ones on every call. */
export const priorAgents = (count: number): AgentPoint[] => {
  const random = sfc32(1, 7, 11, 13)
  return Array.from({ length: count }, () => {
    const normal = Array.from({ length: dimensions }, () => normalQuantile(Math.max(random(), 1e-15)))
    return priorMean.map((mean, row) => normal.reduce((sum, u, column) => sum + priorLower[row * dimensions + column]! * u, mean))
  })
}
