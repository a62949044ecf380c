import { type PageReport, postPageReport } from '../../sdk/page-report.ts'
import type { Services } from '../services.ts'

/** Passes on to the console what the host page reports about the test, with its test secret. False if there is no console to take it. */
export const reportToConsole = async (
  { currentOperator, session }: Pick<Services, 'currentOperator' | 'session'>,
  report: unknown,
): Promise<boolean> => {
  const { console } = currentOperator.get()
  return console !== undefined && postPageReport(console, session.get().secret, Object(report) as PageReport).catch(() => false)
}
