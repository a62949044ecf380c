import { fillPath } from '../../contract/call.ts'
import { reportPath, termsPath } from '../../contract/documents.ts'
import type { Locales } from '../../i18n/sets.ts'
import { apiBase } from './connection.ts'

const withQuery = (path: string, query: Record<string, string>) => `${apiBase()}${path}?${new URLSearchParams(query)}`

/** Address of a game's report as PDF, in a language; `country`: where the player lives, for the help it names. */
export const reportUrl = (uid: string, language: Locales, country: string | null) =>
  withQuery(fillPath(reportPath, { file: `${uid}.pdf` }), { language, ...(country && { country }) })

/** Address of the terms as PDF; `linked`: of somebody whose games belong to an account. */
export const termsUrl = (operator: string, language: Locales, linked: boolean) =>
  withQuery(termsPath, { operator, language, ...(linked && { linked: '1' }) })

/** The name the server gives the file, in the language of its text. */
const nameOf = ({ headers }: Response) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'report.pdf')

/** The report as a file, to be shared. Rejects where it cannot be loaded. */
export const fetchReport = async (url: string): Promise<File> => {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new Error('No report')
  return new File([await response.blob()], nameOf(response), { type: 'application/pdf' })
}
