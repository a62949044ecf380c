/**
 * Namespaces that a switch of language does not bring in the one request for all others: the report is set by the server, parts of a result
 * and consent stand below its first sentences, and few players meet a refusal, are too young or read the terms or the statement on accessibility.
 */
export const readApart = ['accessibility', 'consent', 'refusals', 'report', 'result', 'terms', 'young'] as const
