import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { samplePosterior } from '../../server/analysis/posterior/sample-posterior.ts'
import { summarise } from '../../server/analysis/posterior/summarise.ts'
import { randomOf } from '../../server/analysis/seeded-random.ts'
import { usageError } from '../../server/cli/command-error.ts'
import type { Io } from '../../server/cli/main.ts'
import { ProblemError } from '../../server/errors/problem.ts'
import { parseSequenceText } from '../study-kit/parse-sequence.ts'

export const usage = 'analyse FILE.json                        posterior of {"payscale", "draws": [{"choice", "outcome"}, …]} as JSON'

/** Minimum effective posterior sample size for trustworthy means and sds. */
const minimumGames = 1000

/** Prints the posterior of a sequence of draws. Needs no database. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) {
    throw usageError('One file must be named.')
  }
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ProblemError('not_found', `${file} cannot be read: check its path.`)
  })
  const { draws, payscale } = parseSequenceText(text)
  const { summary } = summarise(samplePosterior(draws, payscale, randomOf(draws, payscale)))
  const { arew, apun, k, betaF, betaP, persistence, logEvidence, effectiveSize } = summary
  if (effectiveSize < minimumGames)
    io.err(`warning: these draws are too extreme for the usual precision (effective size ${Math.round(effectiveSize)})`)
  io.out(JSON.stringify({ arew, apun, k, betaF, betaP, effective_persistence: persistence.mean, log_evidence: logEvidence }))
  return 0
}
