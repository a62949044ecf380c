import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Draw } from '../analysis/types.ts'

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

/** Sequences made to break a sampler: very few or many draws, payoffs without measure, far tails, two modes. */
export const readStressCases = (): ReferenceCase[] => readFolder(join(shipped, 'stress'))

const shipped = fileURLToPath(new URL('./reference-cases/', import.meta.url))

type Columns = { choices: Draw['choice'][]; outcomes: number[] }

const readFolder = (folder: string): ReferenceCase[] => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.sort().map((name) => {
    const { choices, outcomes, ...rest }: ReferenceCase & Partial<Columns> = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return { ...rest, draws: choices?.map((choice, turn) => ({ choice, outcome: outcomes?.[turn] ?? 0 })) ?? rest.draws }
  })
}
