import { createHash } from 'node:crypto'
import { dimensions, priorMean } from '../../server/analysis/model.ts'
import { normalQuantile } from '../../server/analysis/numbers.ts'
import { samplePosterior } from '../../server/analysis/posterior/sample-posterior.ts'
import { priorLower } from '../../server/analysis/posterior/target.ts'
import { randomOf, sfc32 } from '../../server/analysis/random.ts'
import { readPopulation } from './population.ts'

/** z1 to z5 of one simulated player. */
export type AgentPoint = readonly number[]

const drawsPerPerson = 6

/** All of them, and their checksum: other open data or another model would be another study. */
export const agentCount = 3990
const agentsSha256 = '7bfc0cb38871cad8e403bb78d366103781f319ffc205ffcb0e470b9b89ab611c'

/** The first of them, with which a test repeats the beginning of the study without the open data. */
export const firstAgents: readonly AgentPoint[] = [
  [-0.5315, -1.762, -2.977, 2.131, -7.148],
  [0.2484, -1.021, -2.412, 1.572, 2.061],
  [-0.4198, -1.121, -1.232, 4.958, -6.551],
  [0.1595, -1.289, -1.104, 2.315, 1.391],
]

/**
 * The simulated players of the method card, from the folder of the open population data (20 s): a few draws from each volunteer's posterior, shuffled,
 * so that no position in the list identifies a person. @throws Error if they are not those of the study
 */
export const volunteerAgents = (folder: string): AgentPoint[] => {
  const key = (z: AgentPoint): number => z.reduce((sum, value) => sum + Math.abs(value) * 7919.31, 0) % 1
  const agents = readPopulation(folder)
    .filter(({ group }) => group === 'healthy' || group === 'control')
    .flatMap(({ draws }) => {
      const { cloud } = samplePosterior(draws, 100, randomOf(draws, 100))
      return [...cloud.resample(drawsPerPerson)].map((index) =>
        Array.from(cloud.points.subarray(index * dimensions, (index + 1) * dimensions)),
      )
    })
    .map((z) => z.map((value) => Number(value.toPrecision(4))))
    // Sorted by a hash-like key of their own digits: an order unrelated to the people.
    .sort((a, b) => key(a) - key(b))
  const sha256 = createHash('sha256').update(JSON.stringify(agents)).digest('hex')
  if (sha256 !== agentsSha256) throw new Error(`these are not the agents of the study: SHA-256 ${sha256}`)
  return agents
}

/** Draws from the prior; the same ones on every call. */
export const priorAgents = (count: number): AgentPoint[] => {
  const random = sfc32(1, 7, 11, 13)
  return Array.from({ length: count }, () => {
    const normal = Array.from({ length: dimensions }, () => normalQuantile(Math.max(random(), 1e-15)))
    return priorMean.map((mean, row) => normal.reduce((sum, u, column) => sum + priorLower[row * dimensions + column]! * u, mean))
  })
}
