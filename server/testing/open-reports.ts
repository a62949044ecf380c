import type { QualityFlag } from '../../contract/scales.ts'
import { claimsOf } from '../../i18n/claim-sentence.ts'
import { chooseAdvice } from '../analysis/choose-advice.ts'
import { flagClaim } from '../analysis/claims/result-claims.ts'
import type { Operators } from '../operators/registry.ts'
import type { Document } from '../report/compiler.ts'
import { type FullReport, reportDocument } from '../report/report-data.ts'
import { textsFor } from '../report/texts-for.ts'
import { allOperators } from './all-operators.ts'
import { type Sample, type Style, sampleReport, styles } from './sample-report.ts'

export const methodUrl = 'https://gamalyze.example/method-card'

/** One sample of each style of play. */
export const samples = (Object.keys(styles) as Style[]).map((style, n) => sampleReport(style, [45, 10, 90, 62][n] ?? 50))

/** The report of a sample as if its play had this flag, so that nothing firm can be said. */
export const unfirmReport = ({ analysis, fullReport }: Sample, flag: Exclude<QualityFlag, 'one_deck'>): FullReport => {
  const claims = [flagClaim(flag, analysis.behaviour), ...claimsOf(fullReport.results.claims, 'count_')]
  const results = { ...fullReport.results, quality: { flags: [flag], firm: false }, claims }
  const riskGuess = { ...fullReport.riskGuess, claims: [] }
  return { ...fullReport, results, riskGuess, advice: chooseAdvice({ ...analysis, results }, fullReport.riskGuess.risk_guess) }
}

/** The same as if no card had lost. */
export const unlosingReport = ({ fullReport }: Sample): FullReport => ({
  ...fullReport,
  draws: fullReport.draws.map((draw) => ({ ...draw, card_value: Math.abs(draw.card_value) })),
})

type Report = Document & { template: 'report' }

/** The operators of the tree, and `report`, the document of a sample (by its place in `samples`) or of another report before it is set. */
export const openReports = async (): Promise<{
  operators: Operators
  report(language: string, operator?: string, sample?: number | FullReport): Promise<Report>
}> => {
  const operators = await allOperators()
  return {
    operators,
    report: async (language, operator = 'mindway', sample = 0) => {
      const loaded = operators.get(operator)
      const fullReport = typeof sample === 'number' ? (samples[sample] ?? sampleReport('runs', 45)).fullReport : sample
      return reportDocument(fullReport, loaded, await textsFor(loaded, language), methodUrl)
    },
  }
}
