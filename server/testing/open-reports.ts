import type { Operators } from '../operators/registry.ts'
import type { Document } from '../report/compiler.ts'
import { reportDocument } from '../report/report-data.ts'
import { textsFor } from '../report/texts-for.ts'
import { allOperators } from './all-operators.ts'
import { type Style, sampleReport, styles } from './sample-report.ts'

export const methodUrl = 'https://gamalyze.example/method-card'

/** One sample of each style of play. */
export const samples = (Object.keys(styles) as Style[]).map((style, n) => sampleReport(style, [45, 10, 90, 62][n] ?? 50))

type Report = Document & { template: 'report' }

/** The operators of the tree, and `report`, the document of a sample (by its place in `samples`) before it is set. */
export const openReports = async (): Promise<{
  operators: Operators
  report(language: string, operator?: string, sample?: number): Promise<Report>
}> => {
  const operators = await allOperators()
  return {
    operators,
    report: async (language, operator = 'mindway', sample = 0) => {
      const loaded = operators.get(operator)
      const { fullReport } = samples[sample] ?? sampleReport('runs', 45)
      return reportDocument(fullReport, loaded, await textsFor(loaded, language), methodUrl)
    },
  }
}
