import type { OperatorView } from '../../contract/operator-view.ts'

/** The operator's data that the server put into the HTML. It is ours, of the same origin, and so taken as it is. */
export const readOperatorView = (page: Document): OperatorView =>
  JSON.parse(page.getElementById('operator')?.textContent ?? '') as OperatorView

/** Whether this is an operator's data as far as a screen cannot be drawn without: what came by a call or message is ours only if it looks so. */
export const isOperatorView = (value: unknown): value is OperatorView => {
  const { id, languages, cardColors, header, background, provider } = (value ?? {}) as { [Field in keyof OperatorView]?: unknown }
  return (
    typeof id === 'string' &&
    [languages, cardColors].every(Array.isArray) &&
    [header, background, provider].every((part) => part instanceof Object)
  )
}
