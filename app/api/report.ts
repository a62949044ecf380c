import type { Locales } from '../../i18n/i18n-types.ts'
import { apiBase } from './request.ts'

const part = encodeURIComponent

/** Where the report of a game can be had as PDF, in a language; `country`: where the player said to live, for the help it names. */
export const reportUrl = (uid: string, language: Locales, country: string | null) =>
  `${apiBase()}/api/v1/results/report/${part(uid)}.pdf?language=${part(language)}${country ? `&country=${part(country)}` : ''}`

/** Where the terms can be had as PDF. */
export const termsUrl = (operator: string, language: Locales) =>
  `${apiBase()}/api/v1/terms.pdf?operator=${part(operator)}&language=${part(language)}`

/** The name the server gives the file, in the language of its text. */
const nameOf = ({ headers }: Response) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'report.pdf')

/** The report as a file, to be shared. Rejects where it cannot be loaded. */
export const fetchReport = async (url: string): Promise<File> => {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new Error('No report')
  return new File([await response.blob()], nameOf(response), { type: 'application/pdf' })
}
