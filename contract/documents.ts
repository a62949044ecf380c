// Paths of the documents that a browser loads by their address.

/** `file` is the uid and `.pdf`. */
export const reportPath = '/api/v1/results/report/:file'
export const termsPath = '/api/v1/terms.pdf'
