import { assess } from '../server/analysis/assess.ts'
import { samplePosterior } from '../server/analysis/posterior/sample-posterior.ts'
import { summarise } from '../server/analysis/posterior/summarise.ts'
import { mulberry32 } from '../server/analysis/random.ts'
import { measures, type ReferenceCase, readReferenceCases } from '../server/analysis/reference-cases/read-cases.ts'
import { randomOf } from '../server/analysis/seeded-random.ts'
import { plainLikelihood } from './analysis/plain-likelihood.ts'
import { parametersOf, temperedSmc } from './analysis/tempered-smc.ts'

/**
 * One whole analysis (posterior, simulation, scores) compared with a plain tempered sequential Monte Carlo sampler with 2,000 particles,
 * interleaved on one thread: CPU time, accuracy against long-run references, memory. `node bench/analysis.ts`
 */
const particles = 2000
const rounds = 5

/** CPU time of a function in this process, ms. */
const cpu = <T>(work: () => T): { ms: number; value: T } => {
  const before = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, value }
}

const bad = [true, true, false, false]
const cases = readReferenceCases()
const analyse = ({ draws, payscale }: ReferenceCase) => assess(draws, payscale, bad)
const posterior = ({ draws, payscale }: ReferenceCase) => summarise(samplePosterior(draws, payscale, randomOf(draws, payscale))).summary

const smc = ({ draws, payscale }: ReferenceCase, seed: number) => {
  const likelihood = plainLikelihood(draws, payscale)
  const { points, count } = temperedSmc((z) => likelihood(...parametersOf(z)), particles, 5, mulberry32(seed))
  const vectors = Array.from({ length: count }, (_, i) => parametersOf(points.subarray(i * 5, i * 5 + 5)))
  return measures.map((_, j) => {
    const mean = vectors.reduce((sum, vector) => sum + (vector[j] ?? 0), 0) / count
    return { mean, sd: Math.sqrt(vectors.reduce((sum, vector) => sum + ((vector[j] ?? 0) - mean) ** 2, 0) / count) }
  })
}

const idle = process.memoryUsage()
let peak = idle
const times = { analysis: [] as number[], smc: [] as number[] }
const errors = { analysis: 0, smc: 0 }
const spreads = { analysis: 0, smc: 0 }

const compare = (sampler: 'analysis' | 'smc', each: ReferenceCase, found: readonly { mean: number; sd: number }[]): void => {
  measures.forEach((measure, j) => {
    const { mean, sd } = each.reference[measure]
    const { mean: foundMean, sd: foundSd } = found[j] ?? { mean: Number.NaN, sd: Number.NaN }
    errors[sampler] = Math.max(errors[sampler], Math.abs(foundMean - mean) / sd)
    spreads[sampler] = Math.max(spreads[sampler], Math.abs(foundSd / sd - 1))
  })
}

for (const each of cases) analyse(each)
for (let round = 0; round < rounds; round++) {
  for (const each of cases) {
    times.analysis.push(cpu(() => analyse(each)).ms)
    const memory = process.memoryUsage()
    if (memory.rss > peak.rss) peak = memory
  }
}
for (const each of cases) {
  const found = posterior(each)
  compare(
    'analysis',
    each,
    measures.map((measure) => found[measure]),
  )
  for (let round = 0; round < 2; round++) {
    const { ms, value } = cpu(() => smc(each, round + 1))
    times.smc.push(ms)
    compare('smc', each, value)
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const percentile90 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN
const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20)
console.log(
  JSON.stringify(
    {
      cases: cases.length,
      analysis: {
        cpuMs: { median: Math.round(median(times.analysis)), p90: Math.round(percentile90(times.analysis)) },
        largestMeanError: Number(errors.analysis.toFixed(3)),
        largestSdError: Number(spreads.analysis.toFixed(3)),
        memoryAboveIdleMiB: mebibytes(peak.rss - idle.rss),
      },
      plainSmc: {
        particles,
        cpuMs: { median: Math.round(median(times.smc)) },
        largestMeanError: Number(errors.smc.toFixed(3)),
        largestSdError: Number(spreads.smc.toFixed(3)),
      },
      timesFaster: Number((median(times.smc) / median(times.analysis)).toFixed(1)),
    },
    null,
    2,
  ),
)
