import type { OperatorView } from '../../contract/operator-view.ts'

/** The operator's data that the server put into the HTML. It is ours, of the same origin, and so taken as it is. */
export const readOperatorView = (page: Document): OperatorView =>
  JSON.parse(page.getElementById('operator')?.textContent ?? '') as OperatorView
