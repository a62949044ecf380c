// Paths of the documents that a browser opens by address.

/** `file` is the uid and `.pdf`. */
export const reportPath = '/api/v1/results/report/:file'
export const termsPath = '/api/v1/terms.pdf'

/** The day the accessibility report (`scripts/openacr.ts`) and the statement were last judged. */
export const conformanceDay = '2026-11-29'
