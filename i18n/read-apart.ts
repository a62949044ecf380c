/**
 * Namespaces that a switch of language does not bring in the one request for all others: the report is set by the server, consent stands at
 * the end of a result, and few players meet a refusal.
 */
export const readApart = ['consent', 'refusals', 'report'] as const
