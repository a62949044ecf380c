import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Draw } from '../analysis/types.ts'
import stress from './reference-cases/stress.json' with { type: 'json' }

type Measure = 'arew' | 'apun' | 'k' | 'betaF' | 'betaP'

/** One file of `reference-cases/`, for tests and benchmarks. */
export type ReferenceCase = {
  id: string
  kind: string
  payscale: number
  draws: Draw[]
  loglik_checks: { Arew: number; Apun: number; K: number; betaF: number; betaP: number; loglik: number }[]
  reference: Record<Measure, { mean: number; sd: number }>
  effective_persistence_mean: number
  log_evidence: number
  /** measures whose sd rests on a far tail of little mass, so that the reference itself knows it less well */
  heavy_tail?: Measure[]
}

export const measures: readonly Measure[] = ['arew', 'apun', 'k', 'betaF', 'betaP']

/**
 * The shipped cases, and those of real people from `OPEN_DATA/reference-cases` where that folder is given: their rows are not
 * ours to ship.
 */
export const readReferenceCases = (openData = process.env.OPEN_DATA): ReferenceCase[] =>
  readFolder(openData === undefined ? shipped : join(openData, 'reference-cases'))

/** Sequences made to break a sampler: one draw, payoffs without measure, far tails, two modes. */
export const readStressCases = (): Omit<ReferenceCase, 'kind' | 'effective_persistence_mean'>[] =>
  stress.cases.map(({ choices, outcomes, loglik, means, sds, ...rest }) => ({
    ...(rest as Pick<ReferenceCase, 'id' | 'payscale' | 'log_evidence' | 'heavy_tail'>),
    draws: drawsOf(choices, outcomes),
    loglik_checks: stress.vectors.map((vector, at) => ({ ...vector, loglik: loglik[at] ?? Number.NaN })),
    reference: Object.fromEntries(measures.map((name, at) => [name, { mean: means[at], sd: sds[at] }])) as ReferenceCase['reference'],
  }))

const shipped = fileURLToPath(new URL('./reference-cases/', import.meta.url))

/** @param choices a digit each, or a number */
const drawsOf = (choices: Iterable<string | number>, outcomes: readonly number[]): Draw[] =>
  Array.from(choices, (choice, turn) => ({ choice: Number(choice) as Draw['choice'], outcome: outcomes[turn] ?? 0 }))

const readFolder = (folder: string): ReferenceCase[] => {
  const files = readdirSync(folder).filter((name) => /^(?!stress).*\.json$/.test(name))
  return files.sort().map((name) => {
    const { choices, outcomes = [], ...rest } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return choices ? { ...rest, draws: drawsOf(choices, outcomes) } : rest
  })
}
