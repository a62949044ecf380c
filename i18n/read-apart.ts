/**
 * Namespaces that a switch of language does not bring in the one request for all others: the report is set by the server, and consent stands
 * at the end of a result.
 */
export const readApart = ['consent', 'report'] as const
