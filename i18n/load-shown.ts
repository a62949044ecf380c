import { loadPart } from './load-part.ts'
import type { Messages, Namespaces } from './messages.ts'
import type { Locales } from './sets.ts'

export { loadPart }

/**
 * Namespaces that a switch of language does not bring in the one request for all others: the report is set by the server, parts of a result
 * and consent stand below its first sentences, and few players meet a refusal, are too young or read the terms or the statement on accessibility.
 */
export const rarelyShown = ['accessibility', 'consent', 'refusals', 'report', 'result', 'terms', 'young'] as const

/** A set for a switch of language: most of it in one request, and of what is rarely shown the `wanted` beside it. */
export const loadShown = async (locale: Locales, wanted: ReadonlySet<Namespaces>): Promise<Partial<Messages> & Pick<Messages, 'root'>> => {
  const [together, ...others] = await Promise.all([
    loadPart(locale, 'together'),
    ...rarelyShown
      .filter((namespace) => wanted.has(namespace))
      .map(async (namespace) => ({ [namespace]: await loadPart(locale, namespace) })),
  ])
  return Object.assign({}, together, ...others)
}
