import { providerOperator } from '../../contract/constants.ts'
import type { Services } from '../services.ts'
import { readAddress } from '../session/address.ts'

/**
 * An address without an operator in a tab that has one: the page is asked for again with that operator, as branding and policy come with
 * the page. True when it is on its way.
 */
export const reloadWithOperator = ({ session, currentOperator }: Pick<Services, 'session' | 'currentOperator'>): boolean => {
  const operator = session.get().operator
  if (readAddress(location.search).operator !== null || operator === currentOperator.get().id || operator === providerOperator) return false
  const address = new URL(location.href)
  address.searchParams.set('operator', operator)
  location.replace(address)
  return true
}
