import { readFile } from 'node:fs/promises'
import { samplePosterior } from '../../server/analysis/posterior/sample-posterior.ts'
import { summarise } from '../../server/analysis/posterior/summarise.ts'
import { randomOf } from '../../server/analysis/random.ts'
import { action } from '../../server/cli/command.ts'
import { ProblemError } from '../../server/errors/problem.ts'
import { parseSequenceText } from '../study-kit/parse-sequence.ts'

/** Minimum effective posterior sample size for trustworthy means and sds. */
const minimumGames = 1000

/** Needs no database. */
export const actions = action({
  arguments: { file: { value: 'FILE.json', required: true } },
  about: 'posterior of {"payscale", "draws": [{"choice", "outcome"}, …]} as JSON',
  run: async ({ file }, io) => {
    const text = await readFile(file, 'utf8').catch(() => {
      throw new ProblemError('not_found', `${file} cannot be read: check its path.`)
    })
    const { draws, payscale } = parseSequenceText(text)
    const summary = summarise(samplePosterior(draws, payscale, randomOf(draws, payscale)))
    const { arew, apun, k, betaF, betaP, persistence, logEvidence, effectiveSize } = summary
    if (effectiveSize < minimumGames)
      io.err(`warning: these draws are too extreme for the usual precision (effective size ${Math.round(effectiveSize)})`)
    io.out(JSON.stringify({ arew, apun, k, betaF, betaP, effective_persistence: persistence.mean, log_evidence: logEvidence }))
  },
})
