import { allCalls } from '../../contract/calls.ts'
import type { App } from '../http/app.ts'
import { route } from '../http/route.ts'
import { consentWords } from '../operators/consent-words.ts'
import { pageOfOperator } from '../operators/page-of-operator.ts'
import type { Operators } from '../operators/registry.ts'
import type { Store } from '../store/store.ts'

/** A label as players see it, with the question of consent in a language. */
export const routes = (app: App, deps: { store: Store; operators: Operators }): void => {
  route(app, allCalls.operatorView, async ({ params: { operator }, query: { language } }, reply) => {
    const { view } = await pageOfOperator(deps, operator)
    reply.header('cache-control', 'no-cache')
    return { ...view, ...(await consentWords(view, language)) }
  })
}
