import type { OperatorView } from '../../contract/operator-view.ts'
import { useServices } from '../services.ts'

/** The operator's data that the server put into the HTML. It is ours, of the same origin, and so taken as it is. */
export const readOperatorView = (page: Document): OperatorView =>
  JSON.parse(page.getElementById('operator')?.textContent ?? '') as OperatorView

/** The operator the page was served for. */
export const useOperator = (): OperatorView => useServices().operator
