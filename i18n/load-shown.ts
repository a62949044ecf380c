import { loadPart } from './load-part.ts'
import type { Messages, Namespaces } from './messages.ts'
import { readApart } from './read-apart.ts'
import type { Locales } from './sets.ts'

export const loadNamespace = <Namespace extends Namespaces>(locale: Locales, namespace: Namespace): Promise<Messages[Namespace]> =>
  loadPart(locale, namespace)

/** A set for a switch of language: most of it in one request, and of what is read apart the `wanted` beside it. */
export const loadShown = async (locale: Locales, wanted: ReadonlySet<Namespaces>): Promise<Partial<Messages> & Pick<Messages, 'root'>> => {
  const [wholeSet, ...separateParts] = await Promise.all([
    loadPart(locale, 'together'),
    ...readApart
      .filter((namespace) => wanted.has(namespace))
      .map(async (namespace) => ({ [namespace]: await loadPart(locale, namespace) })),
  ])
  return Object.assign({}, wholeSet, ...separateParts)
}
