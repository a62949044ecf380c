import type { OperatorView } from '../../contract/operator-view.ts'
import type { Store } from '../store.ts'

/** The operator the app looks like: the page's own, until the player turns out to belong to another one. */
export type CurrentOperator = Store<OperatorView>

/** The operator's data that the server put into the HTML. It is our own, from the same origin, and so not checked. */
export const readOperatorView = (page: Document): OperatorView =>
  JSON.parse(page.getElementById('operator')?.textContent ?? '') as OperatorView

/** Whether this is an operator's data, as far as drawing a screen needs it: data from a call or message is only trusted if it looks so. */
export const isOperatorView = (value: unknown): value is OperatorView => {
  const { id, languages, cardColors, header, background, provider } = (value ?? {}) as { [Field in keyof OperatorView]?: unknown }
  return (
    typeof id === 'string' &&
    [languages, cardColors].every(Array.isArray) &&
    [header, background, provider].every((part) => part instanceof Object)
  )
}
